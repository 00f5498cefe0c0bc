import { desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { bookDemo } from '#contract/features/demo-requests.contract.ts';
import { demoRequests, emails } from '#server/db/tables/index.ts';
import { firstOf, theOne } from '#server/testing/lists.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp();
const request = {
  name: 'Rania Khalil',
  email: 'rania@company.test',
  company: 'Nakheel Foods',
  size: '51-200' as const,
  message: 'We hire some forty people a year.',
};

describe('asking for a demo', () => {
  it('is kept, told to the portal’s contact and confirmed in the person’s language', async () => {
    const answer = await test.call(bookDemo, { body: request, lang: 'ar' });
    expect([answer.status, answer.data]).toEqual([200, { is_received: true }]);
    const { db } = test.program.parts;
    expect(await db.select().from(demoRequests)).toMatchObject([
      { company: 'Nakheel Foods', size: '51-200', portal: 'HCMS' },
    ]);
    const sent = await db.select().from(emails).orderBy(desc(emails.recipient));
    expect(sent.map(({ recipient }) => recipient)).toEqual(['rania@company.test', 'help@masar.local']);
    expect(firstOf(sent).html).toContain('dir="rtl"');
    // The contact reads it in the portal's first language, whoever asks.
    expect(sent[1]!.html).not.toContain('dir="rtl"');
    expect(sent[1]!.text).toContain('We hire some forty people a year.');
    expect(sent[1]!.text).toContain('51–200');
  });

  it('takes a company’s words as text, never as mark-up or a header', async () => {
    const company = 'A<script>alert(1)</script>\r\nBcc: x@y.test';
    await test.call(bookDemo, { body: { ...request, email: 'two@company.test', company } });
    const mail = firstOf(
      await test.program.parts.db.select().from(emails).orderBy(desc(emails.createdAt)).limit(1),
    );
    expect(mail.html).not.toContain('<script>');
    expect(mail.subject).not.toMatch(/[\r\n]/);
  });

  it('is enough three times a day for one address', async () => {
    const body = { ...request, email: 'eager@company.test' };
    const statuses = [];
    for (let time = 0; time < 4; time++) statuses.push((await test.call(bookDemo, { body })).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    // Another portal counts for itself, and what was asked a day ago no more.
    expect((await test.call(bookDemo, { body, domain: 'KU' })).status).toBe(200);
    const { db } = test.program.parts;
    await db
      .update(demoRequests)
      .set({ createdAt: new Date(Date.now() - 86_400_000 - 60_000) })
      .where(eq(demoRequests.portal, 'HCMS'));
    expect((await test.call(bookDemo, { body })).status).toBe(200);
  });

  it('needs no message, and quotes none then', async () => {
    await test.call(bookDemo, { body: { ...request, email: 'brief@company.test', message: '' } });
    const { db } = test.program.parts;
    const kept = await db.select().from(demoRequests).where(eq(demoRequests.email, 'brief@company.test'));
    expect(kept.map(({ message }) => message)).toEqual([null]);
    const told = await db.select().from(emails).orderBy(desc(emails.createdAt)).limit(2);
    expect(theOne(told, ({ recipient }) => recipient === 'help@masar.local').text).not.toContain('people');
  });

  it('names each field that is missing', async () => {
    const answer = await test.callAnyhow(bookDemo, {
      body: { ...request, name: ' ', email: 'nowhere', size: 'huge' },
    });
    expect(answer.problem.errors.map(({ path }) => path).sort()).toEqual(['email', 'name', 'size']);
  });
});
