import type { AddressInfo } from 'node:net';
import { createCanvas } from '@napi-rs/canvas';
import { eq } from 'drizzle-orm';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerUser } from '#contract/features/accounts.contract.ts';
import { getAdminPortal, patchAdminPortal } from '#contract/features/portals.contract.ts';
import { emails } from '#server/db/tables/index.ts';
import { firstOf } from '#server/testing/lists.ts';
import { aPerson, contextOf } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';
import { doJob } from '#server/testing/work.ts';
import { deliverEmail } from './emails.jobs.ts';
import { type EmailContent, type EmailRecipient, retryUnsent, sendEmail, unsentEmails } from './index.ts';

/** A real mail server on this machine; what it receives is parsed as a mail reader would. */
const received: Email[] = [];
/** What it answers to a recipient instead of taking the mail, while there is something. */
const refusals = new Map<string, { code: number; words: string }>();
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: ({ address }, _session, done) => {
    const refusal = refusals.get(address);
    done(refusal ? Object.assign(new Error(refusal.words), { responseCode: refusal.code }) : undefined);
  },
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
const env: Record<string, string> = { MAIL_FROM: 'Masar <post@masar.example>' };
beforeAll(async () => {
  await new Promise<void>((resolve) => void smtp.listen(0, '127.0.0.1', () => resolve()));
  env.SMTP_URL = `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise<void>((resolve) => void smtp.close(() => resolve())));

const test = testApp({ worker: true, env });
const person = { first_name: 'Noura', last_name: 'Saleh', password: 'Passw0rd!', terms: true as const };

const mailTo = (address: string) =>
  test.until(async () => received.find((it) => it.to?.[0]?.address === address));
const headerOf = (email: Email, name: string) => email.headers.find((it) => it.key === name)?.value;
const rowOf = async (address: string) => {
  const row = firstOf(
    await (await contextOf(test)).db.select().from(emails).where(eq(emails.recipient, address)),
  );
  return row;
};
const deliver = (emailId: string) => doJob(test, deliverEmail, { emailId });

async function send(to: Partial<EmailRecipient> & { address: string }, content: Partial<EmailContent> = {}) {
  const ctx = await contextOf(test);
  return sendEmail(
    ctx,
    { userId: null, language: 'en', ...to },
    { kind: 'notification', subject: 'News', paragraphs: ['There is news.'], ...content },
  );
}

it('goes through the configured mail server, in the person’s language, with plain text beside HTML', async () => {
  await test.call(registerUser, { lang: 'ar', body: { ...person, email: 'noura@people.test' } });
  const email = await mailTo('noura@people.test');
  expect(email.subject).toMatch(/^\d{6} هو رمزك في مسار$/);
  expect(email.html).toContain('dir="rtl"');
  expect(email.text).toContain('/auth/verify-email/');
  expect(email.from).toEqual({ name: 'مسار', address: 'post@masar.example' });
  expect(headerOf(email, 'auto-submitted')).toBe('auto-generated');
});

it('is sent once, also when its job runs again or on two workers at once', async () => {
  const id = await send({ address: 'once@people.test' });
  await Promise.all([deliver(id), deliver(id)]);
  await test.until(async () => (await rowOf('once@people.test')).sentAt);
  await deliver(id);
  const copies = received.filter((it) => it.to?.[0]?.address === 'once@people.test');
  expect(copies.map((it) => it.messageId)).toEqual([`<${id}@masar.example>`]);
});

it('can be stopped by one click where it may be, and says at its foot why it came', async () => {
  await send(
    { address: 'stop@people.test', language: 'ar' },
    { unsubscribeUrl: 'https://masar.example/unsubscribe/abc.def' },
  );
  const email = await mailTo('stop@people.test');
  expect(headerOf(email, 'list-unsubscribe')).toBe('<https://masar.example/api/unsubscribe/abc.def>');
  expect(headerOf(email, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(email.html).toContain('href="https://masar.example/unsubscribe/abc.def"');
  expect(email.text).toContain('وفق خيارات الإشعارات');

  await send({ address: 'no-stop@people.test' }, { kind: 'password-changed' });
  const other = await mailTo('no-stop@people.test');
  expect(headerOf(other, 'list-unsubscribe')).toBeUndefined();
  expect(other.text).toContain('cannot be switched off');
});

it('is of the recipient’s portal, whoever sends it, with its logo along', async () => {
  const admin = await aPerson(test, 'RECRUITER_ADMIN', { portal: 'KU' });
  const upload = await test.upload(
    '/upload-file',
    { purpose: 'logo' },
    { name: 'logo.png', bytes: await createCanvas(200, 50).encode('png') },
    admin.token,
  );
  const en = (upload.data as { id: string }).id;
  const { updated_at } = (await test.call(getAdminPortal, { token: admin.token })).data;
  await test.call(patchAdminPortal, {
    token: admin.token,
    body: {
      updated_at,
      mail_sender: 'KU Career Centre',
      contact_email: 'careers@ku.test',
      logos: { light: { en, ar: null }, dark: { en: null, ar: null } },
    },
  });
  await test.until(async () => (await test.program.parts.findPortal('KU')).mailSender);
  // The sender's context is the default portal's, as that of every job is.
  await send({ userId: admin.id, address: admin.email });
  const email = await mailTo(admin.email);
  expect(email.from).toEqual({ name: 'KU Career Centre', address: 'post@masar.example' });
  expect(email.replyTo?.[0]?.address).toBe('careers@ku.test');
  expect(email.html).toContain(`src="cid:logo-${en}"`);
  expect(email.attachments.map((it) => [it.contentId, it.mimeType])).toEqual([[`<logo-${en}>`, 'image/png']]);
  expect(email.text).toContain('KU Careers');
});

it('is tried again while the server is busy, with its failure in sight, and goes out in the end', async () => {
  refusals.set('busy@people.test', { code: 451, words: 'greylisted, come back later' });
  const id = await send({ address: 'busy@people.test' });
  await test.until(async () => (await rowOf('busy@people.test')).tries === 1);
  const row = await rowOf('busy@people.test');
  expect([row.sentAt, row.failure]).toEqual([null, expect.stringContaining('greylisted')]);
  await expect(deliver(id)).rejects.toThrow('greylisted');
  refusals.clear();
  await deliver(id);
  const sent = await rowOf('busy@people.test');
  expect([sent.tries, sent.failure, sent.sentAt]).toEqual([3, null, expect.any(Date)]);
});

it('is given up at once where the server refuses for good, and an operator sees it and may send it again', async () => {
  refusals.set('gone@people.test', { code: 550, words: 'no such mailbox' });
  const id = await send({ address: 'gone@people.test' });
  await test.until(async () => (await rowOf('gone@people.test')).failure);
  await deliver(id);
  const ctx = await contextOf(test);
  const [unsent] = await unsentEmails(ctx.db);
  expect(unsent).toMatchObject({ recipient: 'gone@people.test', failure: expect.stringContaining('550') });
  expect(unsent).not.toHaveProperty('text');
  refusals.clear();
  expect(await retryUnsent(ctx)).toBe(1);
  await mailTo('gone@people.test');
});

it('has one line as its subject, whatever a name holds', async () => {
  await send({ address: 'lines@people.test' }, { subject: 'Hello\r\nBcc: everyone@people.test' });
  const email = await mailTo('lines@people.test');
  expect(email.subject).toBe('Hello Bcc: everyone@people.test');
  expect(email.bcc ?? []).toEqual([]);
  await send({ address: 'cut@people.test' }, { subject: '\tNews of\u2028the week\n' });
  expect((await mailTo('cut@people.test')).subject).toBe('News of the week');
});

it('leaves no outbox page where a mail server is configured', async () => {
  expect((await test.send('GET', '/dev/outbox')).status).toBe(404);
});
