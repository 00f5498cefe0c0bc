import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { applyToJob } from '#contract/features/applications.contract.ts';
import { actOnCandidate } from '#contract/features/candidates.contract.ts';
import {
  getHiringAnalytics,
  getHiringFigures,
  getToday,
  listCountedPeople,
  saveHiringCost,
} from '#contract/features/hiring-figures.contract.ts';
import { postJob } from '#contract/features/jobs.contract.ts';
import { joinCompany, startOver } from '#contract/features/onboarding.contract.ts';
import { answerPoke } from '#contract/features/pokes.contract.ts';
import { applications, jobs, users } from '#server/db/tables/index.ts';
import { askForInterest } from '#server/testing/asked.ts';
import { firstOf } from '#server/testing/lists.ts';
import { aJob, aPerson, aWaiting, type Person, type Recruiter } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp();
const DAY_MS = 86_400_000;

let recruiter: Recruiter;
let jobId: string;
let waiting: Person;
let interested: Person;

const figures = async (person: Person = recruiter, mine: 'true' | 'false' = 'false') =>
  (await test.call(getHiringFigures, { token: person.token, query: { mine } })).data;
const today = async (person: Person = recruiter) =>
  (await test.call(getToday, { token: person.token, query: {} })).data;
const shortlist = (person: Person) =>
  test.call(actOnCandidate, {
    token: recruiter.token,
    body: { job_id: jobId, candidate_id: person.id, action: 'SHORTLISTED' },
  });

beforeAll(async () => {
  recruiter = await aPerson(test, 'RECRUITER');
  const body = { job: aJob({ job_title: 'Charge Nurse', screening_questions: [] }), publish: true };
  jobId = (await test.call(postJob, { token: recruiter.token, body })).data.jid;
  waiting = await aPerson(test, 'CANDIDATE');
  const chosen = await aPerson(test, 'CANDIDATE');
  interested = await aPerson(test, 'CANDIDATE');
  for (const { token } of [waiting, chosen])
    await test.call(applyToJob, { token, body: { job_id: jobId, answers: {}, source: 'search' } });
  await test.program.parts.db
    .update(applications)
    .set({ createdAt: new Date(Date.now() - 5 * DAY_MS), updatedAt: new Date(Date.now() - 5 * DAY_MS) });
  await shortlist(chosen);
  await askForInterest(test, recruiter, jobId, interested);
  await test.call(answerPoke, {
    token: interested.token,
    params: { job_id: jobId },
    body: { answer: 'interested' },
  });
});

describe('the figures of hiring', () => {
  it('count applications by how far each has come, and say how long people waited', async () => {
    const { funnel, stages, sources, weeks } = await figures();
    expect(Object.fromEntries(funnel.map(({ step, count }) => [step, count]))).toMatchObject({
      applied: 2,
      shortlisted: 1,
      hired: 0,
    });
    expect(stages.find(({ stage }) => stage === 'new')).toEqual({ stage: 'new', median_days: 5, people: 1 });
    expect(stages.find(({ stage }) => stage === 'interview')?.median_days).toBeNull();
    expect(sources).toEqual([{ source: 'search', applied: 2, hired: 0 }]);
    expect(weeks).toHaveLength(13);
    expect(weeks.reduce((sum, { applied }) => sum + applied, 0)).toBe(2);
    expect(weeks.at(-1)!.shortlisted).toBe(1);
  });

  it('are those of one’s own company, or of the jobs one posted oneself', async () => {
    const other = await aPerson(test, 'RECRUITER');
    expect((await figures(other)).funnel.every(({ count }) => count === 0)).toBe(true);
    const colleague = await aPerson(test, 'RECRUITER', { companyId: recruiter.companyId });
    const applied = async (person: Person, mine: 'true' | 'false') =>
      firstOf((await figures(person, mine)).funnel).count;
    expect([await applied(recruiter, 'true'), await applied(recruiter, 'false')]).toEqual([2, 2]);
    expect([await applied(colleague, 'true'), await applied(colleague, 'false')]).toEqual([0, 2]);
  });
});

