import { describe, expect, it } from 'vitest';
import { getCompany } from '#contract/features/companies.contract.ts';
import { listCompanyJobs, listMatchingJobs } from '#contract/features/job-lists.contract.ts';
import { postJob } from '#contract/features/jobs.contract.ts';
import { firstOf, theOne } from '#server/testing/lists.ts';
import { aJob, aPerson, aSurveyor, type Person } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp({ worker: true });

const post = async (recruiter: Person, job_title: string, publish = true) =>
  (await test.call(postJob, { token: recruiter.token, body: { job: aJob({ job_title }), publish } })).data
    .jid;

const pageOf = (person: Person, id: string) => test.call(getCompany, { token: person.token, params: { id } });
const jobsOf = (person: Person, id: string) =>
  test.call(listCompanyJobs, { token: person.token, params: { id } });

describe('a company’s page', () => {
  it('tells what the company says of itself and how many jobs are open', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    await post(recruiter, 'Quantity Surveyor');
    await post(recruiter, 'Site Manager', false);
    const person = await aPerson(test, 'CANDIDATE');
    const { data } = await pageOf(person, recruiter.companyId);
    expect(data).toMatchObject({ company_name: 'Pearl Bay Contracting', open_jobs: 1 });
  });

  it('lists its open jobs alone, those that fit first, with the scores of the list of matching jobs', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const other = await aPerson(test, 'RECRUITER');
    const fitting = await post(recruiter, 'Quantity Surveyor');
    await post(recruiter, 'Site Manager', false);
    await post(other, 'Quantity Surveyor');
    const person = await aSurveyor(test);
    const list = await test.until(async () => {
      const found = await test.call(listMatchingJobs, { token: person.token });
      return found.data.results.some(({ jid }) => jid === fitting) && found.data;
    });
    const { data } = await jobsOf(person, recruiter.companyId);
    expect([data.total, data.scores]).toEqual([1, 'known']);
    const listed = theOne(list.results, ({ jid }) => jid === fitting);
    expect(firstOf(data.results).matching_score).toBeCloseTo(listed.matching_score, 12);
  });

  it('is that of a company of one’s own portal', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const stranger = await aPerson(test, 'CANDIDATE', { portal: 'LEC' });
    expect((await pageOf(stranger, recruiter.companyId)).problem.code).toBe('companies.not_found');
    expect((await jobsOf(stranger, recruiter.companyId)).problem.code).toBe('companies.not_found');
    const institute = await aPerson(test, 'INSTITUTE');
    expect((await pageOf(institute, recruiter.companyId)).status).toBe(403);
  });
});
