import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type BulkDeed, getBulkLimits } from '#contract/features/bulk-limits.contract.ts';
import { moveCandidates } from '#contract/features/candidates.contract.ts';
import { sendMessage, takeMessageBack } from '#contract/features/messages.contract.ts';
import { exportMatchingCandidates, listMatchingCandidates } from '#contract/features/rankings.contract.ts';
import { bulkUses } from '#server/db/tables/index.ts';
import { theOne } from '#server/testing/lists.ts';
import { aPerson, aSurveyor, type Person, publishJob, type Recruiter } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp({ worker: true });

const limitOf = async ({ token }: Person, deed: BulkDeed) => {
  const { deeds } = (await test.call(getBulkLimits, { token })).data;
  return theOne(deeds, (one) => one.deed === deed);
};
const leftFor = async (person: Person, deed: BulkDeed) => (await limitOf(person, deed)).left;
/** As if the company had done it to so many within the last day. */
const used = (companyId: string, deed: Exclude<BulkDeed, 'ask'>, people: number) =>
  test.program.parts.db
    .insert(bulkUses)
    .values({ companyId, deed, people, hour: new Date(Date.now() - 5 * 3_600_000) });
const move = (
  { token }: Recruiter,
  job_id: string,
  people: readonly Person[],
  status: 'REJECTED' | 'PENDING',
) =>
  test.call(moveCandidates, {
    token,
    body: { steps: people.map(({ id }) => ({ candidate_id: id, job_id, to: { status, stage_id: null } })) },
  });

describe('bulk actions', () => {
  it('are refused beyond what the company may do to many at once, also by two calls at the same moment', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const job_id = await publishJob(test, recruiter);
    const people = await Promise.all(Array.from({ length: 4 }, () => aPerson(test, 'CANDIDATE')));
    await used(recruiter.companyId, 'reject', 497);
    const [one, other] = await Promise.all([
      move(recruiter, job_id, people.slice(0, 2), 'REJECTED'),
      move(recruiter, job_id, people.slice(2), 'REJECTED'),
    ]);
    const results = [...one.data.results, ...other.data.results];
    expect([
      results.filter(({ outcome }) => outcome === 'done').length,
      await leftFor(recruiter, 'reject'),
    ]).toEqual([3, 0]);
    const refused = theOne(results, ({ outcome }) => outcome === 'refused');
    expect(refused.problem?.code).toBe('bulk_limits.reject');
    expect(refused.problem?.message).toMatch(/500 people a day together; 0 are left\. More come on \w+/);
    // Taking back costs nothing, and one at a time is no bulk action.
    const isDone = ({ id }: Person) => theOne(results, (it) => it.candidate_id === id).outcome === 'done';
    const [first, ...others] = people.filter(isDone);
    expect((await move(recruiter, job_id, [first!, ...others], 'PENDING')).data.done).toBe(3);
    expect((await move(recruiter, job_id, [first!], 'REJECTED')).data.done).toBe(1);
    await test.program.parts.db
      .update(bulkUses)
      .set({ hour: sql`${bulkUses.hour} - interval '24 hours'` })
      .where(eq(bulkUses.companyId, recruiter.companyId));
    expect(await leftFor(recruiter, 'reject')).toBe(500);
  });

  it('of messages are given back where the message is, once', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const { token } = recruiter;
    const job_id = await publishJob(test, recruiter);
    const people = [await aPerson(test, 'CANDIDATE'), await aPerson(test, 'CANDIDATE')];
    await move(recruiter, job_id, people, 'REJECTED');
    const body = {
      job_id,
      candidate_ids: people.map(({ id }) => id),
      purpose: 'other' as const,
      texts: [{ language: 'en' as const, subject: 'A question', body: 'When could you start?' }],
    };
    const { id } = (await test.call(sendMessage, { token, body })).data;
    expect(await leftFor(recruiter, 'message')).toBe(48);
    // The hours of a day are counted whole: more come in 23 to 24 hours, and nobody waits who did nothing.
    const moreAt = new Date((await limitOf(recruiter, 'message')).more_at ?? 0).getTime();
    const hours = (moreAt - Date.now()) / 3_600_000;
    expect([hours > 22.9, hours <= 24]).toEqual([true, true]);
    expect((await limitOf(recruiter, 'export')).more_at).toBeNull();
    for (let times = 0; times < 2; times++) await test.call(takeMessageBack, { token, params: { id } });
    expect(await leftFor(recruiter, 'message')).toBe(50);
    await used(recruiter.companyId, 'message', 49);
    expect((await test.call(sendMessage, { token, body })).problem.code).toBe('bulk_limits.message');
  });

  it('count the people of a file, and give none beyond the limit', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    await aSurveyor(test);
    const jobId = await publishJob(test, recruiter);
    const query = { page: 1, limit: 10 };
    const ranked = () =>
      test.call(listMatchingCandidates, { token: recruiter.token, params: { id: jobId }, query });
    await test.until(async () => (await ranked()).data.total === 1);
    const file = () =>
      test.call(exportMatchingCandidates, { token: recruiter.token, params: { id: jobId }, query: {} });
    expect([(await file()).status, await leftFor(recruiter, 'export')]).toEqual([200, 99]);
    await used(recruiter.companyId, 'export', 99);
    expect((await file()).status).toBe(429);
  });
});
