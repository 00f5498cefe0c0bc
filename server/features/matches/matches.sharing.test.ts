import { describe, expect, it } from 'vitest';
import { listMatchingJobs } from '#contract/features/job-lists.contract.ts';
import { listRecruiterJobs, postJob } from '#contract/features/jobs.contract.ts';
import { getProfile, patchProfile, patchProfileSharing } from '#contract/features/profiles.contract.ts';
import { listMatchingCandidates } from '#contract/features/rankings.contract.ts';
import { firstOf, theOne } from '#server/testing/lists.ts';
import { aJob, aPerson } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp({ worker: true });

async function matched() {
  const recruiter = await aPerson(test, 'RECRUITER');
  const person = await aPerson(test, 'CANDIDATE');
  const job = aJob();
  const { data: posted } = await test.call(postJob, {
    token: recruiter.token,
    body: { job: { ...job, languages: [{ language: 'Arabic', level: 'native' }] }, publish: true },
  });
  const { data: own } = await test.call(getProfile, { token: person.token });
  await test.call(patchProfile, {
    token: person.token,
    body: {
      personal_details: {
        ...own.personal_details,
        headline: job.job_title,
        summary: `Prepared ${firstOf(job.skills).name} of 40 villas, daywork sheets, final accounts.`,
      },
      skills: job.skills.map(({ name, ref_skill }) => ({ name, ref_skill })),
      languages: [{ language: 'Arabic', level: 'native' }],
    },
  });
  const candidate = async () => {
    const { data } = await test.call(listMatchingCandidates, {
      token: recruiter.token,
      params: { id: posted.jid },
    });
    return data.results.find((it) => it.candidate_id === person.id);
  };
  await test.until(candidate);
  return { recruiter, person, posted, candidate };
}

const languageOf = (it: { explanation: { gates: { key: string; have: unknown }[] } } | undefined) =>
  it?.explanation.gates.find(({ key }) => key === 'language')?.have ?? null;

describe('what a person keeps back', () => {
  it('is no reason of a score either, and no sentence of it proves a skill', async () => {
    const { person, candidate } = await matched();
    const before = await candidate();
    expect(languageOf(before)).not.toBeNull();
    expect(JSON.stringify(before)).toContain('of 40 villas');
    await test.call(patchProfileSharing, {
      token: person.token,
      body: { parts: { languages: false, summary: false } },
    });
    const after = await test.until(async () => {
      const now = await candidate();
      return now && languageOf(now) === null && now;
    });
    expect(JSON.stringify(after)).not.toContain('of 40 villas');
  });

  it('takes their own matches from nobody who is not found, and them from every list of others', async () => {
    const { recruiter, person, posted, candidate } = await matched();
    await test.call(patchProfileSharing, { token: person.token, body: { is_discoverable: false } });
    expect(await candidate()).toBeUndefined();
    const { data: jobs } = await test.call(listRecruiterJobs, { token: recruiter.token, body: { page: 1 } });
    const listed = theOne(jobs.results, ({ jid }) => jid === posted.jid);
    expect(listed.matching_candidates.map((it) => it.candidate_id)).not.toContain(person.id);
    const { data: ranking } = await test.call(listMatchingCandidates, {
      token: recruiter.token,
      params: { id: posted.jid },
    });
    expect(listed.candidate_count).toBe(ranking.total);
    // Something that is ranked again only by the person’s own change.
    const { data: own } = await test.call(getProfile, { token: person.token });
    await test.call(patchProfile, {
      token: person.token,
      body: { personal_details: { ...own.personal_details, summary: null } },
    });
    await test.until(async () => {
      const { data } = await test.call(listMatchingJobs, { token: person.token });
      return !data.computing && data.results.some(({ jid }) => jid === posted.jid);
    });
    expect(await candidate()).toBeUndefined();
  });
});
