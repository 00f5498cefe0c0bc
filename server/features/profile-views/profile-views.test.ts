import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { applyToJob, getApplicant } from '#contract/features/applications.contract.ts';
import { getCandidate } from '#contract/features/candidates.contract.ts';
import { listProfileViews } from '#contract/features/profile-views.contract.ts';
import { exportMatchingCandidates, listMatchingCandidates } from '#contract/features/rankings.contract.ts';
import { profileAppearances, profileViews } from '#server/db/tables/index.ts';
import { createCompany } from '#server/features/companies/index.ts';
import { daysBefore } from '#server/platform/days.ts';
import { firstOf, theOne } from '#server/testing/lists.ts';
import {
  aCompany,
  aPerson,
  aSurveyor,
  contextOf,
  type Person,
  publishJob,
  type Recruiter,
  rankedFor,
} from '#server/testing/people.ts';
import { questionsAboutPeople, questionsByName } from '#server/testing/telling-of-people.ts';
import { testApp } from '#server/testing/test-app.ts';
import { createViewKeeper } from './profile-views.keeping.ts';
import { profileViewHandlers } from './profile-views.worker.ts';

const test = testApp({ env: { MASAR_RATE_FACTOR: '20' } });
const db = () => test.program.parts.db;

async function recruiterOf(company_name: string): Promise<Recruiter> {
  const { id } = await createCompany(await contextOf(test), aCompany({ company_name }));
  return aPerson(test, 'RECRUITER', { companyId: id, companyRole: 'owner' });
}

const own = async (person: Person) => (await test.call(listProfileViews, { token: person.token })).data;
const kept = (person: Person) => db().select().from(profileViews).where(eq(profileViews.userId, person.id));
const listedOf = (person: Person) =>
  db().select().from(profileAppearances).where(eq(profileAppearances.userId, person.id));

describe('who looked', () => {
  let person: Person;
  let recruiter: Recruiter;
  let blind: Recruiter;
  let jobId: string;
  let blindJob: string;
  let alias: string;
  const ranked = async (by: Recruiter, id: string) =>
    (await test.call(listMatchingCandidates, { token: by.token, params: { id } })).data.results;
  const open = (by: Recruiter, id: string, job_id?: string) =>
    test.call(getCandidate, { token: by.token, params: { id }, query: job_id ? { job_id } : {} });

  beforeAll(async () => {
    person = await aSurveyor(test);
    recruiter = await recruiterOf('Looking Glass Contracting');
    blind = await recruiterOf('Blindfold Contracting');
    jobId = await publishJob(test, recruiter);
    blindJob = await publishJob(test, blind, { is_blind: true });
    await rankedFor(test, jobId, [person]);
    await rankedFor(test, blindJob, [person]);
    alias = firstOf(await ranked(blind, blindJob)).candidate_id;
  }, 120_000);

  it('is told to the person by company, the latest first: for which job and what was shown, once a day however often', async () => {
    for (let times = 0; times < 3; times++) await open(recruiter, person.id, jobId);
    await open(blind, alias, blindJob);
    await test.until(async () => (await own(person)).total === 2);
    const { results } = await own(person);
    expect(results.map(({ company, is_blind }) => [company.company_name, is_blind])).toEqual([
      ['Blindfold Contracting', true],
      ['Looking Glass Contracting', false],
    ]);
    const looked = theOne(results, ({ is_blind }) => !is_blind);
    expect(looked).toMatchObject({
      days: 1,
      is_blocked: false,
      looks: [{ job: { jid: jobId, job_title: 'Quantity Surveyor' }, parts: ['profile'] }],
    });
    const rows = await test.until(async () => {
      const rows = (await kept(person)).filter(({ companyId }) => companyId === recruiter.companyId);
      return rows[0]?.times === 3 && rows;
    });
    expect(rows).toHaveLength(1);
  });

  it('says when contacts and what was sent were shown, and what left as a file', async () => {
    const body = { job_id: jobId, answers: {} };
    expect((await test.call(applyToJob, { token: person.token, body })).status).toBe(200);
    await open(recruiter, person.id, jobId);
    const params = { id: jobId, candidate_id: person.id };
    await test.call(getApplicant, { token: recruiter.token, params });
    await test.call(exportMatchingCandidates, { token: recruiter.token, params: { id: jobId } });
    const look = await test.until(async () => {
      const { results } = await own(person);
      const looked = theOne(results, ({ is_blind }) => !is_blind);
      const look = firstOf(looked.looks);
      return look.parts.includes('export') && look;
    });
    expect(look.parts).toEqual(['profile', 'contacts', 'application', 'export']);
  });

  it('is no blind company that has also looked by name', async () => {
    const both = await recruiterOf('Half Blind Contracting');
    const blindly = await publishJob(test, both, { is_blind: true });
    const openly = await publishJob(test, both);
    for (const id of [blindly, openly]) await rankedFor(test, id, [person]);
    const isBlind = async (jobs: number) => {
      const { results } = await own(person);
      const looked = results.find(({ company }) => company.id === both.companyId);
      return looked?.looks.length === jobs ? [looked.is_blind] : null;
    };
    await open(both, firstOf(await ranked(both, blindly)).candidate_id, blindly);
    expect(await test.until(() => isBlind(1))).toEqual([true]);
    await open(both, person.id, openly);
    expect(await test.until(() => isBlind(2))).toEqual([false]);
  });

  it('counts lists and searches a day and company, and takes them for no look', async () => {
    const finder = await recruiterOf('List Only Contracting');
    const listed = await publishJob(test, finder);
    await rankedFor(test, listed, [person]);
    for (let times = 0; times < 3; times++) await ranked(finder, listed);
    const { listed: lists, results } = await test.until(async () => {
      const views = await own(person);
      return views.listed.some(({ company }) => company.company_name === 'List Only Contracting') && views;
    });
    // However often the list was loaded.
    const { company, ...said } = theOne(lists, ({ company }) => company.id === finder.companyId);
    expect([company.company_name, said]).toEqual(['List Only Contracting', { days: 1 }]);
    expect(results.map(({ company }) => company.company_name)).not.toContain('List Only Contracting');
  });

  it('is one’s own to read, and neither the person nor nobody’s company counts', async () => {
    const other = await aPerson(test, 'CANDIDATE');
    expect(await own(other)).toMatchObject({ results: [], listed: [], total: 0 });
    const refused = await test.call(listProfileViews, { token: recruiter.token });
    expect(refused.status).toBe(403);
  });

  it('misses no call that shows a person to a company', async () => {
    const silent: string[] = [];
    for (const { endpoint, input } of [
      ...questionsAboutPeople(() => ({ jobId, candidateId: person.id })),
      ...questionsByName('Amal'),
    ]) {
      await db().delete(profileViews).where(eq(profileViews.userId, person.id));
      await db().delete(profileAppearances).where(eq(profileAppearances.userId, person.id));
      const answer = await test.callAnyhow(endpoint, { ...input(), token: recruiter.token });
      const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
      if (!text.includes('Amal Nasser') || SHOWS_NOTHING_NEW.includes(endpoint.path)) continue;
      let looks = 0;
      const isKept = await test.until(async () => {
        if ((await kept(person)).length > 0 || (await listedOf(person)).length > 0) return 'yes';
        // It is written within the moment after the reply.
        return ++looks > 40 && 'no';
      });
      if (isKept === 'no') silent.push(`${endpoint.method} ${endpoint.path}`);
    }
    expect(silent).toEqual([]);
  }, 240_000);

  /** They name whom the caller named, or say again what happened: no more is seen of the person than a name. */
  const SHOWS_NOTHING_NEW: readonly string[] = [
    '/recruiter/candidate-keys',
    '/recruiter/candidates/{id}/duplicates',
    '/recruiter/candidates/{id}/history',
    '/recruiter/candidates/{id}/notes',
    '/recruiter/messages',
    '/recruiter/messages/preview',
    '/recruiter/jobs',
    '/notifications',
    '/audit-entries',
  ];
});

