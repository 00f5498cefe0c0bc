import { desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { editDetails, registerUser, sendEmail, verifyEmail } from '#contract/features/accounts.contract.ts';
import { getFile } from '#contract/features/files.contract.ts';
import { onboardRecruiter } from '#contract/features/onboarding.contract.ts';
import { getCurrentUser } from '#contract/features/sessions.contract.ts';
import { emails } from '#server/db/tables/index.ts';
import { firstOf } from '#server/testing/lists.ts';
import { aCompany, aPerson, type Person } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp();
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
let drawn = 0;
const registration = () => ({
  first_name: 'Noura',
  last_name: 'Saleh',
  email: `noura${++drawn}@people.test`,
  password: 'Passw0rd!',
  terms: true as const,
});

async function lastEmail(recipient: string) {
  const { db } = test.program.parts;
  const row = firstOf(
    await db
      .select()
      .from(emails)
      .where(eq(emails.recipient, recipient))
      .orderBy(desc(emails.createdAt))
      .limit(1),
  );
  return row;
}
const codeIn = (subject: string) => subject.match(/\d{6}/)![0];
const tokenIn = (text: string) => text.match(/verify-email\/([\w-]+)/)![1]!;

describe('signing up', () => {
  it('opens an account whose address waits to be confirmed, and mails a code', async () => {
    const body = registration();
    const answer = await test.call(registerUser, { body });
    expect([answer.status, answer.message]).toEqual([200, 'Signup Successful']);
    expect(answer.data.user.state).toBe('EMAIL_VERIFICATION_PENDING');
    expect(codeIn((await lastEmail(body.email)).subject)).toMatch(/^\d{6}$/);
  });

  it('writes the mail in the caller’s language and direction', async () => {
    const body = registration();
    await test.call(registerUser, { body, lang: 'ar' });
    const email = await lastEmail(body.email);
    expect(email.html).toContain('dir="rtl"');
    expect(email.subject).toMatch(/هو رمزك/);
  });

  it('refuses an address that has an account, whatever its case', async () => {
    const body = registration();
    await test.call(registerUser, { body });
    const again = await test.call(registerUser, { body: { ...body, email: body.email.toUpperCase() } });
    expect([again.status, again.problem.code]).toEqual([409, 'accounts.email_taken']);
    expect(again.problem.errors[0]?.path).toBe('email');
  });

  it.each([
    ['Short1!', 'password_length'],
    ['Passw0rd!Passw0rd', 'password_length'],
    ['PASSW0RD!', 'password_lowercase'],
    ['passw0rd!', 'password_uppercase'],
    ['Password!', 'password_digit'],
    ['Passw0rdd', 'password_special'],
  ])('refuses the password %s: %s', async (password, code) => {
    const answer = await test.call(registerUser, { body: { ...registration(), password } });
    expect(answer.problem.errors.map((it) => it.code)).toEqual([code]);
  });

  it.each(['Passw0r!', 'Passw0rd!Passw0r'])(
    'takes the password %s: 8 and 16 are both within',
    async (password) => {
      expect((await test.call(registerUser, { body: { ...registration(), password } })).status).toBe(200);
    },
  );

  it('asks for the terms in the specification’s words', async () => {
    const answer = await test.call(registerUser, {
      body: { ...registration(), terms: false as unknown as true },
    });
    expect(answer.problem.errors[0]?.message).toBe('You must accept the terms and conditions to proceed.');
  });
});

describe('confirming an address', () => {
  it('works by the code with the address', async () => {
    const body = registration();
    const { data } = await test.call(registerUser, { body });
    const code = codeIn((await lastEmail(body.email)).subject);
    expect(
      (await test.call(verifyEmail, { params: { token: code }, body: { email: body.email } })).status,
    ).toBe(200);
    expect((await test.call(getCurrentUser, { token: data.token })).data.state).toBe('ONBOARDING_PENDING');
  });

  it('leads to onboarding, and that to what the role may do', async () => {
    const person = await aPerson(test, 'ONBOARDING_PENDING');
    const { token } = person;
    await test.call(onboardRecruiter, { token, body: aCompany({ company_name: 'Barid Couriers' }) });
    expect((await test.call(getCurrentUser, { token })).data).toMatchObject({
      state: 'RECRUITER',
      is_onboarding_completed: true,
    });
    const again = await test.call(onboardRecruiter, { token, body: aCompany() });
    expect([again.status, again.problem.code]).toEqual([403, 'access.denied']);
  });

  it('works by the mailed link, once', async () => {
    const body = registration();
    await test.call(registerUser, { body });
    const token = tokenIn((await lastEmail(body.email)).text);
    expect((await test.call(verifyEmail, { params: { token } })).status).toBe(200);
    expect((await test.call(verifyEmail, { params: { token } })).problem.code).toBe('accounts.code_expired');
  });

  it('gives up on a code after five wrong tries, even when the sixth is right', async () => {
    const body = registration();
    await test.call(registerUser, { body });
    const code = codeIn((await lastEmail(body.email)).subject);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries++) {
      const answer = await test.call(verifyEmail, { params: { token: wrong }, body: { email: body.email } });
      expect(answer.problem.code).toBe('accounts.code_wrong');
    }
    const right = await test.call(verifyEmail, { params: { token: code }, body: { email: body.email } });
    expect(right.problem.code).toBe('accounts.code_expired');
  });

  it('does not open another’s account with one’s own code', async () => {
    const mine = registration();
    const theirs = registration();
    await test.call(registerUser, { body: mine });
    await test.call(registerUser, { body: theirs });
    const code = codeIn((await lastEmail(mine.email)).subject);
    const other = codeIn((await lastEmail(theirs.email)).subject);
    if (code === other) return;
    const answer = await test.call(verifyEmail, { params: { token: code }, body: { email: theirs.email } });
    expect(answer.problem.code).toBe('accounts.code_wrong');
  });

  it('asks to wait before the next mail', async () => {
    const { data } = await test.call(registerUser, { body: registration() });
    const answer = await test.call(sendEmail, { token: data.token, body: { type: 'resend-email' } });
    expect(answer.status).toBe(429);
    expect(answer.problem.message).toMatch(/wait \d+ seconds/);
  });
});

