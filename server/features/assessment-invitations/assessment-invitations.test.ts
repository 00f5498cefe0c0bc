import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  declineAssessmentInvitation,
  inviteToAssessment,
  listAssessmentInvitations,
  listReceivedAssessmentInvitations,
  remindOfAssessment,
  revokeAssessmentInvitation,
} from '#contract/features/assessment-invitations.contract.ts';
import {
  cancelAssessment,
  getAssessmentResultOf,
  saveAnswer,
  shareAssessment,
  startAssessment,
  stopSharingAssessment,
} from '#contract/features/assessments.contract.ts';
import { blockCompany } from '#contract/features/blocked-companies.contract.ts';
import { listNotifications } from '#contract/features/notifications.contract.ts';
import { assessmentInvitations } from '#server/db/tables/index.ts';
import { inviteTo, takeAssessment } from '#server/testing/assessed.ts';
import { firstOf } from '#server/testing/lists.ts';
import { aPerson, type Person, type Recruiter } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';
import { doJob } from '#server/testing/work.ts';
import { remindOfEnding } from './assessment-invitations.jobs.ts';

const test = testApp({ env: { MASAR_RATE_FACTOR: '20' } });

const TEST = 'communication-entry';
const params = { assessment_id: TEST };
const DAY_MS = 86_400_000;

let recruiter: Recruiter;
let person: Person;
beforeAll(async () => {
  recruiter = await aPerson(test, 'RECRUITER');
});
beforeEach(async () => {
  person = await aPerson(test, 'CANDIDATE', { name: 'Omar Invited' });
});

const invite = (by: Recruiter, ...people: readonly Person[]) =>
  test.call(inviteToAssessment, {
    token: by.token,
    body: { assessment_id: TEST, user_ids: people.map(({ id }) => id) },
  });
const outcomes = async (by: Recruiter, ...people: readonly Person[]) =>
  (await invite(by, ...people)).data.results.map(({ outcome }) => outcome);

const sent = async (id: string, by: Person = recruiter) =>
  (await test.call(listAssessmentInvitations, { token: by.token, query: { limit: 100 } })).data.results.find(
    (one) => one.id === id,
  );
const received = async ({ token }: Person) =>
  (await test.call(listReceivedAssessmentInvitations, { token })).data.results;

const begin = ({ token }: Person, invitation_id: string) =>
  test.call(startAssessment, { token, params, body: { invitation_id } });
const decline = ({ token }: Person, id: string) =>
  test.call(declineAssessmentInvitation, { token, params: { id } });
const remind = (id: string) => test.call(remindOfAssessment, { token: recruiter.token, params: { id } });
const revoke = (id: string) =>
  test.call(revokeAssessmentInvitation, { token: recruiter.token, params: { id } });

const resultFor = (by: Person, of: Person) =>
  test.call(getAssessmentResultOf, { token: by.token, params: { ...params, user_id: of.id } });

const kindsTold = async ({ token }: Person) =>
  (await test.call(listNotifications, { token })).data.results.map(({ kind }) => kind);

const endsIn = (id: string, ms: number) =>
  test.program.parts.db
    .update(assessmentInvitations)
    .set({ deadline: new Date(Date.now() + ms) })
    .where(eq(assessmentInvitations.id, id));

