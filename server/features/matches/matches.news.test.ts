import { and, eq, isNotNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { listMatchingJobs, searchJobs } from '#contract/features/job-lists.contract.ts';
import { closeJob } from '#contract/features/jobs.contract.ts';
import { getSkillGap, noteSeenCandidates, noteSeenJobs } from '#contract/features/matches.contract.ts';
import { listNotifications } from '#contract/features/notifications.contract.ts';
import { listMatchingCandidates, recomputeMatchingCandidates } from '#contract/features/rankings.contract.ts';
import { matches } from '#server/db/tables/index.ts';
import { firstOf } from '#server/testing/lists.ts';
import { aPerson, aSurveyor, type Person, publishJob } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';
import { tellNews } from './matches.news.ts';

const test = testApp({ worker: true });
const DAY_MS = 86_400_000;

const isStrong = (person: Person, jobId: string) =>
  test.until(async () => {
    const [row] = await test.program.parts.db
      .select()
      .from(matches)
      .where(and(eq(matches.userId, person.id), eq(matches.jobId, jobId), isNotNull(matches.strongSince)));
    return row;
  });

/** The daily job, so many days from now. */
async function tell(days = 0): Promise<void> {
  const ctx = await test.program.contexts.forJob();
  const now = new Date(ctx.now.getTime() + days * DAY_MS);
  await tellNews({
    ...ctx,
    now,
    transaction: (run) => ctx.transaction((tx) => run({ ...tx, now })),
  });
}

const told = async (person: Person, kind: 'matches_digest' | 'candidates_found') =>
  (await test.call(listNotifications, { token: person.token })).data.results
    .filter((it) => it.kind === kind)
    .map((it) => ({ ...it.text, link: it.link }));

describe('news of strong matches', () => {
  it('reach a candidate and the job’s recruiter once a day, in both languages', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const person = await aSurveyor(test);
    await isStrong(person, await publishJob(test, recruiter));
    await isStrong(person, await publishJob(test, recruiter));
    for (let times = 0; times < 2; times++) await tell();
    const digests = await told(person, 'matches_digest');
    expect(digests).toHaveLength(1);
    expect(firstOf(digests).en).toMatch(/: 2\. .*“Quantity Surveyor” at Pearl Bay Contracting/);
    expect(firstOf(digests).link).toBe('/candidate/jobs');
    expect(firstOf(digests).ar).toMatch(/: 2\. .*«\u2068Quantity Surveyor\u2069»/);
    expect(await told(recruiter, 'candidates_found')).toHaveLength(2);

    const newest = await publishJob(test, recruiter);
    await isStrong(person, newest);
    await tell();
    expect(await told(person, 'matches_digest')).toHaveLength(1);
    await tell(1);
    const latest = firstOf(await told(person, 'matches_digest'));
    expect(latest.en).toContain(': 1.');
    expect(latest.link).toBe(`/candidate/jobs/view/${newest}`);
    await tell(2);
    expect(await told(person, 'matches_digest')).toHaveLength(2);
  });

  it('leave out what was seen and what has closed', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const person = await aSurveyor(test);
    const seen = await publishJob(test, recruiter);
    await isStrong(person, seen);
    const jobs = await test.until(async () => {
      const { results } = (await test.call(listMatchingJobs, { token: person.token })).data;
      return results.some(({ jid }) => jid === seen) && results;
    });
    await test.call(noteSeenJobs, { token: person.token, body: { job_ids: jobs.map(({ jid }) => jid) } });
    const { token } = recruiter;
    const people = (await test.call(listMatchingCandidates, { token, params: { id: seen } })).data.results;
    const candidate_ids = people.map((it) => it.candidate_id);
    await test.call(noteSeenCandidates, { token, body: { job_id: seen, candidate_ids } });
    const closed = await publishJob(test, recruiter, { job_title: 'Senior Quantity Surveyor' });
    await isStrong(person, closed);
    await test.call(closeJob, { token: recruiter.token, params: { id: closed } });
    await tell();
    expect(await told(person, 'matches_digest')).toEqual([]);
    expect(await told(recruiter, 'candidates_found')).toEqual([]);
  });

  it('come of what lists and their calls gave to no screen', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const person = await aSurveyor(test);
    const id = await publishJob(test, recruiter);
    await isStrong(person, id);
    const { token } = person;
    await test.call(listMatchingJobs, { token });
    await test.call(searchJobs, { token, body: { text: 'surveyor' } });
    await test.call(getSkillGap, { token, body: { job_id: id } });
    const asked = { token: recruiter.token, params: { id } };
    expect((await test.call(listMatchingCandidates, asked)).data.results).not.toEqual([]);
    await tell();
    expect(await told(person, 'matches_digest')).toHaveLength(1);
    expect(await told(recruiter, 'candidates_found')).toHaveLength(1);
  });

  it('are not made by a profile that is ranked again and fits as before', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const person = await aSurveyor(test);
    const jobId = await publishJob(test, recruiter);
    const before = await isStrong(person, jobId);
    await test.call(recomputeMatchingCandidates, {
      token: recruiter.token,
      body: { job_id: jobId },
    });
    await tell();
    const now = await isStrong(person, jobId);
    expect(now.strongSince).toEqual(before.strongSince);
  });
});
