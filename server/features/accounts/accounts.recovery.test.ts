import { and, desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  cancelEmailChange,
  changeEmail,
  changePassword,
  confirmEmailChange,
  correctEmail,
  forgotPassword,
  getSignInDetails,
  registerUser,
  resetPassword,
  verifyEmail,
  verifyReset,
} from '#contract/features/accounts.contract.ts';
import { getCurrentUser, loginUser, refreshToken } from '#contract/features/sessions.contract.ts';
import { auditEntries, emailProofs, emails, passwordResets, users } from '#server/db/tables/index.ts';
import { login } from '#server/features/sessions/index.ts';
import { firstOf } from '#server/testing/lists.ts';
import { aPerson, contextOf, PASSWORD, type Person } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';
import { doJob } from '#server/testing/work.ts';
import { forgetOld, mailReset } from './accounts.jobs.ts';

/** Ways back in and ways to another address: what they open, and all they must not open. */

const test = testApp({ worker: true, env: { MASAR_RATE_FACTOR: '20' } });

const NEW = 'Fresh-one7';
const db = () => test.program.parts.db;
const codeIn = (email: { subject: string }) => email.subject.match(/\d{6}/)![0];
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');
const signIn = (email: string, password: string) => test.call(loginUser, { body: { email, password } });

const mails = (recipient: string, kind: string) =>
  db()
    .select()
    .from(emails)
    .where(and(eq(emails.recipient, recipient), eq(emails.kind, kind)))
    .orderBy(desc(emails.createdAt));

/** Asks for a new password and waits for the mail. */
async function resetMail(email: string) {
  await test.call(forgotPassword, { body: { email } });
  return test.until(async () => (await mails(email, 'reset-password'))[0]);
}
const resetLinkIn = (text: string) => text.match(/reset-password\/([\w-]{43})/)![1]!;

async function resetTokenOf(person: Person): Promise<string> {
  const code = codeIn(await resetMail(person.email));
  const { data } = await test.call(verifyReset, { body: { email: person.email, code } });
  return data.reset_token;
}

/** As if the last mail of a purpose had gone out long ago. */
const waitIsOver = (person: Person) =>
  db()
    .update(emailProofs)
    .set({ sentAt: new Date(0) })
    .where(eq(emailProofs.userId, person.id));

const runOut = (person: Person) =>
  db()
    .update(emailProofs)
    .set({ expiresAt: new Date(0) })
    .where(eq(emailProofs.userId, person.id));

async function deedsAbout(person: Person): Promise<string[]> {
  const rows = await db().select().from(auditEntries).where(eq(auditEntries.subjectId, person.id));
  return rows.map((row) => row.action);
}

