import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  actOnApprovals,
  getApproval,
  getOwnApproval,
  listApprovals,
} from '#contract/features/approvals.contract.ts';
import {
  getOnboarding,
  joinCompany,
  onboardCandidate,
  onboardRecruiter,
  startOver,
} from '#contract/features/onboarding.contract.ts';
import { getUserProfile, patchProfile } from '#contract/features/profiles.contract.ts';
import { getCurrentUser } from '#contract/features/sessions.contract.ts';
import { approvals, auditEntries, notifications } from '#server/db/tables/index.ts';
import { aCompany, aPerson, type Person } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';
import { doJob } from '#server/testing/work.ts';
import { tellOfDecision } from './approvals.jobs.ts';

const test = testApp();
/** KU looks at each candidate. */
const portal = 'KU';

/** A candidate of KU who has gone through onboarding and waits. */
async function aWaiting(name?: string): Promise<Person> {
  const person = await aPerson(test, 'ONBOARDING_PENDING', { portal, ...(name ? { name } : {}) });
  const upload = await test.upload(
    '/upload-file',
    { purpose: 'resume' },
    { name: 'cv.txt', bytes: `${name ?? 'Amal'}\nNurse` },
    person.token,
  );
  await test.call(onboardCandidate, {
    token: person.token,
    body: {
      candidate_resume: (upload.data as { id: string }).id,
      candidate_availability: ['Online'],
    },
  });
  return person;
}

const anAdmin = () => aPerson(test, 'RECRUITER_ADMIN', { portal });
const act = (admin: Person, body: Parameters<typeof test.call<typeof actOnApprovals>>[1] & object) =>
  test.call(actOnApprovals, { token: admin.token, ...body });
/** What the queue holds once somebody has decided on a person. */
async function decisionOn(person: Person) {
  const [row] = await test.program.parts.db.select().from(approvals).where(eq(approvals.userId, person.id));
  return { userId: person.id, decidedAt: row!.decidedAt!.toISOString() };
}
const tellOf = (decision: Awaited<ReturnType<typeof decisionOn>>) => doJob(test, tellOfDecision, decision);
async function toldOf(person: Person) {
  const news = await test.program.parts.db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, person.id));
  return news.filter(({ kind }) => kind.startsWith('account_'));
}
const stateOf = async (person: Person) =>
  (await test.call(getCurrentUser, { token: person.token })).data.state;

describe('waiting to be let in', () => {
  it('begins when onboarding ends on a portal that approves, and admins are told', async () => {
    const admin = await anAdmin();
    const person = await aWaiting('Sara Naji');
    expect(await stateOf(person)).toBe('ONBOARDING_COMPLETED');
    const own = await test.call(getOwnApproval, { token: person.token });
    expect(own.data).toMatchObject({ waits_for: 'portal', status: 'PENDING', can: { start_over: false } });
    const list = await test.call(listApprovals, { token: admin.token, query: { q: 'sara naji' } });
    expect(list.data.results.map(({ id }) => id)).toEqual([person.id]);
    expect(list.data.counts).toEqual({ PENDING: 1, APPROVED: 0, DECLINED: 0, REJECTED: 0 });
    const told = await test.program.parts.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.userId, admin.id), eq(notifications.kind, 'approval_requested')));
    expect(told).toHaveLength(1);
  });

  it('keeps the person out of sight of recruiters until they are let in', async () => {
    const admin = await anAdmin();
    const person = await aWaiting();
    const see = () => test.call(getUserProfile, { token: admin.token, params: { id: person.id } });
    expect((await see()).status).toBe(404);
    await act(admin, { body: { ids: [person.id], action: 'APPROVED' } });
    expect((await see()).status).toBe(200);
    await act(admin, { body: { ids: [person.id], action: 'UNDO' } });
    expect((await see()).status).toBe(404);
  });

  it('says how long it usually takes once there are enough decisions to say so', async () => {
    const admin = await aPerson(test, 'RECRUITER_ADMIN', { portal: 'DIGITAL_HUMAN' });
    const people = await Promise.all(
      [1, 2, 3, 4, 9].map(async (hours) => {
        const it = await aPerson(test, 'ONBOARDING_COMPLETED', { portal: 'DIGITAL_HUMAN' });
        const decidedAt = new Date('2026-03-01T12:00:00Z');
        const requestedAt = new Date(decidedAt.getTime() - hours * 3_600_000);
        await test.program.parts.db.insert(approvals).values({
          userId: it.id,
          portal: 'DIGITAL_HUMAN',
          status: 'APPROVED',
          requestedAt,
          decidedAt,
          decidedBy: admin.id,
        });
        return it;
      }),
    );
    await act(admin, { body: { ids: [people[0]!.id], action: 'UNDO' } });
    const early = await test.call(getOwnApproval, { token: people[0]!.token });
    expect(early.data.usual_hours).toBeNull();
    await act(admin, { body: { ids: [people[0]!.id], action: 'APPROVED' } });
    await act(admin, { body: { ids: [people[1]!.id], action: 'UNDO' } });
    const sixth = await aPerson(test, 'ONBOARDING_COMPLETED', { portal: 'DIGITAL_HUMAN' });
    await test.program.parts.db.insert(approvals).values({
      userId: sixth.id,
      portal: 'DIGITAL_HUMAN',
      status: 'APPROVED',
      requestedAt: new Date('2026-03-01T08:00:00Z'),
      decidedAt: new Date('2026-03-01T12:00:00Z'),
    });
    const now = await test.call(getOwnApproval, { token: people[1]!.token });
    // 3, 4, 4, 9 hours and the one decided just now, which waited for months.
    expect(now.data.usual_hours).toBeCloseTo(4, 5);
  });
});

