import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ApplicationStage } from '#contract/features/applications.contract.ts';
import { tagCandidates } from '#contract/features/candidate-notes.contract.ts';
import {
  CANDIDATE_SORTS,
  getPipeline,
  listCandidateKeys,
  listCandidates,
  type RejectionReason,
} from '#contract/features/candidates.contract.ts';
import { listHiringStages } from '#contract/features/hiring-stages.contract.ts';
import {
  applicationEvents,
  applications,
  candidateDecisions,
  candidateMerges,
  matches,
  profiles,
} from '#server/db/tables/index.ts';
import { firstOf, theOne } from '#server/testing/lists.ts';
import { aPerson, aSurveyor, NOTHING_SENT, publishJob, type Recruiter } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp();

const DAY_MS = 86_400_000;
const at = (day: number) => new Date(Date.UTC(2026, 0, 1) + day * DAY_MS);

type Kind = 'new' | 'shortlisted' | 'interview' | 'rejected' | 'withdrawn';
interface Standing {
  job: 'open' | 'blind';
  who: number;
  /** Decided on a day: into the first stage without a row of its own, into the interviews, or out. */
  decided?: [to: 'first' | 'interview' | 'out', day: number, reason?: RejectionReason];
  /** Sent on a day; where it stands, and since when. */
  applied?: [day: number, stage: ApplicationStage, since: number];
  score?: number;
}

/** People who differ in what lists look at: name, headline, months of work, tags. */
const PEOPLE = [
  { name: 'Huda Saleh', headline: 'Estimator one', months: 40, tags: ['Strong'] },
  { name: 'adam Noor', headline: 'Estimator two', months: null, tags: ['strong', 'Nights'] },
  { name: 'Zain Aziz', headline: 'Planner three', months: 40, tags: [] },
  { name: 'Mona Hadi', headline: 'Planner four', months: 7, tags: ['Nights'] },
  { name: 'Basil Omar', headline: 'Planner five', months: 90, tags: [] },
  // The same person as Basil Omar, to the company.
  { name: 'B. Omar', headline: 'Planner six', months: 91, tags: ['Strong'] },
];

const STANDING: readonly Standing[] = [
  { job: 'open', who: 0, decided: ['first', 3], applied: [1, 'SHORTLISTED', 3], score: 0.9 },
  { job: 'open', who: 1, decided: ['interview', 3], score: 0.4 },
  { job: 'open', who: 2, decided: ['out', 9, 'skills'], applied: [2, 'REJECTED', 9], score: 0.9 },
  { job: 'open', who: 3, applied: [5, 'SUBMITTED', 5] },
  // Both accounts stand: the one that is shown, and not the other.
  { job: 'open', who: 4, applied: [6, 'VIEWED', 7], score: 0.5 },
  { job: 'open', who: 5, applied: [8, 'SUBMITTED', 8], score: 0.6 },
  { job: 'blind', who: 0, applied: [4, 'SUBMITTED', 4], score: 0.3 },
  { job: 'blind', who: 1, decided: ['first', 2], applied: [1, 'WITHDRAWN', 10], score: 0.3 },
  { job: 'blind', who: 2, decided: ['out', 5, 'salary'], applied: [1, 'WITHDRAWN', 4], score: 0.7 },
  // Closed before a decision: nobody who waits.
  { job: 'blind', who: 3, applied: [3, 'JOB_CLOSED', 4], score: 0.8 },
  // The other account alone.
  { job: 'blind', who: 5, decided: ['first', 6], score: 0.2 },
];

let recruiter: Recruiter;
const ids: string[] = [];
const jobs = { open: '', blind: '' };
const stageIds = { first: '', interview: '' };