describe('an invitation to an assessment', () => {
  it('is told with the name of the assessment in the language of whoever reads of it', async () => {
    await inviteTo(test, recruiter, person, TEST);
    const { data } = await test.call(listNotifications, { token: person.token });
    const told = data.results.find(({ kind }) => kind === 'assessment_invited')?.text;
    const { assessment } = firstOf(await received(person));
    expect(told?.en).toContain(assessment.en);
    expect(told?.ar).toContain(assessment.ar);
  });

  it('tells the person who asks, and gives that company alone the result of who starts through it', async () => {
    const rival = await aPerson(test, 'RECRUITER');
    const id = await inviteTo(test, recruiter, person, TEST);
    expect(await kindsTold(person)).toContain('assessment_invited');
    expect(firstOf(await received(person))).toMatchObject({
      company: { id: recruiter.companyId },
      state: 'INVITED',
      can: { start: true, decline: true },
    });
    const { data } = await begin(person, id);
    expect(data.attempt.invited_by.map((company) => company.id)).toEqual([recruiter.companyId]);
    const [question] = data.questions;
    await test.call(saveAnswer, {
      token: person.token,
      params,
      body: { question_id: question!.id, answer_type: 'json', value: 1, sequence: 1 },
    });
    expect(await sent(id)).toMatchObject({ state: 'STARTED', fraction: 0.1, attempt_id: null });
    expect((await resultFor(recruiter, person)).status).toBe(404);
    const attempt = await takeAssessment(test, person, TEST, { invitationId: id });
    expect(attempt).toBe(data.attempt.id);
    expect(await sent(id)).toMatchObject({ state: 'COMPLETED', attempt_id: attempt, fraction: 1 });
    expect((await resultFor(recruiter, person)).data).toMatchObject({ status: 'COMPLETED', review: null });
    expect((await resultFor(rival, person)).status).toBe(404);
    expect(await sent(id, rival)).toBeUndefined();
    expect(await kindsTold(recruiter)).toContain('assessment_completed');
  });

  it('is sent once to each, to nobody who shows a result already, and for no interests', async () => {
    expect(await outcomes(recruiter, person)).toEqual(['invited']);
    expect(await outcomes(recruiter, person)).toEqual(['already_invited']);
    await takeAssessment(test, person, TEST);
    const body = { company_id: recruiter.companyId };
    await test.call(shareAssessment, { token: person.token, params, body });
    expect(firstOf(await received(person)).state).toBe('COMPLETED');
    expect(await outcomes(recruiter, person)).toEqual(['already_shared']);
    const refused = await test.call(inviteToAssessment, {
      token: recruiter.token,
      body: { assessment_id: 'my-next-move', user_ids: [person.id] },
    });
    expect(refused.problem.code).toBe('assessment_invitations.not_for_hiring');
  });

  it('reaches nobody who has blocked the company, and nobody of another portal', async () => {
    const stranger = await aPerson(test, 'CANDIDATE', { portal: 'LEC' });
    const id = await inviteTo(test, recruiter, person, TEST);
    await test.call(blockCompany, { token: person.token, body: { company_id: recruiter.companyId } });
    expect(await received(person)).toEqual([]);
    expect(await sent(id)).toBeUndefined();
    expect((await remind(id)).problem.code).toBe('assessment_invitations.not_found');
    expect((await begin(person, id)).problem.code).toBe('assessment_invitations.not_found');
    expect(await outcomes(recruiter, person, stranger)).toEqual(['not_reachable', 'not_reachable']);
  });

  it('can be declined: what was begun stays the person’s, whose result is not shown', async () => {
    const id = await inviteTo(test, recruiter, person, TEST);
    await begin(person, id);
    expect((await decline(person, id)).data.state).toBe('DECLINED');
    expect((await decline(person, id)).problem.code).toBe('assessment_invitations.over');
    expect((await begin(person, id)).problem.code).toBe('assessment_invitations.over');
    await takeAssessment(test, person, TEST);
    expect((await resultFor(recruiter, person)).status).toBe(404);
    expect(await kindsTold(recruiter)).toContain('assessment_declined');
  });

  it('can be taken back until it is answered, and then gives the company nothing', async () => {
    const id = await inviteTo(test, recruiter, person, TEST);
    await begin(person, id);
    expect((await revoke(id)).data.state).toBe('REVOKED');
    await takeAssessment(test, person, TEST);
    expect((await resultFor(recruiter, person)).status).toBe(404);
    expect((await revoke(id)).problem.code).toBe('assessment_invitations.over');
    expect(await received(person)).toEqual([]);
  });

  it('is open again where the attempt is given up, and over once its time has passed', async () => {
    const id = await inviteTo(test, recruiter, person, TEST);
    await begin(person, id);
    await test.call(cancelAssessment, { token: person.token, params });
    expect((await sent(id))?.state).toBe('INVITED');
    const other = await aPerson(test, 'CANDIDATE');
    const late = await inviteTo(test, recruiter, other, TEST);
    await endsIn(late, -DAY_MS);
    expect((await sent(late))?.state).toBe('EXPIRED');
    expect((await begin(other, late)).problem.code).toBe('assessment_invitations.over');
    expect(await outcomes(recruiter, other)).toEqual(['invited']);
  });

  it('ends what it gave when the person stops showing the result', async () => {
    const id = await inviteTo(test, recruiter, person, TEST);
    await takeAssessment(test, person, TEST, { invitationId: id });
    await test.call(stopSharingAssessment, {
      token: person.token,
      params: { ...params, company_id: recruiter.companyId },
    });
    expect((await resultFor(recruiter, person)).status).toBe(404);
    expect(await sent(id)).toMatchObject({ state: 'COMPLETED', attempt_id: null });
  });
});

describe('a reminder', () => {
  it('is sent by hand once a day', async () => {
    const id = await inviteTo(test, recruiter, person, TEST);
    expect((await remind(id)).data.reminded_at).not.toBeNull();
    const again = await remind(id);
    expect([again.status, again.problem.code]).toEqual([429, 'assessment_invitations.reminded_today']);
  });

  it('is sent by itself two days before the end, once however often the job runs', async () => {
    const [soon, later] = [person, await aPerson(test, 'CANDIDATE')];
    await endsIn(await inviteTo(test, recruiter, soon, TEST), DAY_MS);
    await inviteTo(test, recruiter, later, TEST);
    for (let times = 0; times < 2; times++) await doJob(test, remindOfEnding, {});
    const reminders = async (of: Person) =>
      (await kindsTold(of)).filter((kind) => kind === 'assessment_reminder').length;
    expect([await reminders(soon), await reminders(later)]).toEqual([1, 0]);
  });
});