describe('account details', () => {
  it('change what is given and keep the rest', async () => {
    const person = await aPerson(test, 'CANDIDATE', { name: 'Amal Nasser' });
    const answer = await test.call(editDetails, { token: person.token, body: { language: 'ar' } });
    expect([answer.data.language, answer.data.first_name]).toEqual(['ar', 'Amal']);
    const same = await test.call(editDetails, { token: person.token, body: {} });
    expect(same.data.language).toBe('ar');
  });

  it('have a picture of one’s own, which is changed and taken away, and the former one goes', async () => {
    const person = await aPerson(test, 'RECRUITER');
    const stored = async (owner: Person, purpose = 'avatar') => {
      const { data } = await test.upload(
        '/upload-file',
        { purpose },
        { name: 'me.png', bytes: PNG },
        owner.token,
      );
      return (data as { id: string }).id;
    };
    const put = (avatar: string | null) => test.call(editDetails, { token: person.token, body: { avatar } });
    const isThere = async (id: string) =>
      (await test.call(getFile, { token: person.token, params: { id } })).status === 200;
    const [first, second] = [await stored(person), await stored(person)];
    expect((await put(first)).data.avatar).toBe(first);
    expect((await put(first)).data.avatar).toBe(first);
    expect((await put(second)).data.avatar).toBe(second);
    expect([await isThere(first), await isThere(second)]).toEqual([false, true]);
    const named = await test.call(editDetails, { token: person.token, body: { first_name: 'Reem' } });
    expect(named.data.avatar).toBe(second);
    const others = [await stored(await aPerson(test, 'RECRUITER')), await stored(person, 'logo')];
    for (const id of others) expect((await put(id)).problem.code).toBe('files.not_found');
    expect((await put(null)).data.avatar).toBeNull();
    expect(await isThere(second)).toBe(false);
  });
});