describe('deciding', () => {
  it('opens the account, and is written down with who did it', async () => {
    const admin = await anAdmin();
    const person = await aWaiting();
    const answer = await act(admin, { body: { ids: [person.id], action: 'approved' } });
    expect(answer.data.results).toMatchObject([{ outcome: 'done', status: 'APPROVED' }]);
    expect(await stateOf(person)).toBe('CANDIDATE');
    const one = await test.call(getApproval, { token: admin.token, params: { id: person.id } });
    expect(one.data.history.map(({ action, by }) => [action, by])).toEqual([
      ['APPROVED', 'Amal Nasser'],
      ['REQUESTED', null],
    ]);
    expect(one.data.resume).toMatchObject({ name: 'cv.txt' });
  });

  it.each(['DECLINED', 'REJECTED'] as const)('%s needs a reason, which the person reads', async (action) => {
    const admin = await anAdmin();
    const person = await aWaiting();
    const bare = await act(admin, { body: { ids: [person.id], action } });
    expect([bare.status, bare.problem.errors[0]?.path]).toEqual([422, 'reason']);
    await act(admin, { body: { ids: [person.id], action, reason: 'The resume is empty.' } });
    const own = await test.call(getOwnApproval, { token: person.token });
    expect(own.data).toMatchObject({
      status: action,
      reason: 'The resume is empty.',
      can: { start_over: action === 'DECLINED' },
    });
  });

  it('is told per account, whatever becomes of the others', async () => {
    const admin = await anAdmin();
    const [one, other] = [await aWaiting(), await aWaiting()];
    await act(admin, { body: { ids: [other.id], action: 'REJECTED', reason: 'Not a person.' } });
    const nobody = '00000000-0000-4000-8000-000000000000';
    const answer = await act(admin, { body: { ids: [one.id, other.id, nobody], action: 'APPROVED' } });
    expect(answer.data.results.map(({ outcome }) => outcome)).toEqual([
      'done',
      'already_decided',
      'not_found',
    ]);
  });

  it('of two admins at the same moment, one decides', async () => {
    const admins = [await anAdmin(), await anAdmin()];
    const person = await aWaiting();
    const answers = await Promise.all([
      act(admins[0]!, { body: { ids: [person.id], action: 'APPROVED' } }),
      act(admins[1]!, { body: { ids: [person.id], action: 'REJECTED', reason: 'Twice here.' } }),
    ]);
    const outcomes = answers.map(({ data }) => data.results[0]!.outcome).toSorted();
    expect(outcomes).toEqual(['already_decided', 'done']);
  });

  it('is only an admin’s of the same portal', async () => {
    const person = await aWaiting();
    const stranger = await aPerson(test, 'RECRUITER_ADMIN', { portal: 'LEC' });
    const answer = await act(stranger, { body: { ids: [person.id], action: 'APPROVED' } });
    expect([answer.status, answer.problem.code]).toEqual([404, 'approvals.not_found']);
    const list = await test.call(listApprovals, { token: stranger.token });
    expect(list.data.results).toEqual([]);
    expect(await stateOf(person)).toBe('ONBOARDING_COMPLETED');
  });

  it('is taken back without a trace of it but in the history', async () => {
    const admin = await anAdmin();
    const person = await aWaiting();
    await act(admin, { body: { ids: [person.id], action: 'DECLINED', reason: 'No photo.' } });
    const read = async () =>
      (await test.call(getApproval, { token: admin.token, params: { id: person.id } })).data;
    expect(await read()).toMatchObject({
      status: 'DECLINED',
      reason: 'No photo.',
      decided_by: 'Amal Nasser',
      decided_at: expect.any(String),
    });
    const answer = await act(admin, { body: { ids: [person.id, person.id], action: 'UNDO' } });
    expect(answer.data.results).toMatchObject([{ id: person.id, outcome: 'done', status: 'PENDING' }]);
    const { history, ...now } = await read();
    expect(now).toMatchObject({ status: 'PENDING', reason: null, decided_by: null, decided_at: null });
    expect(history.map(({ action, reason }) => [action, reason])).toEqual([
      ['UNDO', null],
      ['DECLINED', 'No photo.'],
      ['REQUESTED', null],
    ]);
  });

  it.each([
    ['APPROVED', 'account_approved', {}],
    ['DECLINED', 'account_declined', { reason: 'Please add your work.' }],
    ['REJECTED', 'account_rejected', { reason: 'Please add your work.' }],
  ] as const)('%s is told as %s', async (action, kind, params) => {
    const person = await aWaiting();
    await act(await anAdmin(), { body: { ids: [person.id], action, ...params } });
    await tellOf(await decisionOn(person));
    expect((await toldOf(person)).map((told) => [told.kind, told.params])).toEqual([[kind, params]]);
  });

  it('waits in the queue to be told, and taking it back is nothing to tell', async () => {
    const admin = await anAdmin();
    const person = await aWaiting();
    const queued = async () => {
      const { rows } = await test.program.parts.db.execute(
        sql`select 1 from pgboss.job where name = ${tellOfDecision.name} and data ->> 'userId' = ${person.id}`,
      );
      return rows.length;
    };
    await act(admin, { body: { ids: [person.id], action: 'APPROVED' } });
    expect(await queued()).toBe(1);
    await act(admin, { body: { ids: [person.id], action: 'UNDO' } });
    expect(await queued()).toBe(1);
  });

  it('is told to the person once, when it can no longer be taken back', async () => {
    const admin = await anAdmin();
    const person = await aWaiting();
    await act(admin, { body: { ids: [person.id], action: 'DECLINED', reason: 'Please add your work.' } });
    const decision = await decisionOn(person);
    await tellOf(decision);
    await tellOf(decision);
    expect((await toldOf(person)).map(({ kind }) => kind)).toEqual(['account_declined']);

    await act(admin, { body: { ids: [person.id], action: 'UNDO' } });
    // The decision no longer stands, so its telling tells nothing, nor after another one.
    await tellOf(decision);
    await act(admin, { body: { ids: [person.id], action: 'APPROVED' } });
    await tellOf(decision);
    expect(await toldOf(person)).toHaveLength(1);
  });
});

