import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerUser } from '#contract/features/accounts.contract.ts';
import { emails } from '#server/db/tables/index.ts';
import { testApp } from '#server/testing/test-app.ts';
import { emailHandlers } from './emails.worker.ts';

/** A real mail server on this machine; what it receives is parsed as a mail reader would. */
const received: Email[] = [];
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, _session, done) => {
    const pieces: Buffer[] = [];
    stream.on('data', (piece) => pieces.push(piece));
    stream.on('end', () => {
      void PostalMime.parse(Buffer.concat(pieces)).then((email) => {
        received.push(email);
        done();
      });
    });
  },
});
const env: Record<string, string> = {};
beforeAll(async () => {
  await new Promise<void>((resolve) => void smtp.listen(0, '127.0.0.1', () => resolve()));
  env.SMTP_URL = `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise<void>((resolve) => void smtp.close(() => resolve())));

const test = testApp({ worker: true, env });
const person = { first_name: 'Noura', last_name: 'Saleh', password: 'Passw0rd!', terms: true as const };

it('goes through the configured mail server, in the person’s language, with plain text beside HTML', async () => {
  await test.call(registerUser, { lang: 'ar', body: { ...person, email: 'noura@people.test' } });
  const email = await test.until(async () =>
    received.find((it) => it.to?.[0]?.address === 'noura@people.test'),
  );
  expect(email.subject).toMatch(/^\d{6} هو رمزك في مسار$/);
  expect(email.html).toContain('dir="rtl"');
  expect(email.text).toContain('/auth/verify-email/');
});

it('is sent once, also when its job runs again', async () => {
  const before = received.length;
  await test.call(registerUser, { body: { ...person, email: 'once@people.test' } });
  await test.until(async () => received.length > before);
  const ctx = await test.program.contexts.forJob();
  const [row] = await ctx.db.select().from(emails).limit(1);
  await test.until(async () => (await ctx.db.select().from(emails)).every((it) => it.sentAt));
  await emailHandlers[0]!.run(ctx, { emailId: row!.id } as never);
  expect(received).toHaveLength(before + 1);
});

it('leaves no outbox page where a mail server is configured', async () => {
  expect((await test.send('GET', '/dev/outbox')).status).toBe(404);
});
