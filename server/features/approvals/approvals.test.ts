import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  actOnApprovals,
  getApproval,
  getOwnApproval,
  listApprovals,
} from '#contract/features/approvals.contract.ts';
import { getOnboarding, onboardCandidate, startOver } from '#contract/features/onboarding.contract.ts';
import { getUserProfile } from '#contract/features/profiles.contract.ts';
import { getCurrentUser } from '#contract/features/sessions.contract.ts';
import { approvals, auditEntries, notifications } from '#server/db/tables/index.ts';
import { aPerson, type Person } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';
import { approvalHandlers } from './approvals.worker.ts';

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

  it('is told to the person once, when it can no longer be taken back', async () => {
    const admin = await anAdmin();
    const person = await aWaiting();
    await act(admin, { body: { ids: [person.id], action: 'DECLINED', reason: 'Please add your work.' } });
    const { db } = test.program.parts;
    const [row] = await db.select().from(approvals).where(eq(approvals.userId, person.id));
    const told = async () =>
      (await db.select().from(notifications).where(eq(notifications.userId, person.id))).filter(({ kind }) =>
        kind.startsWith('account_'),
      );
    const job = { userId: person.id, decidedAt: row!.decidedAt!.toISOString() };
    const ctx = await test.program.contexts.forJob();
    await approvalHandlers[0]!.run(ctx, job as never);
    await approvalHandlers[0]!.run(ctx, job as never);
    expect((await told()).map(({ kind }) => kind)).toEqual(['account_declined']);

    await act(admin, { body: { ids: [person.id], action: 'UNDO' } });
    await act(admin, { body: { ids: [person.id], action: 'APPROVED' } });
    // The first decision no longer stands, so its telling tells nothing.
    await approvalHandlers[0]!.run(ctx, job as never);
    expect(await told()).toHaveLength(1);
  });
});

describe('mending and asking again', () => {
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