describe('what an admin reads of an account', () => {
  const both = 'DIGITAL_HUMAN';
  const readBy = async (admin: Person, { id }: Person) =>
    (await test.call(getApproval, { token: admin.token, params: { id } })).data;

  it('is what a candidate does, with their profile and how to reach them', async () => {
    const admin = await anAdmin();
    const person = await aWaiting('Layla Omar');
    await act(admin, { body: { ids: [person.id], action: 'APPROVED' } });
    await test.call(patchProfile, {
      token: person.token,
      body: {
        personal_details: { name: 'Layla Omar', headline: 'Paediatric nurse', phone: '+971 50 555 0111' },
      },
    });
    expect(await readBy(admin, person)).toMatchObject({
      name: 'Layla Omar',
      role_name: 'individual',
      about: 'Paediatric nurse',
      company: null,
      profile: { contacts_shared: true, personal_details: { phone: '+971 50 555 0111' } },
    });
  });

  it('is a recruiter’s company, or the one they ask to join', async () => {
    const admin = await aPerson(test, 'RECRUITER_ADMIN', { portal: both });
    const owner = await aPerson(test, 'ONBOARDING_PENDING', { portal: both });
    await test.call(onboardRecruiter, {
      token: owner.token,
      body: aCompany({ company_name: 'Rimal Glass' }),
    });
    expect(await readBy(admin, owner)).toMatchObject({
      role_name: 'recruiter',
      about: 'Rimal Glass',
      company: { company_name: 'Rimal Glass' },
      profile: null,
      resume: null,
    });
    const { companyDetail } = (await test.call(getCurrentUser, { token: owner.token })).data;
    const joining = await aPerson(test, 'ONBOARDING_PENDING', { portal: both });
    await test.call(joinCompany, { token: joining.token, body: { company_id: companyDetail!.id } });
    expect(await readBy(admin, joining)).toMatchObject({ about: 'Rimal Glass', company: null });
  });

  it.each([
    ['DECLINED', true],
    ['REJECTED', false],
  ] as const)('%s outweighs for the person that a company has yet to answer', async (action, again) => {
    const admin = await aPerson(test, 'RECRUITER_ADMIN', { portal: both });
    const owner = await aPerson(test, 'RECRUITER', { portal: both });
    const person = await aPerson(test, 'ONBOARDING_PENDING', { portal: both });
    await test.call(joinCompany, { token: person.token, body: { company_id: owner.companyId } });
    await act(admin, { body: { ids: [person.id], action, reason: 'Not one of them.' } });
    const own = await test.call(getOwnApproval, { token: person.token });
    expect(own.data).toMatchObject({
      waits_for: 'portal',
      status: action,
      reason: 'Not one of them.',
      company_name: null,
      usual_hours: null,
      can: { start_over: again },
    });
  });
});

