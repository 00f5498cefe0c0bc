import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { getOwnApproval } from '#contract/features/approvals.contract.ts';
import { listCompanies, updateCompany } from '#contract/features/companies.contract.ts';
import { joinCompany, startOver } from '#contract/features/onboarding.contract.ts';
import { getCurrentUser } from '#contract/features/sessions.contract.ts';
import * as teams from '#contract/features/teams.contract.ts';
import { auditEntries, notifications } from '#server/db/tables/index.ts';
import { aCompany, aPerson, type Person, publishJob, type Recruiter } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp();

/** An owner with a manager and a member. */
async function aTeam() {
  const owner = await aPerson(test, 'RECRUITER', { name: 'Omar Haddad' });
  const of = { companyId: owner.companyId };
  const manager = await aPerson(test, 'RECRUITER', { ...of, companyRole: 'manager', name: 'Maha Saad' });
  const member = await aPerson(test, 'RECRUITER', { ...of, companyRole: 'member', name: 'Nour Adel' });
  return { owner, manager, member };
}
const userOf = async (person: Person) => (await test.call(getCurrentUser, { token: person.token })).data;
const newsOf = (person: Person) =>
  test.program.parts.db.select().from(notifications).where(eq(notifications.userId, person.id));
const teamOf = async (person: Person) => (await test.call(teams.getTeam, { token: person.token })).data;
const answerAs = (by: Person, id: string, outcome: 'accepted' | 'declined') =>
  test.call(teams.answerJoinRequest, { token: by.token, params: { id }, body: { outcome } });

describe('the team', () => {
  it('is shown to all its people, the owner first, with what the reader may do', async () => {
    const { owner, member } = await aTeam();
    const seen = await teamOf(member);
    expect(seen.members.map(({ company_role }) => company_role)).toEqual(['owner', 'manager', 'member']);
    expect(seen.can).toEqual({ edit: false, invite_as: [], answer: false, hand_over: false, leave: true });
    const own = await teamOf(owner);
    expect(own.can).toMatchObject({ invite_as: ['manager', 'member'], hand_over: true, leave: false });
  });

  it.each([
    {
      reader: 'owner',
      manager: ['change_role', 'remove', 'receive_ownership'],
      member: ['change_role', 'remove', 'receive_ownership'],
    },
    { reader: 'manager', manager: [], member: ['remove'] },
    { reader: 'member', manager: [], member: [] },
  ] as const)('tells its $reader what they may do with each of the others', async ({ reader, ...rights }) => {
    const { members } = await teamOf((await aTeam())[reader]);
    const seen = members.map(({ company_role, can }) => [
      company_role,
      Object.entries(can).flatMap(([deed, isAllowed]) => (isAllowed ? [deed] : [])),
    ]);
    expect(Object.fromEntries(seen)).toEqual({ owner: [], ...rights });
  });

  it('has nobody to hand over to where the owner is alone', async () => {
    const owner = await aPerson(test, 'RECRUITER');
    expect((await teamOf(owner)).can.hand_over).toBe(false);
    const toOneself = await test.call(teams.handOverCompany, {
      token: owner.token,
      params: { id: owner.id },
    });
    expect(toOneself.problem.code).toBe('teams.member_not_found');
    expect((await teamOf(owner)).company_role).toBe('owner');
  });

  it('gets a manager by its owner, not by a manager', async () => {
    const { owner, manager, member } = await aTeam();
    const make = (by: Person) =>
      test.call(teams.changeTeamRole, {
        token: by.token,
        params: { id: member.id },
        body: { company_role: 'manager' },
      });
    expect([(await make(manager)).status, (await make(owner)).status]).toEqual([403, 200]);
    expect((await newsOf(member)).map(({ kind }) => kind)).toContain('role_changed');
  });

  it('keeps the jobs of whoever leaves, who goes back to onboarding', async () => {
    const { owner, member } = await aTeam();
    const job = await publishJob(test, member);
    const answer = await test.call(teams.removeFromTeam, { token: owner.token, params: { id: member.id } });
    expect(answer.data).toEqual({ removed: true });
    expect(await userOf(member)).toMatchObject({ state: 'ONBOARDING_PENDING', companyDetail: null });
    const seen = await test.send('GET', `/api/job/${job}?company_job=true`, { token: owner.token });
    expect(seen.status).toBe(200);
  });

  it('does not let whoever left past a portal’s approval into the next one', async () => {
    const portal = 'DIGITAL_HUMAN';
    const [former, next] = [
      await aPerson(test, 'RECRUITER', { portal }),
      await aPerson(test, 'RECRUITER', { portal }),
    ];
    const member = await aPerson(test, 'RECRUITER', { portal, companyId: former.companyId });
    await test.call(teams.removeFromTeam, { token: member.token, params: { id: member.id } });
    await test.call(joinCompany, { token: member.token, body: { company_id: next.companyId } });
    await answerAs(next, (await teamOf(next)).join_requests[0]!.id, 'accepted');
    expect((await userOf(member)).state).toBe('ONBOARDING_COMPLETED');
  });

  it('is left by an admin of the portal, who stays one', async () => {
    const { owner } = await aTeam();
    const admin = await aPerson(test, 'RECRUITER_ADMIN', { companyId: owner.companyId });
    const answer = await test.call(teams.removeFromTeam, { token: admin.token, params: { id: admin.id } });
    expect(answer.status).toBe(200);
    expect(await userOf(admin)).toMatchObject({ state: 'RECRUITER_ADMIN', companyDetail: null });
  });

  it.each([
    ['member', 'team.member_left'],
    ['owner', 'team.member_removed'],
  ] as const)('writes down that its %s took a member out as %s', async (by, action) => {
    const team = await aTeam();
    await test.call(teams.removeFromTeam, { token: team[by].token, params: { id: team.member.id } });
    const written = await test.program.parts.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, team.member.id));
    expect(written.map((entry) => entry.action)).toContain(action);
  });

  it('never loses its owner', async () => {
    const { owner, manager } = await aTeam();
    const remove = (by: Person) =>
      test.call(teams.removeFromTeam, { token: by.token, params: { id: owner.id } });
    expect((await remove(owner)).problem.code).toBe('teams.owner_stays');
    expect((await remove(manager)).problem.code).toBe('companies.not_allowed');
  });

  it('is handed over once, also by two clicks at the same moment', async () => {
    const { owner, manager, member } = await aTeam();
    const give = (to: Person) =>
      test.call(teams.handOverCompany, { token: owner.token, params: { id: to.id } });
    const answers = await Promise.all([give(manager), give(member)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    const { members } = await teamOf(owner);
    expect(members.filter(({ company_role }) => company_role === 'owner')).toHaveLength(1);
    expect(members.find(({ is_self }) => is_self)?.company_role).toBe('manager');
  });
});

