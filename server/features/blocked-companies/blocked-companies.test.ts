import { beforeAll, describe, expect, it } from 'vitest';
import {
  applyToJob,
  getApplicant,
  listApplicants,
  withdrawApplication,
} from '#contract/features/applications.contract.ts';
import {
  type BlockedCompanies,
  blockCompany,
  blockPresentEmployer,
  findCompaniesToBlock,
  listBlockedCompanies,
  unblockCompany,
} from '#contract/features/blocked-companies.contract.ts';
import { addCandidateNote, tagCandidates } from '#contract/features/candidate-notes.contract.ts';
import { actOnCandidate, getCandidate, moveCandidates } from '#contract/features/candidates.contract.ts';
import { updateCompany } from '#contract/features/companies.contract.ts';
import { favouriteCandidate } from '#contract/features/favourites.contract.ts';
import { listMatchingJobs } from '#contract/features/job-lists.contract.ts';
import { listRecruiterJobs } from '#contract/features/jobs.contract.ts';
import { answerPoke, listPokes, pokeCandidates } from '#contract/features/pokes.contract.ts';
import { patchProfile } from '#contract/features/profiles.contract.ts';
import { listMatchingCandidates, matchingCandidatesExist } from '#contract/features/rankings.contract.ts';
import { pokes } from '#server/db/tables/index.ts';
import { createCompany } from '#server/features/companies/index.ts';
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
import {
  questionsAboutPeople,
  questionsByName,
  untriedQuestions,
} from '#server/testing/telling-of-people.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp({ env: { MASAR_RATE_FACTOR: '20' } });

const NAME = 'Warda Unseenova';

async function recruiterOf(company_name: string, company_website: string | null = null): Promise<Recruiter> {
  const { id } = await createCompany(await contextOf(test), aCompany({ company_name, company_website }));
  return aPerson(test, 'RECRUITER', { companyId: id, companyRole: 'owner' });
}

async function surveyorNamed(name: string, organisation = 'Copper Gate'): Promise<Person> {
  const person = await aSurveyor(test);
  await worksFor(person, name, organisation);
  return person;
}

const worksFor = (person: Person, name: string, organisation: string) =>
  test.call(patchProfile, {
    token: person.token,
    body: {
      personal_details: { name, headline: 'Quantity Surveyor', location: 'Dubai, United Arab Emirates' },
      work_history_detailed: [
        {
          job_title: 'Quantity Surveyor',
          organisation,
          start_date: '2016-01',
          currently_working: true,
          details: ['Prepared bills of quantities and valued variations under FIDIC contracts'],
        },
        { job_title: 'Assistant', organisation: 'Tin Gate', start_date: '2012-01', end_date: '2015-12' },
      ],
    },
  });

const block = (person: Person, body: { company_id: string } | { name: string }) =>
  test.call(blockCompany, { token: person.token, body });
const hidesFromEmployer = (person: Person, is_blocked: boolean) =>
  test.call(blockPresentEmployer, { token: person.token, body: { is_blocked } });
const own = async (person: Person): Promise<BlockedCompanies> =>
  (await test.call(listBlockedCompanies, { token: person.token })).data;
const statusOfPage = async (recruiter: Recruiter, person: Person) =>
  (await test.call(getCandidate, { token: recruiter.token, params: { id: person.id } })).status;

