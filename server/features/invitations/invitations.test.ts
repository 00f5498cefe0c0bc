import { desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { registerUser } from '#contract/features/accounts.contract.ts';
import * as contract from '#contract/features/invitations.contract.ts';
import { getCurrentUser } from '#contract/features/sessions.contract.ts';
import { getTeam, inviteToTeam, resendTeamInvitation } from '#contract/features/teams.contract.ts';
import { emails, invitations, users } from '#server/db/tables/index.ts';
import { firstOf } from '#server/testing/lists.ts';
import { aPerson, type Person } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp();
let drawn = 0;
const anAddress = () => `invited${++drawn}@people.test`;

/** The token in the latest mail to an address. */
async function tokenFor(address: string): Promise<string> {
  const row = firstOf(
    await test.program.parts.db
      .select()
      .from(emails)
      .where(eq(emails.recipient, address))
      .orderBy(desc(emails.createdAt))
      .limit(1),
  );
  return row.text.match(/invitation=([\w-]+)/)![1]!;
}
const inviteAs = (admin: Person, email: string, role_name: (typeof contract.INVITED_ROLES)[number]) =>
  test.call(contract.invite, { token: admin.token, body: { email, role_name } });
const accept = (person: Person, token: string) =>
  test.call(contract.acceptInvitation, { token: person.token, params: { token } });
const signUp = (email: string, invitation: string) =>
  test.call(registerUser, {
    body: { first_name: 'Lina', last_name: 'Fares', email, password: 'Passw0rd!', terms: true, invitation },
  });

describe('an invitation to a role', () => {
  it('shows its holder who invites and to what, and nothing else', async () => {
    const admin = await aPerson(test, 'RECRUITER_ADMIN', { name: 'Huda Saleh' });
    const email = anAddress();
    await inviteAs(admin, email, 'institute');
    const seen = await test.call(contract.getInvitation, { params: { token: await tokenFor(email) } });
    expect(seen.data).toEqual({
      status: 'open',
      role_name: 'institute',
      company_name: null,
      company_role: null,
      invited_by: 'Huda Saleh',
    });
    const wrong = await test.call(contract.getInvitation, { params: { token: 'x'.repeat(43) } });
    expect(wrong.problem.code).toBe('invitations.not_found');
  });

  it.each([
    ['institute', 'INSTITUTE'],
    ['talent manager', 'TALENT_MANAGER'],
    ['recruiter admin', 'RECRUITER_ADMIN'],
    ['recruiter', 'ONBOARDING_PENDING'],
  ] as const)('to %s opens an account that is %s at once, its address confirmed', async (role, state) => {
    const admin = await aPerson(test, 'RECRUITER_ADMIN');
    const email = anAddress();
    await inviteAs(admin, email, role);
    const answer = await signUp(email, await tokenFor(email));
    expect(answer.data.user).toMatchObject({ state, is_email_confirmed: true, role_name: role });
  });

  it('works once', async () => {
    const admin = await aPerson(test, 'RECRUITER_ADMIN');
    const person = await aPerson(test, 'ONBOARDING_PENDING');
    await inviteAs(admin, person.email, 'talent manager');
    const token = await tokenFor(person.email);
    const both = await Promise.all([accept(person, token), accept(person, token)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect((await test.call(getCurrentUser, { token: person.token })).data.state).toBe('TALENT_MANAGER');
  });

  it('is of no use to whoever finds the link and has another address', async () => {
    const admin = await aPerson(test, 'RECRUITER_ADMIN');
    const finder = await aPerson(test, 'RECRUITER');
    const email = anAddress();
    await inviteAs(admin, email, 'recruiter admin');
    const token = await tokenFor(email);
    expect((await accept(finder, token)).problem.code).toBe('invitations.other_address');
    expect((await test.call(getCurrentUser, { token: finder.token })).data.role_name).toBe('recruiter');
    expect((await signUp(anAddress(), token)).data?.user?.role_name ?? null).toBeNull();
    // It is still there for whom it is meant.
    expect((await test.call(contract.getInvitation, { params: { token } })).data.status).toBe('open');
  });

  it.each([
    ['CANDIDATE', 'recruiter admin', 'other_role'],
    ['INSTITUTE', 'talent manager', 'other_role'],
    ['RECRUITER', 'institute', 'other_role'],
    ['RECRUITER', 'recruiter', 'has_role'],
    ['INSTITUTE', 'institute', 'has_role'],
    ['RECRUITER', 'recruiter admin', null],
    ['RECRUITER_ADMIN', 'recruiter', null],
    ['ONBOARDING_PENDING', 'institute', null],
  ] as const)('finds a %s; to be %s is answered by %s', async (state, role, refusal) => {
    const admin = await aPerson(test, 'RECRUITER_ADMIN');
    const { email } = await aPerson(test, state);
    const answer = await inviteAs(admin, email, role);
    expect([answer.status, answer.problem.code]).toEqual(
      refusal ? [409, `invitations.${refusal}`] : [200, undefined],
    );
    // Beside the field stand the same words, not those for just any value.
    const beside = { path: 'email', code: `invited_${refusal}`, message: answer.problem.message };
    if (refusal) expect(answer.problem.errors).toMatchObject([beside]);
  });

  it('may be to a role that somebody has and has not begun with', async () => {
    const admin = await aPerson(test, 'RECRUITER_ADMIN');
    const person = await aPerson(test, 'ONBOARDING_PENDING');
    await test.program.parts.db.update(users).set({ role: 'recruiter' }).where(eq(users.id, person.id));
    expect((await inviteAs(admin, person.email, 'recruiter')).status).toBe(200);
  });

  it('is of no use to who has become something else since', async () => {
    const admin = await aPerson(test, 'RECRUITER_ADMIN');
    const person = await aPerson(test, 'ONBOARDING_PENDING');
    await inviteAs(admin, person.email, 'institute');
    await test.program.parts.db.update(users).set({ role: 'individual' }).where(eq(users.id, person.id));
    const answer = await accept(person, await tokenFor(person.email));
    expect(answer.problem.code).toBe('invitations.other_role');
  });

  it('is one of so many that may be open at once', async () => {
    const admin = await aPerson(test, 'RECRUITER_ADMIN', { portal: 'COREHCS' });
    await test.program.parts.db.insert(invitations).values(
      Array.from({ length: 199 }, (_, at) => ({
        portal: 'COREHCS',
        email: `many${at}@people.test`,
        role: 'institute' as const,
        tokenHash: `many${at}`,
        expiresAt: new Date(Date.now() + 86_400_000),
      })),
    );
    expect((await inviteAs(admin, anAddress(), 'institute')).status).toBe(200);
    expect((await inviteAs(admin, anAddress(), 'institute')).problem.code).toBe('invitations.too_many');
  });

  it.each([
    ['accepted', { acceptedAt: new Date() }],
    ['revoked', { revokedAt: new Date() }],
    ['expired', { expiresAt: new Date() }],
  ] as const)('that is %s says so, and counts for nothing at signing up', async (status, given) => {
    const admin = await aPerson(test, 'RECRUITER_ADMIN');
    const email = anAddress();
    const { data: sent } = await inviteAs(admin, email, 'talent manager');
    await test.program.parts.db.update(invitations).set(given).where(eq(invitations.id, sent.id));
    const token = await tokenFor(email);
    const { data: seen } = await test.call(contract.getInvitation, { params: { token } });
    expect(seen.status).toBe(status);
    expect((await signUp(email, token)).problem.code).toBe('invitations.not_found');
    const { data: list } = await test.call(contract.listInvitations, {
      token: admin.token,
      query: { status, q: email },
    });
    expect(list.results.map(({ id }) => id)).toEqual([sent.id]);
  });

  it('stays when whoever sent it has gone, from nobody', async () => {
    const admin = await aPerson(test, 'RECRUITER_ADMIN');
    const email = anAddress();
    const { data: sent } = await inviteAs(admin, email, 'institute');
    await test.program.parts.db
      .update(invitations)
      .set({ invitedBy: null })
      .where(eq(invitations.id, sent.id));
    const { data } = await test.call(contract.getInvitation, { params: { token: await tokenFor(email) } });
    expect(data).toMatchObject({ status: 'open', invited_by: null });
  });

  it('is dead once it is taken back, sent anew or too old', async () => {
    const admin = await aPerson(test, 'RECRUITER_ADMIN');
    const person = await aPerson(test, 'ONBOARDING_PENDING');
    const { data: sent } = await inviteAs(admin, person.email, 'institute');
    const first = await tokenFor(person.email);
    const resend = () =>
      test.call(contract.resendInvitation, { token: admin.token, params: { id: sent.id } });
    const tooSoon = await resend();
    expect(tooSoon.problem.code).toBe('invitations.too_soon');
    expect(Number(tooSoon.problem.message.replace(/\D/g, ''))).toBeOneOf([58, 59, 60]);
    const { db } = test.program.parts;
    const past = (ms: number) =>
      db
        .update(invitations)
        .set({ expiresAt: new Date(Date.now() + ms) })
        .where(eq(invitations.id, sent.id));
    await past(13 * 86_400_000);
    expect((await resend()).status).toBe(200);
    expect((await accept(person, first)).status).toBe(404);
    const second = await tokenFor(person.email);
    await past(-1);
    expect((await accept(person, second)).status).toBe(404);
    await past(86_400_000);
    await test.call(contract.revokeInvitation, { token: admin.token, params: { id: sent.id } });
    expect((await accept(person, second)).status).toBe(404);
    expect((await resend()).status).toBe(404);
  });

  it('is not written to an address twice at once', async () => {
    const admin = await aPerson(test, 'RECRUITER_ADMIN');
    const email = anAddress();
    await inviteAs(admin, email, 'institute');
    const again = await inviteAs(admin, email, 'institute');
    expect([again.status, again.problem.errors[0]?.path]).toEqual([409, 'email']);
  });

  it('is seen and taken back by admins of the portal only', async () => {
    const admin = await aPerson(test, 'RECRUITER_ADMIN');
    const { data: sent } = await inviteAs(admin, anAddress(), 'institute');
    const stranger = await aPerson(test, 'RECRUITER_ADMIN', { portal: 'LEC' });
    const params = { id: sent.id };
    const taken = await test.call(contract.revokeInvitation, { token: stranger.token, params });
    expect(taken.status).toBe(404);
    expect((await test.call(contract.listInvitations, { token: stranger.token })).data.results).toEqual([]);
  });
});

describe('an invitation to a team', () => {
  it('is not sent to who is in it, and stands there while it is open or too old', async () => {
    const owner = await aPerson(test, 'RECRUITER');
    const invite = (email: string) =>
      test.call(inviteToTeam, { token: owner.token, body: { email, company_role: 'member' } });
    expect((await invite(owner.email)).problem.code).toBe('invitations.has_role');
    const sent = async () => (await invite(anAddress())).data.id;
    const [open, old, taken, back] = [await sent(), await sent(), await sent(), await sent()] as const;
    const set = (id: string, given: Partial<typeof invitations.$inferInsert>) =>
      test.program.parts.db.update(invitations).set(given).where(eq(invitations.id, id));
    await set(old, { expiresAt: new Date() });
    await set(taken, { acceptedAt: new Date() });
    await set(back, { revokedAt: new Date() });
    const { data: team } = await test.call(getTeam, { token: owner.token });
    expect(Object.fromEntries(team.invitations.map(({ id, status }) => [id, status]))).toEqual({
      [open]: 'open',
      [old]: 'expired',
    });
  });

  it('is answered with the one that is taken up, where it was sent twice', async () => {
    const owner = await aPerson(test, 'RECRUITER');
    const person = await aPerson(test, 'ONBOARDING_PENDING');
    const { data: sent } = await test.call(inviteToTeam, {
      token: owner.token,
      body: { email: person.email, company_role: 'member' },
    });
    const { db } = test.program.parts;
    const rows = await db.select().from(invitations).where(eq(invitations.id, sent.id));
    const { id: _, ...twin } = firstOf(rows);
    await db.insert(invitations).values({ ...twin, tokenHash: 'twin' });
    await accept(person, await tokenFor(person.email));
    const after = await db.select().from(invitations).where(eq(invitations.tokenHash, 'twin'));
    expect(firstOf(after).revokedAt).not.toBeNull();
  });

  it('brings the person into the company with the role, and past onboarding', async () => {
    const owner = await aPerson(test, 'RECRUITER');
    const email = anAddress();
    await test.call(inviteToTeam, { token: owner.token, body: { email, company_role: 'manager' } });
    expect((await test.call(getTeam, { token: owner.token })).data.invitations).toHaveLength(1);
    const answer = await signUp(email, await tokenFor(email));
    expect(answer.data.user).toMatchObject({
      state: 'RECRUITER',
      companyDetail: { id: owner.companyId },
    });
    const team = await test.call(getTeam, { token: answer.data.token });
    expect(team.data.company_role).toBe('manager');
    expect((await test.call(getTeam, { token: owner.token })).data.invitations).toEqual([]);
  });

  it('does not pass the portal’s own approval by', async () => {
    const owner = await aPerson(test, 'RECRUITER', { portal: 'DIGITAL_HUMAN' });
    const person = await aPerson(test, 'ONBOARDING_PENDING', { portal: 'DIGITAL_HUMAN' });
    await test.call(inviteToTeam, {
      token: owner.token,
      body: { email: person.email, company_role: 'member' },
    });
    const answer = await accept(person, await tokenFor(person.email));
    expect(answer.data.state).toBe('ONBOARDING_COMPLETED');
  });

  it('by a manager is to members only', async () => {
    const owner = await aPerson(test, 'RECRUITER');
    const manager = await aPerson(test, 'RECRUITER', {
      companyId: owner.companyId,
      companyRole: 'manager',
    });
    const inviteFor = (company_role: 'manager' | 'member') =>
      test.call(inviteToTeam, { token: manager.token, body: { email: anAddress(), company_role } });
    expect([(await inviteFor('manager')).status, (await inviteFor('member')).status]).toEqual([403, 200]);
  });

  it('leaves no company without its owner', async () => {
    const owner = await aPerson(test, 'RECRUITER');
    const other = await aPerson(test, 'RECRUITER');
    await aPerson(test, 'RECRUITER', { companyId: other.companyId });
    await test.call(inviteToTeam, {
      token: owner.token,
      body: { email: other.email, company_role: 'member' },
    });
    const answer = await accept(other, await tokenFor(other.email));
    expect([answer.status, answer.problem.code]).toEqual([409, 'invitations.owner_elsewhere']);
  });

  it('of another company cannot be sent again', async () => {
    const [owner, other] = [await aPerson(test, 'RECRUITER'), await aPerson(test, 'RECRUITER')];
    const body = { email: anAddress(), company_role: 'member' as const };
    const { data: sent } = await test.call(inviteToTeam, { token: owner.token, body });
    const params = { id: sent.id };
    const again = await test.call(resendTeamInvitation, { token: other.token, params });
    expect(again.problem.code).toBe('invitations.not_found');
  });
});