describe('a forgotten password', () => {
  it('is set anew by the mailed code; every session ends, and the owner is told', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const token = await resetTokenOf(person);
    const answer = await test.call(resetPassword, { body: { token, password: NEW } });
    expect([answer.status, answer.data.email]).toEqual([200, person.email]);
    expect((await signIn(person.email, PASSWORD)).status).toBe(401);
    expect((await signIn(person.email, NEW)).status).toBe(200);
    expect((await test.call(getCurrentUser, { token: person.token })).status).toBe(401);
    const refreshed = await test.call(refreshToken, { body: { refresh_token: person.refreshToken } });
    expect(refreshed.status).toBe(401);
    expect(await mails(person.email, 'password-changed')).toHaveLength(1);
    expect(await deedsAbout(person)).toEqual(
      expect.arrayContaining(['account.password_reset_asked', 'account.password_reset']),
    );
  });

  it('is set anew by the mailed link, which works once and ends the code too', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const mail = await resetMail(person.email);
    const link = { token: resetLinkIn(mail.text) };
    const first = await test.call(verifyReset, { body: link });
    expect([first.status, first.data.email]).toEqual([200, person.email]);
    const again = await test.call(verifyReset, { body: link });
    expect([again.status, again.problem.code]).toEqual([422, 'accounts.reset_expired']);
    const byCode = await test.call(verifyReset, { body: { email: person.email, code: codeIn(mail) } });
    expect(byCode.problem.code).toBe('accounts.reset_code_wrong');
    const { reset_token: token } = first.data;
    expect((await test.call(resetPassword, { body: { token, password: NEW } })).status).toBe(200);
    const replay = await test.call(resetPassword, { body: { token, password: 'Another-1' } });
    expect([replay.status, replay.problem.code]).toEqual([422, 'accounts.reset_expired']);
    expect((await signIn(person.email, NEW)).status).toBe(200);
  });

  it('is not set twice by two requests at the same moment', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const token = await resetTokenOf(person);
    const both = await Promise.all(
      [NEW, 'Another-1'].map((password) => test.call(resetPassword, { body: { token, password } })),
    );
    expect(both.map((answer) => answer.status).toSorted()).toEqual([200, 422]);
  });

  it('must become another one; the token waits for it', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const token = await resetTokenOf(person);
    const same = await test.call(resetPassword, { body: { token, password: PASSWORD } });
    expect([same.status, same.problem.code]).toEqual([422, 'accounts.password_same']);
    expect(same.problem.errors[0]?.path).toBe('password');
    expect((await test.call(resetPassword, { body: { token, password: NEW } })).status).toBe(200);
  });

  it('answers the same whether or not there is an account, and does the same work', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const known = await test.call(forgotPassword, { body: { email: person.email } });
    const email = `no-${person.email}`;
    const unknown = await test.call(forgotPassword, { body: { email } });
    expect({ ...unknown, headers: {} }).toMatchObject({
      status: known.status,
      message: known.message,
      data: { email, wait_seconds: known.data.wait_seconds },
    });
    await test.until(async () => (await mails(person.email, 'reset-password'))[0]);
    expect(await mails(email, 'reset-password')).toEqual([]);
  });

  it('tells of a wrong code nothing about the account: refusals and waits are the same', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const code = otherThan(codeIn(await resetMail(person.email)));
    const tried = async (email: string) => {
      const answers: unknown[] = [];
      for (let tries = 0; tries < 11; tries++) {
        const { status, problem } = await test.call(verifyReset, { body: { email, code } });
        answers.push([status, problem.code, problem.retry_after_seconds]);
      }
      return answers;
    };
    const known = await tried(person.email);
    expect(await tried(`no-${person.email}`)).toEqual(known);
    expect(known[0]).toEqual([422, 'accounts.reset_code_wrong', undefined]);
    expect(known[10]).toEqual([429, 'accounts.too_many_tries', 2]);
  });

  it('gives five tries at a code, even when the sixth is right', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const code = codeIn(await resetMail(person.email));
    for (let tries = 0; tries < 5; tries++)
      await test.call(verifyReset, { body: { email: person.email, code: otherThan(code) } });
    const sixth = await test.call(verifyReset, { body: { email: person.email, code } });
    expect(sixth.problem.code).toBe('accounts.reset_code_wrong');
  });

  it('takes no code, link or token that ran out', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const mail = await resetMail(person.email);
    await runOut(person);
    const byCode = await test.call(verifyReset, { body: { email: person.email, code: codeIn(mail) } });
    expect(byCode.problem.code).toBe('accounts.reset_code_wrong');
    const byLink = await test.call(verifyReset, { body: { token: resetLinkIn(mail.text) } });
    expect(byLink.problem.code).toBe('accounts.reset_expired');

    const other = await aPerson(test, 'CANDIDATE');
    const token = await resetTokenOf(other);
    await db()
      .update(passwordResets)
      .set({ expiresAt: new Date(0) })
      .where(eq(passwordResets.userId, other.id));
    const late = await test.call(resetPassword, { body: { token, password: NEW } });
    expect(late.problem.code).toBe('accounts.reset_expired');
  });

  it('does not open another’s account with one’s own code, nor with a link of another purpose', async () => {
    const mine = await aPerson(test, 'CANDIDATE');
    const theirs = await aPerson(test, 'CANDIDATE');
    const code = codeIn(await resetMail(mine.email));
    if (code === codeIn(await resetMail(theirs.email))) return;
    const crossed = await test.call(verifyReset, { body: { email: theirs.email, code } });
    expect(crossed.problem.code).toBe('accounts.reset_code_wrong');
    const link = resetLinkIn(firstOf(await mails(mine.email, 'reset-password')).text);
    const confirmed = await test.call(verifyEmail, { params: { token: link } });
    expect(confirmed.problem.code).toBe('accounts.code_expired');
  });

  it('is mailed once a minute at most, however often it is asked for or the job runs', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    await resetMail(person.email);
    const again = () => doJob(test, mailReset, { userId: person.id, address: null });
    for (let times = 0; times < 3; times++) await again();
    expect(await mails(person.email, 'reset-password')).toHaveLength(1);
    await waitIsOver(person);
    await again();
    expect(await mails(person.email, 'reset-password')).toHaveLength(2);
  });

  it('gives a first password to who had none, and confirms the address that the mail reached', async () => {
    const person = await aPerson(test, 'EMAIL_VERIFICATION_PENDING');
    await db().update(users).set({ passwordHash: null }).where(eq(users.id, person.id));
    const details = await test.call(getSignInDetails, { token: person.token });
    expect(details.data.has_password).toBe(false);
    const token = await resetTokenOf(person);
    expect((await test.call(resetPassword, { body: { token, password: NEW } })).status).toBe(200);
    expect((await signIn(person.email, NEW)).data.user.is_email_confirmed).toBe(true);
  });

  it('stays for a disabled account, and of another portal is not this one’s', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    await db().update(users).set({ disabledAt: new Date() }).where(eq(users.id, person.id));
    await doJob(test, mailReset, { userId: person.id, address: null });
    expect(await mails(person.email, 'reset-password')).toEqual([]);

    const here = await aPerson(test, 'CANDIDATE');
    const code = codeIn(await resetMail(here.email));
    const elsewhere = await test.call(verifyReset, { domain: 'KU', body: { email: here.email, code } });
    expect(elsewhere.problem.code).toBe('accounts.reset_code_wrong');
  });

  it('lets the owner in again whom strangers’ guesses kept waiting', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const ctx = await contextOf(test);
    const tryFrom = (address: string, password: string) =>
      login({ ...ctx, request: { ...ctx.request, address } }, { email: person.email, password }, '');
    for (let host = 0; host < 30; host++) await tryFrom(`203.0.113.${host}`, 'Wrong0ne!').catch(() => {});
    const refused = tryFrom('198.51.100.7', PASSWORD);
    await expect(refused).rejects.toMatchObject({ code: 'sessions.too_many_tries' });
    const token = await resetTokenOf(person);
    await test.call(resetPassword, { body: { token, password: NEW } });
    expect((await tryFrom('198.51.100.7', NEW)).user.id).toBe(person.id);
  });
});

