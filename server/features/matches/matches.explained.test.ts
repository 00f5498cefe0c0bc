import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { postJob } from '#contract/features/jobs.contract.ts';
import { patchProfile } from '#contract/features/profiles.contract.ts';
import { listMatchingCandidates } from '#contract/features/rankings.contract.ts';
import { matchCalibrations, matchJobs, matchProfiles } from '#server/db/tables/index.ts';
import { aCalibration, aJob, aPerson, aSurveyor, contextOf, publishJob } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';
import { explainedPairs, type Pair } from './matches.explained.ts';
import { explainPair } from './matches.service.ts';

const test = testApp({ worker: true });

async function explained(pair: Pair) {
  const ctx = await contextOf(test);
  return (await explainedPairs(ctx, ctx.portal.key, [pair]))(pair);
}

const oneByOne = async ({ job, profile }: Pair) => explainPair(await contextOf(test), job.id, profile.id);

async function pairOf(jobId: string, userId: string): Promise<Pair> {
  const { db } = test.program.parts;
  const [job] = await db.select().from(matchJobs).where(eq(matchJobs.jobId, jobId));
  const [profile] = await db.select().from(matchProfiles).where(eq(matchProfiles.userId, userId));
  return {
    job: { id: jobId, changed: job?.changed ?? null },
    profile: { id: userId, changed: profile?.changed ?? null },
  };
}

async function aRankedPair() {
  const recruiter = await aPerson(test, 'RECRUITER');
  const jobId = await publishJob(test, recruiter);
  const surveyor = await aSurveyor(test);
  await test.until(async () => {
    const { data } = await test.call(listMatchingCandidates, {
      token: recruiter.token,
      params: { id: jobId },
    });
    return data.results.some(({ candidate_id }) => candidate_id === surveyor.id);
  });
  return { recruiter, surveyor, pair: await pairOf(jobId, surveyor.id) };
}

it('explains a pair once, and again when what is known of a side has changed', async () => {
  const { surveyor, pair } = await aRankedPair();
  const first = await explained(pair);
  expect(first).toEqual(await oneByOne(pair));
  expect(await explained(pair)).toBe(first);
  const none = { id: crypto.randomUUID(), changed: null };
  expect(await oneByOne({ ...pair, job: none })).toBeNull();
  expect(await oneByOne({ ...pair, profile: none })).toBeNull();

  await test.call(patchProfile, {
    token: surveyor.token,
    body: { skills: [{ name: 'Bills of quantities' }] },
  });
  await test.until(
    async () => (await pairOf(pair.job.id, surveyor.id)).profile.changed !== pair.profile.changed,
  );
  const changed = await pairOf(pair.job.id, surveyor.id);
  // A list that was read before the change is shown what holds now, and that is not taken for what held then.
  const second = await explained({ ...pair, job: { ...pair.job, changed: 'another' } });
  expect(second).toEqual(await oneByOne(changed));
  expect(second).not.toEqual(first);
  expect(await explained(changed)).toEqual(second);
});

it('explains a pair anew where its portal ranks by another calibration', async () => {
  const { pair } = await aRankedPair();
  const first = await explained(pair);
  const id = await aCalibration(test, { a: 12 });
  const { db } = test.program.parts;
  await db.update(matchCalibrations).set({ isActive: true }).where(eq(matchCalibrations.id, id));
  const second = await explained(pair);
  expect(second).toEqual(await oneByOne(pair));
  expect(second!.version).not.toBe(first!.version);
});

it('explains a job that matching does not know yet, and says null of one that is gone', async () => {
  const { recruiter, surveyor } = await aRankedPair();
  const { data } = await test.call(postJob, {
    token: recruiter.token,
    body: { job: aJob(), publish: false },
  });
  const draft = await pairOf(data.jid, surveyor.id);
  expect(draft.job.changed).toBeNull();
  expect(await explained(draft)).toEqual(await oneByOne(draft));
  expect(await explained({ ...draft, job: { id: crypto.randomUUID(), changed: null } })).toBeNull();
});