describe('asking to join', () => {
  async function anAsking(owner: Recruiter) {
    const person = await aPerson(test, 'ONBOARDING_PENDING', { name: 'Rami Aziz' });
    await test.call(joinCompany, { token: person.token, body: { company_id: owner.companyId } });
    return person;
  }

  it('waits for the company, whose owner and managers are told', async () => {
    const { owner, manager, member } = await aTeam();
    const person = await anAsking(owner);
    const own = await test.call(getOwnApproval, { token: person.token });
    expect(own.data).toMatchObject({
      waits_for: 'company',
      status: 'PENDING',
      company_name: 'Pearl Bay Contracting',
      can: { start_over: true },
    });
    const toldOf = async (of: Person) =>
      (await newsOf(of)).filter(({ kind }) => kind === 'join_requested').length;
    expect([await toldOf(owner), await toldOf(manager), await toldOf(member)]).toEqual([1, 1, 0]);
  });

  it('ends in the team when a manager accepts', async () => {
    const { owner, manager } = await aTeam();
    const person = await anAsking(owner);
    const [request] = (await teamOf(manager)).join_requests;
    await answerAs(manager, request!.id, 'accepted');
    expect(await userOf(person)).toMatchObject({
      state: 'RECRUITER',
      companyDetail: { id: owner.companyId },
    });
    expect((await newsOf(person)).map(({ kind, link }) => [kind, link])).toEqual([['join_accepted', '/']]);
    expect((await answerAs(owner, request!.id, 'declined')).status).toBe(404);
  });

  it('leads elsewhere when it is declined, or given up', async () => {
    const { owner } = await aTeam();
    const person = await anAsking(owner);
    await answerAs(owner, (await teamOf(owner)).join_requests[0]!.id, 'declined');
    const own = await test.call(getOwnApproval, { token: person.token });
    expect(own.data).toMatchObject({ waits_for: 'company', status: 'DECLINED', can: { start_over: true } });
    expect((await test.call(startOver, { token: person.token })).data.state).toBe('ONBOARDING_PENDING');
    expect((await teamOf(owner)).join_requests).toEqual([]);
  });

  it('is not a member’s to answer', async () => {
    const { owner, member } = await aTeam();
    await anAsking(owner);
    const [request] = (await teamOf(owner)).join_requests;
    expect((await answerAs(member, request!.id, 'accepted')).status).toBe(403);
    expect((await teamOf(member)).join_requests).toEqual([]);
  });

  it('does not open the account where the portal also approves recruiters', async () => {
    const portal = 'DIGITAL_HUMAN';
    const owner = await aPerson(test, 'RECRUITER', { portal });
    const person = await aPerson(test, 'ONBOARDING_PENDING', { portal });
    await test.call(joinCompany, { token: person.token, body: { company_id: owner.companyId } });
    await answerAs(owner, (await teamOf(owner)).join_requests[0]!.id, 'accepted');
    expect((await userOf(person)).state).toBe('ONBOARDING_COMPLETED');
    const own = await test.call(getOwnApproval, { token: person.token });
    expect(own.data).toMatchObject({ waits_for: 'portal', status: 'PENDING' });
    // What they are told leads to what they wait for; and nobody hands a company to who is not in yet.
    expect((await newsOf(person)).map(({ kind, link }) => [kind, link])).toEqual([
      ['join_accepted', '/approval-pending'],
    ]);
    const { members } = await teamOf(owner);
    expect(members.find(({ id }) => id === person.id)?.can).toMatchObject({
      remove: true,
      receive_ownership: false,
    });
    const given = await test.call(teams.handOverCompany, { token: owner.token, params: { id: person.id } });
    expect(given.problem.code).toBe('teams.member_not_found');
  });

  it('is not possible at a company of another portal', async () => {
    const { owner } = await aTeam();
    const stranger = await aPerson(test, 'ONBOARDING_PENDING', { portal: 'LEC' });
    const answer = await test.call(joinCompany, {
      token: stranger.token,
      body: { company_id: owner.companyId },
    });
    expect(answer.problem.code).toBe('companies.not_found');
  });
});