describe('mending and asking again', () => {
  /** As a recruiter of a company of their own; says in which state that leaves the account. */
  async function onboard({ token }: Person) {
    const body = { ...aCompany(), even_if_similar: true };
    return (await test.call(onboardRecruiter, { token, body })).data.user.state;
  }

  it('stays a matter of the admins where the portal has stopped looking at newcomers', async () => {
    const open = 'LEC';
    expect(await onboard(await aPerson(test, 'ONBOARDING_PENDING', { portal: open }))).toBe('RECRUITER');
    const declined = await aPerson(test, 'ONBOARDING_PENDING', { portal: open });
    await test.program.parts.db.insert(approvals).values({
      userId: declined.id,
      portal: open,
      status: 'DECLINED',
      requestedAt: new Date(),
      decidedAt: new Date(),
    });
    expect(await onboard(declined)).toBe('ONBOARDING_COMPLETED');
  });

  it('is not needed by who was approved before', async () => {
    const admin = await anAdmin();
    const person = await aPerson(test, 'ONBOARDING_PENDING', { portal: 'DIGITAL_HUMAN' });
    await test.program.parts.db.insert(approvals).values({
      userId: person.id,
      portal: 'DIGITAL_HUMAN',
      status: 'APPROVED',
      requestedAt: new Date(),
      decidedAt: new Date(),
      decidedBy: admin.id,
    });
    expect(await onboard(person)).toBe('RECRUITER');
  });

  it('leads back through onboarding with what was filled in, and waits anew', async () => {
    const admin = await anAdmin();
    const person = await aWaiting();
    await act(admin, { body: { ids: [person.id], action: 'DECLINED', reason: 'Say when you can work.' } });
    const again = await test.call(startOver, { token: person.token });
    expect(again.data.state).toBe('ONBOARDING_PENDING');
    const before = await test.call(getOnboarding, { token: person.token });
    expect(before.data).toMatchObject({
      role_name: 'individual',
      reason: 'Say when you can work.',
      candidate: { resume: { name: 'cv.txt' }, availability: ['Online'] },
    });
    const sent = await test.call(onboardCandidate, {
      token: person.token,
      body: {
        candidate_resume: before.data.candidate!.resume!.id,
        candidate_availability: ['Online', 'On Site'],
      },
    });
    expect(sent.data.state).toBe('ONBOARDING_COMPLETED');
    const own = await test.call(getOwnApproval, { token: person.token });
    expect(own.data).toMatchObject({ status: 'PENDING', reason: null });
    const entries = await test.program.parts.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, person.id));
    expect(entries.map(({ action }) => action)).toContain('onboarding.started_over');
  });

  it('is not for whoever was rejected, or still waits', async () => {
    const admin = await anAdmin();
    const person = await aWaiting();
    expect((await test.call(startOver, { token: person.token })).status).toBe(409);
    await act(admin, { body: { ids: [person.id], action: 'REJECTED', reason: 'Not a person.' } });
    expect((await test.call(startOver, { token: person.token })).status).toBe(409);
  });
});
