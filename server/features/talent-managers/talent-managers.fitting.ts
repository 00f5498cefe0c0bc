import type { z } from 'zod';
import type { Explanation } from '#contract/features/matches.contract.ts';
import type {
  getManagedJob,
  listManagedJobs,
  ManagedJob,
  RankedPerson,
} from '#contract/features/talent-managers.contract.ts';
import { presentCompanyBrief } from '#server/features/companies/index.ts';
import { explainedPairs } from '#server/features/matches/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';
import { found } from '#server/platform/refusals.ts';
import {
  bestOfJobs,
  companyOfJob,
  type FittingRow,
  jobsThatFit,
  peopleForJob,
} from './talent-managers.fitting-reads.ts';
import { countRanked } from './talent-managers.people-reads.ts';
import { countProposed, standingsFor } from './talent-managers.proposal-reads.ts';
import { openJob } from './talent-managers.proposals.ts';
import { joinedAmong } from './talent-managers.reads.ts';

type FittingCtx = SignedInCtx & Uses<'models' | 'ranking' | 'taxonomy'>;

/** Skills named beside a person on the list of jobs. */
const REASONS = 4;

/** Open jobs that people of one's own fit, with the best of them and why. */
export async function listOwnJobs(
  ctx: FittingCtx,
  { q, person_id: personId, page, limit }: z.output<typeof listManagedJobs.query>,
): Promise<z.input<typeof listManagedJobs.response>> {
  const { db, actor } = ctx;
  if (personId) found((await joinedAmong(db, actor.id, [personId]))[0], 'talent_managers.person_not_found');
  const whose = { managerId: actor.id, portal: actor.portal, personId };
  const { rows, total } = await jobsThatFit(db, whose, q, { page, limit });
  const ids = rows.map(({ job }) => job.id);
  const fitting = await bestOfJobs(db, whose, ids);
  const explanationOf = await explainedPairs(ctx, actor.portal, fitting.map(pairOf));
  const pairs = fitting.map((row) => ({ row, explanation: explanationOf(pairOf(row)) }));
  const proposed = await countProposed(db, actor.id, ids);
  return {
    results: rows.map(({ job, company, people }) => ({
      ...presentJob(job, company),
      people,
      proposed: proposed.get(job.id) ?? 0,
      best: pairs.flatMap(({ row, explanation }) =>
        row.jobId === job.id && explanation ? [briefOf(row, explanation)] : [],
      ),
    })),
    total,
    page,
    limit,
    ...(await countRanked(db, actor.id)),
  };
}

/** One object a pair, which is what explanations are had by. */
const pairs = new WeakMap<FittingRow, ReturnType<typeof makePair>>();
const makePair = (row: FittingRow) => ({
  job: { id: row.jobId, changed: row.jobChanged },
  profile: { id: row.userId, changed: row.profileChanged },
});
function pairOf(row: FittingRow) {
  const pair = pairs.get(row) ?? makePair(row);
  pairs.set(row, pair);
  return pair;
}

type JobColumns = Awaited<ReturnType<typeof jobsThatFit>>['rows'][number]['job'];
type CompanyColumns = Awaited<ReturnType<typeof jobsThatFit>>['rows'][number]['company'];

const presentJob = (job: JobColumns, company: CompanyColumns) => ({
  jid: job.id,
  job_title: job.title,
  company: presentCompanyBrief(company),
  location: job.location,
  work_place: job.workPlace,
  employment_type: job.employmentType,
  posted_at: job.postedAt?.toISOString() ?? null,
});

const briefOf = (row: FittingRow, it: Explanation): ManagedJob['best'][number] => ({
  person_id: row.personId,
  name: row.person.name,
  score: it.score,
  matched: namesOf(it.matched),
  missing: namesOf(it.missing),
});

const namesOf = (skills: readonly { name: string; weight: number }[]) =>
  skills
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, REASONS)
    .map(({ name }) => name);

/** One open job, with the ranking of one's own people and nobody else's. */
export async function getOwnJob(
  ctx: FittingCtx,
  jobId: string,
  { page, limit }: z.output<typeof getManagedJob.query>,
): Promise<z.input<typeof getManagedJob.response>> {
  const job = await openJob(ctx, jobId);
  const company = found(await companyOfJob(ctx.db, job.companyId), 'jobs.not_found');
  const { rows, total } = await peopleForJob(ctx.db, { managerId: ctx.actor.id, jobId }, { page, limit });
  return {
    job: {
      ...presentJob(job, company),
      description: job.description,
      responsibilities: job.responsibilities,
      requirements: job.requirements,
    },
    people: { results: await rank(ctx, job, rows), total, page, limit },
    ...(await countRanked(ctx.db, ctx.actor.id)),
  };
}

async function rank(
  ctx: FittingCtx,
  { id: jobId, companyId }: { id: string; companyId: string },
  rows: readonly FittingRow[],
): Promise<RankedPerson[]> {
  if (rows.length === 0) return [];
  const standings = await standingsFor(
    ctx.db,
    { jobId, companyId },
    rows.map(({ userId }) => userId),
  );
  const explanationOf = await explainedPairs(ctx, ctx.actor.portal, rows.map(pairOf));
  return rows.flatMap((row) => {
    const explanation = explanationOf(pairOf(row));
    const standing = standings.get(row.userId);
    if (!explanation || !standing) return [];
    const { proposal, applicationStage } = standing;
    return [
      {
        person_id: row.personId,
        name: row.person.name,
        headline: row.person.headline ?? null,
        location: row.person.location ?? null,
        experience_months: row.experienceMonths,
        score: explanation.score,
        explanation,
        application_stage: applicationStage,
        proposal: proposal && { at: proposal.createdAt.toISOString(), answer: proposal.answer },
        can: { propose: !proposal && !applicationStage },
      },
    ];
  });
}