describe('a company that was blocked', () => {
  let recruiter: Recruiter;
  let other: Recruiter;
  let hidden: Person;
  let neighbour: Person;
  let jobId: string;
  let blockId: string;
  const asked = () => ({ jobId, candidateId: hidden.id });
  const ranked = async (by = recruiter, job = jobId) =>
    (await test.call(listMatchingCandidates, { token: by.token, params: { id: job } })).data;

  beforeAll(async () => {
    recruiter = await recruiterOf('Blocked Bay Contracting');
    other = await recruiterOf('Open Bay Contracting');
    hidden = await surveyorNamed(NAME);
    neighbour = await surveyorNamed('Nadia Seen');
    jobId = await publishJob(test, recruiter);
    await rankedFor(test, jobId, [hidden, neighbour]);
    // It has had everything to do with the person, but for an application.
    const { token } = recruiter;
    await test.call(pokeCandidates, { token, body: { job_id: jobId, candidate_ids: [hidden.id] } });
    await test.program.parts.db.update(pokes).set({ leavesAt: null });
    await test.call(answerPoke, {
      token: hidden.token,
      params: { job_id: jobId },
      body: { answer: 'interested' },
    });
    await test.call(actOnCandidate, {
      token,
      body: { job_id: jobId, candidate_id: hidden.id, action: 'SHORTLISTED' },
    });
    await test.call(addCandidateNote, {
      token,
      params: { id: hidden.id },
      body: { text: 'Met at the fair', job_id: null },
    });
    await test.call(tagCandidates, { token, body: { candidate_ids: [hidden.id], add: ['fair'] } });
    await test.call(favouriteCandidate, {
      token,
      body: { job_id: jobId, candidate_id: hidden.id, favorite: true },
    });
  }, 120_000);

  const questions = [...questionsAboutPeople(asked), ...questionsByName('Unseenova')];

  it('is tried on every call that tells a company of candidates', () => {
    expect(untriedQuestions(questions)).toEqual([]);
  });

  it('is told of the person by no call, as if they were not there, and others as before', async () => {
    const before = [];
    for (const { endpoint, input } of questions) {
      const { body } = await test.callAnyhow(endpoint, { ...input(), token: recruiter.token });
      before.push(tellsOf(body));
    }
    // What the questions are worth: most of them told of the person.
    expect(before.filter(Boolean).length).toBeGreaterThan(20);

    const { data } = await block(hidden, { company_id: recruiter.companyId });
    blockId = data.id;
    const told: string[] = [];
    for (const { endpoint, input } of questions) {
      const given = input();
      const answer = await test.callAnyhow(endpoint, { ...given, token: recruiter.token });
      // Who names the person gets the id back that they gave, and nothing else.
      const isEcho = JSON.stringify(given).includes(hidden.id);
      const body = isEcho ? withoutId(answer.body) : answer.body;
      if (tellsOf(body) || answer.status >= 500) told.push(`${endpoint.method} ${endpoint.path}`);
    }
    expect(told).toEqual([]);
    expect(await statusOfPage(recruiter, hidden)).toBe(404);
    expect((await ranked()).results.map(({ name }) => name)).toEqual(['Nadia Seen']);
    const exists = await test.call(matchingCandidatesExist, {
      token: recruiter.token,
      params: { id: jobId },
    });
    expect(exists.data.count).toBe(1);
    const { data: jobs } = await test.call(listRecruiterJobs, { token: recruiter.token, body: {} });
    expect(firstOf(jobs.results)).toMatchObject({ candidate_count: 1 });
    expect(await statusOfPage(other, hidden)).toBe(200);
    expect(await statusOfPage(recruiter, neighbour)).toBe(200);
  }, 240_000);

  it('can do nothing to the person, who is not found like somebody who never was', async () => {
    const { token } = recruiter;
    const step = (candidate_id: string) => ({
      candidate_id,
      job_id: jobId,
      to: { status: 'REJECTED' as const, stage_id: null },
    });
    const nobody = crypto.randomUUID();
    const { data } = await test.call(moveCandidates, {
      token,
      body: { steps: [step(hidden.id), step(nobody)] },
    });
    const [one, two] = data.results.map(({ outcome, problem }) => ({ outcome, problem }));
    expect(one).toEqual(two);
    expect(one?.problem?.code).toBe('candidates.not_found');
    const { data: poked } = await test.call(pokeCandidates, {
      token,
      body: { job_id: jobId, candidate_ids: [hidden.id, nobody] },
    });
    expect(poked.results.map(({ outcome }) => outcome)).toEqual(['not_reachable', 'not_reachable']);
  });

  it('shows the person none of its jobs and questions', async () => {
    const jobs = async () =>
      (await test.call(listMatchingJobs, { token: hidden.token })).data.results.map(({ jid }) => jid);
    const open = await publishJob(test, other);
    await rankedFor(test, open, [hidden]);
    expect(await jobs()).toContain(open);
    expect(await jobs()).not.toContain(jobId);
    expect((await test.call(listPokes, { token: hidden.token })).data.results).toEqual([]);
    const late = await test.call(answerPoke, {
      token: hidden.token,
      params: { job_id: jobId },
      body: { answer: 'not_interested' },
    });
    expect(late.problem.code).toBe('pokes.not_found');
  });

  it('gets an application only from who says that they unblock it, and keeps it to read when it is blocked again', async () => {
    const apply = (unblock: boolean) =>
      test.call(applyToJob, { token: hidden.token, body: { job_id: jobId, answers: {}, unblock } });
    const refused = await apply(false);
    expect([refused.status, refused.problem.code]).toEqual([409, 'applications.company_blocked']);
    expect(refused.problem.message).toContain('Blocked Bay Contracting');
    const sent = await apply(true);
    expect(sent.status).toBe(200);
    expect((await own(hidden)).results).toEqual([]);
    expect(await statusOfPage(recruiter, hidden)).toBe(200);

    const again = await block(hidden, { company_id: recruiter.companyId });
    blockId = again.data.id;
    expect(firstOf(firstOf(again.data.blocked.results).companies).applications).toBe(1);
    const applicants = async () =>
      (await test.call(listApplicants, { token: recruiter.token, params: { id: jobId } })).data.total;
    expect(await applicants()).toBe(1);
    expect((await ranked()).results).toHaveLength(2);
    await test.call(withdrawApplication, {
      token: hidden.token,
      params: { id: sent.data.id },
      body: {},
    });
    expect(await applicants()).toBe(0);
    expect((await ranked()).results).toHaveLength(1);
    const { data } = await test.call(getApplicant, {
      token: recruiter.token,
      params: { id: jobId, candidate_id: hidden.id },
    });
    expect(data.application).toBeNull();
    expect(await statusOfPage(recruiter, hidden)).toBe(404);
  });

  it('finds the person again once the block is taken back, which nobody else can do', async () => {
    const unblock = (person: Person) =>
      test.call(unblockCompany, { token: person.token, params: { id: blockId } });
    expect((await unblock(neighbour)).problem.code).toBe('blocked_companies.not_found');
    expect((await unblock(hidden)).data.results).toEqual([]);
    expect(await statusOfPage(recruiter, hidden)).toBe(200);
    expect((await ranked()).results).toHaveLength(2);
  });

  function tellsOf(body: unknown): boolean {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return text.includes('Unseenova') || text.includes(hidden.id);
  }
  const withoutId = (body: unknown): unknown =>
    JSON.parse(JSON.stringify(body).replaceAll(hidden.id, '')) as unknown;
});

