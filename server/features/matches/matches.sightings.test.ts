import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { noteSeenCandidates, noteSeenJobs } from '#contract/features/matches.contract.ts';
import { matches, matchSightings } from '#server/db/tables/index.ts';
import { aPerson, aSurveyor, type Person, publishJob } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp({ worker: true });

const sightings = (jobId: string) =>
  test.program.parts.db
    .select({ userId: matchSightings.userId, viewer: matchSightings.viewer })
    .from(matchSightings)
    .where(eq(matchSightings.jobId, jobId));

const seesJobs = async ({ token }: Person, job_ids: string[]) =>
  (await test.call(noteSeenJobs, { token, body: { job_ids } })).data.noted;

describe('a job that was on a screen', () => {
  it('is noted once, however often and from how many tabs it is said', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const jobId = await publishJob(test, await aPerson(test, 'RECRUITER'));
    const told = await Promise.all([1, 2, 3].map(() => seesJobs(person, [jobId, jobId])));
    expect(told.toSorted()).toEqual([0, 0, 1]);
    expect(await seesJobs(person, [jobId])).toBe(0);
    expect(await sightings(jobId)).toEqual([{ userId: person.id, viewer: 'candidate' }]);
  });

  it('is passed over where it is gone or of another portal, beside those that are there', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const here = await publishJob(test, await aPerson(test, 'RECRUITER'));
    const elsewhere = await publishJob(test, await aPerson(test, 'RECRUITER', { portal: 'LEC' }));
    expect(await seesJobs(person, [elsewhere, crypto.randomUUID(), here])).toBe(1);
    expect(await sightings(elsewhere)).toEqual([]);
  });
});

describe('a candidate who was on a screen', () => {
  it('is noted for the company of the job, where they are ranked for it', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const [person, unranked] = [await aSurveyor(test), await aPerson(test, 'CANDIDATE')];
    const job_id = await publishJob(test, recruiter);
    await test.until(async () => {
      const rows = await test.program.parts.db.select().from(matches).where(eq(matches.jobId, job_id));
      return rows.some(({ userId }) => userId === person.id);
    });
    const say = async () =>
      (
        await test.call(noteSeenCandidates, {
          token: recruiter.token,
          body: { job_id, candidate_ids: [person.id, unranked.id] },
        })
      ).data.noted;
    expect([await say(), await say()]).toEqual([1, 0]);
    expect(await sightings(job_id)).toEqual([{ userId: person.id, viewer: 'company' }]);
  });
});