describe('the company', () => {
  it('is changed by its owner and managers', async () => {
    const { owner, manager, member } = await aTeam();
    const rename = (by: Person, company_name: string) =>
      test.call(updateCompany, { token: by.token, body: aCompany({ company_name }) });
    expect((await rename(member, 'Mine')).problem.code).toBe('companies.not_allowed');
    expect((await rename(manager, 'Pearl Bay Group')).data.company_name).toBe('Pearl Bay Group');
    expect((await userOf(owner)).companyDetail?.company_name).toBe('Pearl Bay Group');
  });

  it('takes no picture of somebody else', async () => {
    const { owner, member } = await aTeam();
    const body = aCompany({ company_avatar: '00000000-0000-4000-8000-000000000000' });
    expect((await test.call(updateCompany, { token: owner.token, body })).status).toBe(404);
    expect((await test.call(updateCompany, { token: member.token, body })).status).toBe(403);
  });

  it('is listed with its published jobs, on its own portal only', async () => {
    const owner = await aPerson(test, 'RECRUITER');
    // In this order: a company of another name is checked anew before it publishes.
    await publishJob(test, owner);
    await test.call(updateCompany, { token: owner.token, body: aCompany({ company_name: 'Zayna Optics' }) });
    const list = await test.call(listCompanies, { token: owner.token, query: { q: 'zayna' } });
    expect(list.data.results).toMatchObject([{ company_name: 'Zayna Optics', open_jobs: 1 }]);
    const stranger = await aPerson(test, 'RECRUITER', { portal: 'LEC' });
    const elsewhere = await test.call(listCompanies, { token: stranger.token, query: { q: 'zayna' } });
    expect(elsewhere.data.results).toEqual([]);
  });
});