beforeAll(async () => {
  const { db } = test.program.parts;
  recruiter = await aPerson(test, 'RECRUITER');
  jobs.open = await publishJob(test, recruiter, { job_title: 'Open job' });
  jobs.blind = await publishJob(test, recruiter, { job_title: 'Hidden job', is_blind: true });
  const stages = (await test.call(listHiringStages, { token: recruiter.token })).data.results;
  stageIds.first = theOne(stages, ({ kind }) => kind === 'shortlisted').id;
  stageIds.interview = theOne(stages, ({ kind }) => kind === 'interview').id;
  for (const { name, headline, months, tags } of PEOPLE) {
    const { id } = await aSurveyor(test);
    ids.push(id);
    await db
      .update(profiles)
      .set({ personalDetails: { name, headline, links: [] }, experienceMonths: months })
      .where(eq(profiles.userId, id));
    if (tags.length > 0)
      await test.call(tagCandidates, { token: recruiter.token, body: { candidate_ids: [id], add: tags } });
  }
  await db.insert(candidateMerges).values({
    companyId: recruiter.companyId,
    userId: ids[4]!,
    otherId: ids[5]!,
    verdict: 'same',
    decidedBy: recruiter.id,
  });
  for (const { job, who, decided, applied, score } of STANDING) {
    const pair = { jobId: jobs[job], userId: ids[who]! };
    if (decided) {
      const [to, day, reasonCode] = decided;
      await db.insert(candidateDecisions).values({
        ...pair,
        status: to === 'out' ? 'REJECTED' : 'SHORTLISTED',
        stageId: to === 'interview' ? stageIds.interview : null,
        reasonCode: reasonCode ?? null,
        decidedBy: recruiter.id,
        decidedAt: at(day),
      });
    }
    if (applied) {
      const [day, stage, since] = applied;
      const row = firstOf(
        await db
          .insert(applications)
          .values({ ...pair, stage, profileVersion: 1, profile: NOTHING_SENT, updatedAt: at(since) })
          .returning({ id: applications.id }),
      );
      await db
        .insert(applicationEvents)
        .values({ applicationId: row.id, stage: 'SUBMITTED', createdAt: at(day) });
      // The step before it keeps the time that the lists show.
      await db
        .update(applications)
        .set({ updatedAt: at(since) })
        .where(eq(applications.id, row.id));
    }
    if (score !== undefined) await db.insert(matches).values({ ...pair, score, version: 'made' });
  }
}, 120_000);

/** Where everybody stands, read one by one. */
function everybody() {
  return STANDING.flatMap((it) => {
    const { job, who, decided, applied } = it;
    if (applied?.[1] === 'JOB_CLOSED' && !decided) return [];
    const isOther = who === 5;
    if (isOther && STANDING.some((one) => one.job === job && one.who === 4)) return [];
    const isOut = decided?.[0] === 'out';
    const hasWithdrawn = applied?.[1] === 'WITHDRAWN';
    const kind: Kind = isOut
      ? 'rejected'
      : hasWithdrawn
        ? 'withdrawn'
        : decided
          ? decided[0] === 'interview'
            ? 'interview'
            : 'shortlisted'
          : 'new';
    const since = hasWithdrawn && !isOut ? applied[2] : decided ? decided[1] : applied![0];
    const shown = isOther ? PEOPLE[4]! : PEOPLE[who]!;
    const isBlind = job === 'blind' && (!decided || isOut);
    const status = isOut ? 'REJECTED' : decided ? 'SHORTLISTED' : 'PENDING';
    // Tags are those of both accounts, and of nobody who is hidden.
    const own = isOther ? [...PEOPLE[4]!.tags, ...PEOPLE[5]!.tags] : PEOPLE[who]!.tags;
    return [
      {
        key: `${job} ${shown.headline}`,
        id: ids[who]!,
        jobId: jobs[job],
        job,
        status,
        kind,
        since,
        shown,
        isBlind,
        reason: decided?.[2] ?? null,
        appliedAt: applied?.[0] ?? null,
        score: it.score ?? null,
        tags: isBlind ? [] : [...new Set(own.map((tag) => tag.toLowerCase()))],
      },
    ];
  });
}
type Row = ReturnType<typeof everybody>[number];

const down = (a: number | null, b: number | null) =>
  (b ?? Number.NEGATIVE_INFINITY) - (a ?? Number.NEGATIVE_INFINITY) || 0;
const SORTS: Record<(typeof CANDIDATE_SORTS)[number], (a: Row, b: Row) => number> = {
  acted: (a, b) => down(a.since, b.since),
  waiting: (a, b) => -down(a.since, b.since),
  score: (a, b) => (a.score === b.score ? 0 : down(a.score, b.score)),
  name: (a, b) =>
    Number(a.isBlind) - Number(b.isBlind) ||
    (a.shown.name.toLowerCase() < b.shown.name.toLowerCase()
      ? -1
      : Number(a.shown.name.toLowerCase() > b.shown.name.toLowerCase())),
  experience: (a, b) => (a.shown.months === b.shown.months ? 0 : down(a.shown.months, b.shown.months)),
  applied: (a, b) => (a.appliedAt === b.appliedAt ? 0 : down(a.appliedAt, b.appliedAt)),
};
const lower = (a: string, b: string) => (a < b ? -1 : Number(a > b));
const sorted = (rows: readonly Row[], sort: (typeof CANDIDATE_SORTS)[number]) =>
  rows.toSorted((a, b) => SORTS[sort](a, b) || lower(a.id, b.id) || lower(a.jobId, b.jobId));