describe('an employer', () => {
  it('is blocked by name before it is on the portal, in either script, and when it takes that name later', async () => {
    const person = await surveyorNamed('Lina Early');
    await block(person, { name: 'Saffron Line LLC' });
    await block(person, { name: 'شركة خط الزعفران ذ.م.م' });
    expect((await own(person)).results.map(({ companies }) => companies)).toEqual([[], []]);
    const english = await recruiterOf('The Saffron Line Company');
    const arabic = await recruiterOf('خط الزعفران');
    const renamed = await recruiterOf('Turmeric Line');
    for (const recruiter of [english, arabic]) expect(await statusOfPage(recruiter, person)).toBe(404);
    expect(await statusOfPage(renamed, person)).toBe(200);
    const rename = (company_name: string) =>
      test.call(updateCompany, { token: renamed.token, body: aCompany({ company_name }) });
    // A new name has to be verified anew: whom the block means says more than a page that is closed to it anyway.
    const meant = async () =>
      (await own(person)).results.flatMap(({ companies }) => companies.map(({ id }) => id));
    await rename('Saffron Line');
    expect(await meant()).toContain(renamed.companyId);
    await rename('Turmeric Line');
    expect(await meant()).not.toContain(renamed.companyId);
  });

  it('is one company with another of its domain', async () => {
    const person = await surveyorNamed('Rana Domain');
    const first = await recruiterOf('Cardamom Trading', 'https://www.cardamom-trading.example');
    await block(person, { company_id: first.companyId });
    const second = await recruiterOf('Cardamom Holdings Gulf', 'https://jobs.cardamom-trading.example');
    expect(await statusOfPage(second, person)).toBe(404);
  });

  it('at whom somebody works now is hidden from by one switch, which follows the profile', async () => {
    const employer = await recruiterOf('Cumin Works Ltd');
    const next = await recruiterOf('Anise Works');
    const former = await recruiterOf('Tin Gate');
    const person = await surveyorNamed('Maha Hidden', 'Cumin Works');
    const before = (await own(person)).present_employer;
    expect(before).toMatchObject({
      is_blocked: false,
      employers: [{ name: 'Cumin Works', companies: [{ id: employer.companyId }] }],
    });
    expect(await statusOfPage(employer, person)).toBe(200);
    await hidesFromEmployer(person, true);
    expect(await statusOfPage(employer, person)).toBe(404);
    expect(await statusOfPage(former, person)).toBe(200);
    await worksFor(person, 'Maha Hidden', 'Anise Works L.L.C.');
    expect([await statusOfPage(employer, person), await statusOfPage(next, person)]).toEqual([200, 404]);

    // Who applies there is seen by it again, and by it alone; the switch stays on.
    const jobId = await publishJob(test, next);
    const body = { job_id: jobId, answers: {}, unblock: true };
    expect((await test.call(applyToJob, { token: person.token, body })).status).toBe(200);
    expect(await statusOfPage(next, person)).toBe(200);
    const { present_employer: now } = await own(person);
    expect(now.is_blocked).toBe(true);
    expect(firstOf(firstOf(now.employers).companies)).toMatchObject({ is_lifted: true, applications: 1 });
    await hidesFromEmployer(person, false);
    expect((await own(person)).present_employer.is_blocked).toBe(false);
  });

  it('is found by what is typed of its name, of the own portal, with whether it is blocked', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const recruiter = await recruiterOf('Nutmeg Valley Foods');
    const find = async () =>
      theOne(
        (await test.call(findCompaniesToBlock, { token: person.token, query: { q: 'nutmeg' } })).data.results,
        ({ id }) => id === recruiter.companyId,
      );
    expect(await find()).toMatchObject({ is_blocked: false, applications: 0 });
    await block(person, { company_id: recruiter.companyId });
    expect(await find()).toMatchObject({ is_blocked: true });
    const abroad = await aPerson(test, 'CANDIDATE', { portal: 'KU' });
    const elsewhere = await block(abroad, { company_id: recruiter.companyId });
    expect(elsewhere.problem.code).toBe('companies.not_found');
  });
});