describe('changing the password', () => {
  const change = (person: Person, current_password: string, password: string) =>
    test.call(changePassword, { token: person.token, body: { current_password, password } });

  it('keeps this session, ends the others and tells the owner', async () => {
    const person = await aPerson(test, 'RECRUITER');
    const other = await signIn(person.email, PASSWORD);
    const answer = await change(person, PASSWORD, NEW);
    expect([answer.status, answer.data.ended_sessions]).toEqual([200, 1]);
    expect((await test.call(getCurrentUser, { token: person.token })).status).toBe(200);
    expect((await test.call(getCurrentUser, { token: other.data.token })).status).toBe(401);
    expect(await mails(person.email, 'password-changed')).toHaveLength(1);
    expect((await signIn(person.email, NEW)).status).toBe(200);
  });

  it('asks for the present one in the specification’s words, and slows down who guesses it', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const wrong = await change(person, 'Wrong0ne!', NEW);
    expect([wrong.status, wrong.problem.message]).toEqual([422, 'Wrong current password']);
    expect(wrong.problem.errors[0]?.path).toBe('current_password');
    for (let tries = 0; tries < 4; tries++) await change(person, 'Wrong0ne!', NEW);
    expect((await change(person, PASSWORD, NEW)).problem.code).toBe('accounts.too_many_tries');
  });

  it('asks for another one, by the rules of new ones', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    expect((await change(person, PASSWORD, PASSWORD)).problem.code).toBe('accounts.password_same');
    expect((await change(person, PASSWORD, 'short')).problem.code).toBe('request.invalid');
  });

  it('stops a reset and a change of address that somebody else began', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const mail = await resetMail(person.email);
    const next = `new-${person.email}`;
    await test.call(changeEmail, { token: person.token, body: { email: next, password: PASSWORD } });
    await change(person, PASSWORD, NEW);
    const reset = await test.call(verifyReset, { body: { token: resetLinkIn(mail.text) } });
    expect(reset.problem.code).toBe('accounts.reset_expired');
    const code = codeIn(firstOf(await mails(next, 'change-email')));
    const moved = await test.call(confirmEmailChange, { token: person.token, body: { code } });
    expect(moved.problem.code).toBe('accounts.code_wrong');
  });

  it('sends who has none to the mail', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    await db().update(users).set({ passwordHash: null }).where(eq(users.id, person.id));
    expect((await change(person, '', NEW)).status).toBe(422);
    expect((await change(person, 'anything', NEW)).problem.code).toBe('accounts.password_missing');
  });
});