interface Query {
  job?: 'open' | 'blind';
  q?: string;
  tags?: string[];
  reasons?: RejectionReason[];
}
const kept = ({ job, q = '', tags = [], reasons = [] }: Query) =>
  everybody().filter(
    (row) =>
      (!job || row.job === job) &&
      (q === '' ||
        (row.job === 'open' ? 'open job' : 'hidden job').includes(q) ||
        (!row.isBlind &&
          [row.shown.headline, row.shown.name].some((told) => told.toLowerCase().includes(q)))) &&
      tags.every((tag) => row.tags.includes(tag.toLowerCase())) &&
      (reasons.length === 0 || (row.reason !== null && reasons.includes(row.reason))),
  );
const asked = ({ job, ...rest }: Query) => ({ ...rest, ...(job ? { job_id: jobs[job] } : {}) });

const QUERIES: readonly Query[] = [
  {},
  { job: 'open' },
  { job: 'blind' },
  { q: 'planner' },
  { q: 'omar' },
  { q: 'huda' },
  { q: 'hidden' },
  { tags: ['STRONG'] },
  { tags: ['nights', 'strong'] },
  { job: 'blind', tags: ['Strong'] },
  { reasons: ['skills', 'salary'] },
  { job: 'open', q: 'estimator', tags: ['Strong'] },
];
const STATUSES = ['ALL', 'PENDING', 'SHORTLISTED', 'REJECTED'] as const;

/** By headline, which nothing hides, and job: of a blind review the ids are not their own. */
const keyOf = (row: { headline: string | null; job_id: string }) =>
  `${row.job_id === jobs.open ? 'open' : 'blind'} ${row.headline}`;

describe('the company’s candidates', () => {
  it('are narrowed, ordered, counted and paged by the database as one by one', async () => {
    for (const query of QUERIES)
      for (const status of STATUSES)
        for (const sort of query === QUERIES[0] ? CANDIDATE_SORTS : (['acted', 'name'] as const)) {
          const rows = sorted(
            kept(query).filter((row) => status === 'ALL' || row.status === status),
            sort,
          );
          const pages = await Promise.all(
            [1, 2, 3].map(async (page) => {
              const told = { ...asked(query), status, sort, page, limit: 4 };
              return (await test.call(listCandidates, { token: recruiter.token, query: told })).data;
            }),
          );
          const which = JSON.stringify({ query, status, sort });
          expect(
            pages.flatMap(({ results }) => results.map(keyOf)),
            which,
          ).toEqual(rows.map(({ key }) => key));
          for (const { total } of pages) expect(total, which).toBe(rows.length);
          if (sort !== 'acted') continue;
          const keys = await test.call(listCandidateKeys, {
            token: recruiter.token,
            query: { ...asked(query), status },
          });
          expect(keys.data.total).toBe(rows.length);
          expect(keys.data.results.map(({ candidate_id }) => candidate_id)).toEqual(
            pages.flatMap(({ results }) => results.map(({ candidate_id }) => candidate_id)),
          );
        }
  });

  it('say of each where and since when they stand, and what of them is told', async () => {
    const { data } = await test.call(listCandidates, {
      token: recruiter.token,
      query: { status: 'ALL', limit: 50 },
    });
    const said = data.results.map((row) => ({
      key: keyOf(row),
      status: row.status,
      kind: row.kind,
      since: row.acted_at,
      applied: row.applied_at,
      score: row.score,
      isBlind: row.is_blind,
      tags: row.tags.map((tag) => tag.toLowerCase()).toSorted(),
      stage: row.stage_id,
    }));
    expect(said).toEqual(
      sorted(everybody(), 'acted').map((row) => ({
        key: row.key,
        status: row.status,
        kind: row.kind,
        since: at(row.since).toISOString(),
        applied: row.appliedAt === null ? null : at(row.appliedAt).toISOString(),
        score: row.score,
        isBlind: row.isBlind,
        tags: row.tags.toSorted(),
        stage:
          row.status === 'SHORTLISTED' ? stageIds[row.kind === 'interview' ? 'interview' : 'first'] : null,
      })),
    );
  });

  it('stand on the board in the columns where they stand in the list, in its order, the first of each', async () => {
    for (const query of QUERIES)
      for (const sort of query === QUERIES[0] ? CANDIDATE_SORTS : (['acted'] as const)) {
        const { data } = await test.call(getPipeline, {
          token: recruiter.token,
          query: { ...asked(query), sort, limit: 2 },
        });
        const rows = sorted(kept(query), sort);
        for (const column of data.columns) {
          const there = rows.filter(({ kind }) => kind === column.kind);
          expect(
            [column.kind, column.total, column.results.map(keyOf)],
            JSON.stringify({ query, sort }),
          ).toEqual([column.kind, there.length, there.slice(0, 2).map(({ key }) => key)]);
        }
        expect(data.columns.reduce((sum, { total }) => sum + total, 0)).toBe(rows.length);
      }
  });
});