describe('what is kept of looks', () => {
  it('is written before the program stops, and nothing of whoever is gone meanwhile', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const recruiter = await recruiterOf('Last Minute Contracting');
    const keeper = createViewKeeper(db(), test.program.parts.log);
    const ctx = await contextOf(test);
    const actor = { companyId: recruiter.companyId } as NonNullable<typeof ctx.actor>;
    const gone = crypto.randomUUID();
    for (const userId of [person.id, gone])
      keeper.keep({
        ...ctx,
        actor,
        request: { ...ctx.request, shown: [{ userId, jobId: null, what: 'list' }] },
      });
    expect(await listedOf(person)).toEqual([]);
    await keeper.flush();
    expect(await listedOf(person)).toMatchObject([{ times: 1 }]);
  });

  it('goes after a year, whether or not the work is done twice', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const { companyId } = await recruiterOf('Long Ago Contracting');
    const at = new Date('2025-11-20T08:00:00Z');
    const look = {
      userId: person.id,
      companyId,
      part: 'profile' as const,
      times: 1,
      firstAt: at,
      lastAt: at,
    };
    await db()
      .insert(profileViews)
      .values([
        { ...look, day: '2025-11-27' },
        { ...look, day: '2025-11-28' },
      ]);
    const ctx = { ...(await contextOf(test)), now: new Date('2026-11-28T02:20:00Z') };
    for (let times = 0; times < 2; times++) {
      for (const handler of profileViewHandlers) await handler.run(ctx, {});
      expect((await kept(person)).map(({ day }) => day)).toEqual(['2025-11-28']);
    }
    expect((await own(person)).kept_months).toBe(12);
  });

  it('tells of the lists of the last thirty days', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const { companyId } = await recruiterOf('Last Month Contracting');
    const listed = [1, 29, 32].map((days) => ({
      userId: person.id,
      companyId,
      day: daysBefore(new Date(), days).toISOString().slice(0, 10),
      times: 1,
    }));
    await db().insert(profileAppearances).values(listed);
    expect((await own(person)).listed.map(({ days }) => days)).toEqual([2]);
  });
});