describe('correcting an address that was never confirmed', () => {
  const correct = (person: Person, email: string) =>
    test.call(correctEmail, { token: person.token, body: { email } });

  it('mails a new code there; the former one dies', async () => {
    const person = await aPerson(test, 'EMAIL_VERIFICATION_PENDING');
    const wrong = `typo-${person.email}`;
    await correct(person, wrong);
    const former = codeIn(firstOf(await mails(wrong, 'confirm-email')));
    const tooSoon = await correct(person, person.email);
    expect([tooSoon.status, tooSoon.problem.code]).toEqual([429, 'accounts.resend_too_soon']);
    expect(tooSoon.problem.retry_after_seconds).toBeGreaterThan(0);
    const shown = await test.call(getSignInDetails, { token: person.token });
    expect(shown.data).toMatchObject({ email: wrong, pending_email: null });
    expect(shown.data.wait_seconds).toBeGreaterThan(50);

    await waitIsOver(person);
    expect((await correct(person, person.email)).data).toEqual({ email: person.email, wait_seconds: 60 });
    const code = codeIn(firstOf(await mails(person.email, 'confirm-email')));
    if (code !== former) {
      const old = { params: { token: former }, body: { email: person.email } };
      expect((await test.call(verifyEmail, old)).problem.code).toBe('accounts.code_wrong');
    }
    const right = { params: { token: code }, body: { email: person.email } };
    expect((await test.call(verifyEmail, right)).status).toBe(200);
  });

  it('goes at once where only the mail of the sign-up went out before', async () => {
    const email = 'mistyped@people.test';
    const opened = await test.call(registerUser, {
      body: { first_name: 'Ola', last_name: 'Badr', email, password: PASSWORD, terms: true },
    });
    const to = (address: string) =>
      test.call(correctEmail, { token: opened.data.token, body: { email: address } });
    expect((await to('right@people.test')).status).toBe(200);
    expect((await to('again@people.test')).problem.code).toBe('accounts.resend_too_soon');
  });

  it('needs an address that is free, and another one', async () => {
    const person = await aPerson(test, 'EMAIL_VERIFICATION_PENDING');
    const owner = await aPerson(test, 'CANDIDATE');
    expect((await correct(person, owner.email)).problem.code).toBe('accounts.email_taken');
    expect((await correct(person, person.email)).problem.code).toBe('accounts.email_same');
    expect((await correct(owner, 'free@people.test')).status).toBe(403);
  });

  it('is confirmed by the link on a device without a session', async () => {
    const person = await aPerson(test, 'EMAIL_VERIFICATION_PENDING');
    const email = `right-${person.email}`;
    await correct(person, email);
    const { text } = firstOf(await mails(email, 'confirm-email'));
    const token = text.match(/verify-email\/([\w-]+)/)![1]!;
    expect((await test.call(verifyEmail, { params: { token } })).status).toBe(200);
    expect((await test.call(getCurrentUser, { token: person.token })).data.state).toBe('ONBOARDING_PENDING');
  });
});