describe('the analytics of hiring', () => {
  const analytics = async (person: Person = recruiter) =>
    (await test.call(getHiringAnalytics, { token: person.token, query: {} })).data;
  const behind = async (query: object, person: Person = recruiter) =>
    (await test.callAnyhow(listCountedPeople, { token: person.token, query })).data;

  it('count by source and step, and every number is that of the list behind it', async () => {
    const { sources, drop_off: dropOff, stages } = await analytics();
    expect(sources.map(({ source }) => source)).toEqual(['search']);
    for (const { source, steps } of sources)
      for (const { step, count } of steps)
        expect((await behind({ source: source ?? 'unknown', step })).total).toBe(count);
    for (const { step, fates } of dropOff)
      for (const { fate, count } of fates) expect((await behind({ step, fate })).total).toBe(count);
    for (const { stage, people } of stages) expect((await behind({ stage })).total).toBe(people);
    const ended = dropOff.flatMap(({ fates }) => fates).reduce((sum, { count }) => sum + count, 0);
    expect(ended).toBe(firstOf(firstOf(sources).steps).count);
    expect(firstOf(stages)).toMatchObject({ stage: 'new', median_days: 5, slow_days: 5, people: 1 });
    const { results } = await behind({ step: 'shortlisted' });
    expect(results.map(({ job_id, step, fate, source }) => [job_id, step, fate, source])).toEqual([
      [jobId, 'shortlisted', 'waiting', 'search'],
    ]);
  });

  it('take what a source cost, say what a hire cost where there is one, and forget it at nought', async () => {
    const [month = ''] = (await analytics()).costs.months.slice(-1);
    const enter = (amount: number, person: Person = recruiter) =>
      test.call(saveHiringCost, {
        token: person.token,
        body: { month, source: 'search', amount, currency: 'USD' },
      });
    await enter(1_000);
    const { sources, costs } = await analytics();
    expect(costs.entered).toEqual([{ month, source: 'search', amount: 1_000, currency: 'USD' }]);
    expect([sources[0]?.cost, sources[0]?.cost_per_hire]).toEqual([3_673, null]);
    const member = await aPerson(test, 'RECRUITER', { companyId: recruiter.companyId });
    await test.program.parts.db.update(users).set({ companyRole: 'member' }).where(eq(users.id, member.id));
    expect([(await enter(5, member)).status, (await analytics(member)).costs.can_enter]).toEqual([
      403,
      false,
    ]);
    await enter(0);
    expect((await analytics()).sources[0]?.cost).toBeNull();
  });

  it('are of nobody of another company, and name nobody who is reviewed blind', async () => {
    const other = await aPerson(test, 'RECRUITER');
    expect([(await analytics(other)).sources, (await behind({}, other)).total]).toEqual([[], 0]);
    await test.program.parts.db.update(jobs).set({ isBlind: true }).where(eq(jobs.id, jobId));
    const { results } = await behind({ step: 'applied' });
    const hidden = results.filter(({ is_blind: isBlind }) => isBlind);
    expect([results.length, hidden.length]).toEqual([2, 1]);
    expect(hidden[0]?.candidate_id).not.toBe(waiting.id);
    await test.program.parts.db.update(jobs).set({ isBlind: false }).where(eq(jobs.id, jobId));
  });
});

describe('the weeks that are counted', () => {
  it.each([
    ['month', 4],
    ['quarter', 13],
    ['year', 52],
  ] as const)('of a %s are %i, each from its Monday, this one the last', async (period, weeks) => {
    const answer = await test.call(getHiringFigures, { token: recruiter.token, query: { period } });
    const { from, ...data } = answer.data;
    expect([data.weeks.length, firstOf(data.weeks).week]).toEqual([weeks, from]);
    expect(data.weeks.map(({ week }) => new Date(week).getUTCDay()).every((day) => day === 1)).toBe(true);
    const sinceLast = Date.now() - Date.parse(firstOf(data.weeks.toReversed()).week);
    expect(sinceLast >= 0 && sinceLast < 7 * DAY_MS).toBe(true);
  });
});

describe('today', () => {
  it('names who waits, and no longer once somebody has decided', async () => {
    const before = await today();
    expect(before.undecided).toMatchObject([{ job_id: jobId, people: 1 }]);
    expect(before.interested).toMatchObject([
      { job_id: jobId, people: 1, first: { candidate_id: interested.id, name: expect.stringMatching(/\S/) } },
    ]);
    await shortlist(waiting);
    await shortlist(interested);
    expect(await today()).toMatchObject({ undecided: [], interested: [] });
  });

  it('leaves applicants out who have heard nothing for less than three days', async () => {
    const body = { job: aJob({ job_title: 'Midwife', screening_questions: [] }), publish: true };
    const owner = await aPerson(test, 'RECRUITER');
    const id = (await test.call(postJob, { token: owner.token, body })).data.jid;
    await test.call(applyToJob, { token: waiting.token, body: { job_id: id, answers: {} } });
    const waitingSince = async (days: number) => {
      const createdAt = new Date(Date.now() - days * DAY_MS);
      await test.program.parts.db.update(applications).set({ createdAt }).where(eq(applications.jobId, id));
      return (await today(owner)).undecided.length;
    };
    expect([await waitingSince(2.9), await waitingSince(3.1)]).toEqual([0, 1]);
  });

  it('names the jobs that end within a week', async () => {
    const owner = await aPerson(test, 'RECRUITER');
    const jobs: string[] = [];
    for (const days of [6.9, 7.1]) {
      const expires_at = new Date(Date.now() + days * DAY_MS).toISOString();
      const answer = await test.call(postJob, {
        token: owner.token,
        body: { job: aJob({ expires_at }), publish: true },
      });
      jobs.push(answer.data.jid);
    }
    expect((await today(owner)).expiring.map(({ job_id }) => job_id)).toEqual(jobs.slice(0, 1));
  });

  it('counts who waits for the company for those who answer, and for the portal for its admins', async () => {
    const { companyId } = recruiter;
    const member = await aPerson(test, 'RECRUITER', { companyId });
    const admin = await aPerson(test, 'RECRUITER_ADMIN');
    await aWaiting(test);
    const asking = await aPerson(test, 'ONBOARDING_PENDING');
    await test.call(joinCompany, { token: asking.token, body: { company_id: companyId } });
    expect(await today(recruiter)).toMatchObject({ join_requests: 1, approvals: 0 });
    expect(await today(member)).toMatchObject({ join_requests: 0, approvals: 0 });
    expect(await today(admin)).toMatchObject({ join_requests: 0, approvals: 1 });
    await test.call(startOver, { token: asking.token });
  });

  it('counts one’s own drafts, and what only some may deal with', async () => {
    await test.call(postJob, { token: recruiter.token, body: { job: aJob(), publish: false } });
    expect(await today()).toMatchObject({ drafts: 1, mentions: 0, join_requests: 0, approvals: 0 });
  });

  it('is nothing of another company’s', async () => {
    const other = await aPerson(test, 'RECRUITER');
    expect(await today(other)).toMatchObject({ undecided: [], interested: [], drafts: 0 });
  });
});
