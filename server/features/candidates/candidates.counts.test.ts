import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { applyToJob, listApplicants, withdrawApplication } from '#contract/features/applications.contract.ts';
import { actOnCandidate, getPipeline, listCandidates } from '#contract/features/candidates.contract.ts';
import { getHiringFigures, getToday } from '#contract/features/hiring-figures.contract.ts';
import { getRecruiterStats, listRecruiterJobs } from '#contract/features/jobs.contract.ts';
import { getCandidateOrder, listMatchingCandidates } from '#contract/features/rankings.contract.ts';
import { matches } from '#server/db/tables/index.ts';
import { firstOf } from '#server/testing/lists.ts';
import { aPerson, publishJob, type Recruiter, rankedFor } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp();

type Deed = 'apply' | 'shortlist' | 'reject' | 'withdraw';

/** Everybody who can stand for a job, and whether matching found them for it: well, weakly or not at all. */
const PEOPLE: [match: number | null, ...deeds: Deed[]][] = [
  [0.9],
  [0.25],
  [0.9, 'apply'],
  [0.25, 'apply'],
  [null, 'apply'],
  [null, 'apply'],
  [0.9, 'shortlist'],
  [null, 'shortlist'],
  [null, 'apply', 'shortlist'],
  [0.25, 'apply', 'reject'],
  [null, 'apply', 'reject'],
  [0.9, 'apply', 'withdraw'],
  [null, 'apply', 'withdraw'],
  [null, 'apply', 'shortlist', 'withdraw'],
];

let recruiter: Recruiter;
let jobId: string;

beforeAll(async () => {
  recruiter = await aPerson(test, 'RECRUITER');
  jobId = await publishJob(test, recruiter);
  for (const [match, ...deeds] of PEOPLE) {
    const person = await aPerson(test, 'CANDIDATE');
    if (match !== null) {
      await rankedFor(test, jobId, [person]);
      await test.program.parts.db.update(matches).set({ score: match }).where(sql`user_id = ${person.id}`);
    }
    let sent = '';
    for (const deed of deeds) {
      const done =
        deed === 'apply'
          ? await test.call(applyToJob, { token: person.token, body: { job_id: jobId, answers: {} } })
          : deed === 'withdraw'
            ? await test.call(withdrawApplication, { token: person.token, params: { id: sent }, body: {} })
            : await test.call(actOnCandidate, {
                token: recruiter.token,
                body: {
                  job_id: jobId,
                  candidate_id: person.id,
                  action: deed === 'reject' ? 'REJECTED' : 'SHORTLISTED',
                },
              });
      expect(done.status).toBe(200);
      if (deed === 'apply') sent = (done.data as { id: string }).id;
    }
  }
  // Today names who has waited for days.
  await test.program.parts.db.execute(
    sql`update applications set created_at = created_at - interval '9 days'`,
  );
}, 120_000);

it('says the same numbers of a job’s people on every screen', async () => {
  const { token } = recruiter;
  const order = async (query: object) =>
    (await test.call(getCandidateOrder, { token, params: { id: jobId }, query })).data;
  const listed = async (status: 'SHORTLISTED' | 'REJECTED' | 'PENDING') =>
    (await test.call(listCandidates, { token, query: { job_id: jobId, status } })).data.total;
  const [job] = (await test.call(listRecruiterJobs, { token, body: {} })).data.results;
  const stats = (await test.call(getRecruiterStats, { token, body: {} })).data;
  const board = (await test.call(getPipeline, { token, query: { job_id: jobId } })).data.columns;
  const column = (kind: string) => board.find((one) => one.kind === kind)?.total;
  const funnel = (await test.call(getHiringFigures, { token, query: {} })).data.funnel;
  const today = (await test.call(getToday, { token, query: {} })).data;
  const applied = (await test.call(listApplicants, { token, params: { id: jobId } })).data;

  expect(job?.counts).toMatchObject({ applied: 10, undecided: 4, shortlisted: 3, rejected: 2 });
  // Who applied: on the list of jobs, in the tab and in the funnel.
  expect([applied.total, firstOf(funnel).count]).toEqual([10, 10]);
  // Who waits for an answer: also on the dashboard and the board, and every one of them is there to be reviewed.
  expect([today.undecided[0]?.people, column('new')]).toEqual([4, 4]);
  const toReview = await order({ status: 'PENDING' });
  const rows = await test.call(listMatchingCandidates, {
    token,
    params: { id: jobId },
    query: { status: 'PENDING', limit: 50 },
  });
  expect(rows.data.results).toHaveLength(toReview.order.length);
  expect(
    rows.data.results.filter(({ application_stage: stage }) => stage && stage !== 'WITHDRAWN'),
  ).toHaveLength(4);
  // Of those who may still come, the weak one alone is hidden; who withdrew stays as matching found them.
  expect([toReview.counts.PENDING, toReview.weaker]).toEqual([6, 1]);
  // Whom the company decided on: the tabs, their lists, the board and the dashboard.
  expect([column('shortlisted'), column('withdrawn'), column('rejected')]).toEqual([3, 3, 2]);
  for (const status of ['SHORTLISTED', 'REJECTED'] as const) {
    const { order: people, counts } = await order({ status });
    expect([people.length, counts[status]], status).toEqual([await listed(status), await listed(status)]);
  }
  expect([stats.shortlisted, toReview.counts.SHORTLISTED]).toEqual([4, 4]);
  // All of them together.
  const { PENDING, SHORTLISTED, REJECTED } = toReview.counts;
  expect(job?.candidate_count).toBe(PENDING + SHORTLISTED + REJECTED);
});