describe('changing the address', () => {
  const begin = (person: Person, email: string, password = PASSWORD) =>
    test.call(changeEmail, { token: person.token, body: { email, password } });
  const confirm = (person: Person, body: { code: string } | { token: string }) =>
    test.call(confirmEmailChange, { token: person.token, body });

  it('needs the code that was mailed to the new one; the former is told before and after', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const next = `new-${person.email}`;
    expect((await begin(person, next)).data).toEqual({ email: next, wait_seconds: 60 });
    expect((await mails(person.email, 'email-changed'))[0]?.text).toContain(next);
    const pending = await test.call(getSignInDetails, { token: person.token });
    expect(pending.data).toMatchObject({ email: person.email, pending_email: next });

    const code = codeIn(firstOf(await mails(next, 'change-email')));
    expect((await confirm(person, { code: otherThan(code) })).problem.code).toBe('accounts.code_wrong');
    expect((await confirm(person, { code })).data.email).toBe(next);
    expect(await mails(person.email, 'email-changed')).toHaveLength(2);
    expect((await signIn(next, PASSWORD)).status).toBe(200);
    expect((await signIn(person.email, PASSWORD)).status).toBe(401);
    expect((await confirm(person, { code })).status).toBe(422);
  });

  it('works by the link, for its own person only', async () => {
    const person = await aPerson(test, 'RECRUITER');
    const stranger = await aPerson(test, 'CANDIDATE');
    const next = `new-${person.email}`;
    await begin(person, next);
    const { text } = firstOf(await mails(next, 'change-email'));
    const token = text.match(/email_token=([\w-]+)/)![1]!;
    expect((await confirm(stranger, { token })).problem.code).toBe('accounts.code_expired');
    expect((await test.call(verifyEmail, { params: { token } })).problem.code).toBe('accounts.code_expired');
    expect((await test.call(verifyReset, { body: { token } })).problem.code).toBe('accounts.reset_expired');
    expect((await confirm(person, { token })).data.email).toBe(next);
    expect((await confirm(person, { token })).problem.code).toBe('accounts.code_expired');
  });

  it('to one that is taken answers the same; its owner is told, and no code opens it', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const owner = await aPerson(test, 'CANDIDATE');
    const free = await begin(person, `new-${person.email}`);
    await waitIsOver(person);
    const taken = await begin(person, owner.email);
    expect([taken.status, taken.message, Object.keys(taken.data)]).toEqual([
      free.status,
      free.message,
      Object.keys(free.data),
    ]);
    expect(await mails(owner.email, 'change-email')).toEqual([]);
    expect(await mails(owner.email, 'address-in-use')).toHaveLength(1);
    expect((await test.call(getSignInDetails, { token: person.token })).data.pending_email).toBe(owner.email);
  });

  it('is refused in the same way when the address was taken meanwhile', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const next = `new-${person.email}`;
    await begin(person, next);
    const faster = await aPerson(test, 'CANDIDATE');
    await db().update(users).set({ email: next }).where(eq(users.id, faster.id));
    const code = codeIn(firstOf(await mails(next, 'change-email')));
    expect((await confirm(person, { code })).problem.code).toBe('accounts.code_expired');
    expect((await signIn(person.email, PASSWORD)).status).toBe(200);
  });

  it('needs the password, another address and five tries at most', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const next = `new-${person.email}`;
    expect((await begin(person, next, 'Wrong0ne!')).problem.code).toBe('accounts.password_wrong');
    expect((await begin(person, person.email)).problem.code).toBe('accounts.email_same');
    await begin(person, next);
    const code = codeIn(firstOf(await mails(next, 'change-email')));
    for (let tries = 0; tries < 5; tries++) await confirm(person, { code: otherThan(code) });
    expect((await confirm(person, { code })).problem.code).toBe('accounts.code_expired');
  });

  it('can be given up, and takes what was mailed to the former address along when it is made', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const next = `new-${person.email}`;
    await begin(person, next);
    const { data } = await test.call(cancelEmailChange, { token: person.token });
    expect(data).toEqual({ pending_email: null });
    const dead = codeIn(firstOf(await mails(next, 'change-email')));
    expect((await confirm(person, { code: dead })).problem.code).toBe('accounts.code_wrong');

    const reset = await resetMail(person.email);
    await begin(person, next);
    await confirm(person, { code: codeIn(firstOf(await mails(next, 'change-email'))) });
    const former = await test.call(verifyReset, { body: { token: resetLinkIn(reset.text) } });
    expect(former.problem.code).toBe('accounts.reset_expired');
  });
});

describe('what ran out', () => {
  it('is forgotten by night, and the goodbyes to people who are gone', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const mail = { subject: 'x', html: 'x', text: 'x', kind: 'goodbye', createdAt: new Date(0) };
    await db()
      .insert(emails)
      .values({ ...mail, recipient: 'gone@people.test' });
    await db()
      .insert(emails)
      .values({ ...mail, recipient: person.email, userId: person.id });
    await resetMail(person.email);
    await runOut(person);
    for (let times = 0; times < 2; times++) await doJob(test, forgetOld, {});
    expect(await db().select().from(emailProofs).where(eq(emailProofs.userId, person.id))).toEqual([]);
    expect(await mails('gone@people.test', 'goodbye')).toEqual([]);
    expect(await mails(person.email, 'goodbye')).toHaveLength(1);
  });
});
