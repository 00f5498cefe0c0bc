import type { MatchingJob } from '#contract/features/job-lists.contract.ts';
import { findOccupations } from '#engines/matching/index.ts';
import { disclosureOf } from '#server/features/blind-review/index.ts';
import { presentCompanyBrief } from '#server/features/companies/index.ts';
import type { findProfileFeatures } from '#server/features/match-index/index.ts';
import { explainedPairs, relativeTo } from '#server/features/matches/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';
import { waysTo } from './job-lists.career-ways.ts';
import type { listJobs } from './job-lists.reads.ts';

export type Profile = NonNullable<Awaited<ReturnType<typeof findProfileFeatures>>>;
type Row = Awaited<ReturnType<typeof listJobs>>['results'][number];

export const WITHOUT_SCORE = {
  matching_score: null,
  norm_score: null,
  job_match: [],
  job_partial: [],
  job_gap: [],
  explanation: null,
  career_path: [],
};

/** Jobs of a list with their scores and reasons, of one profile; a job that is gone meanwhile is left out. */
export async function presentScored(
  ctx: Ctx & Uses<'aliases' | 'models' | 'ranking' | 'taxonomy'>,
  profile: Profile,
  rows: readonly Row[],
  isOwn: boolean,
): Promise<MatchingJob[]> {
  const { userId, changed } = profile;
  const pairs = rows.map((row) => ({
    row,
    job: { id: row.job.id, changed: row.changed },
    profile: { id: userId, changed },
  }));
  const explanationOf = await explainedPairs(ctx, ctx.portal.key, pairs);
  const disclosure = await disclosureOf(ctx, { jobId: null, userIds: [userId] });
  const ways = waysTo(ctx.models.current(), profile);
  return pairs.flatMap((pair) => {
    const whole = explanationOf(pair);
    if (!whole) return [];
    const { row } = pair;
    const explanation = disclosure.explanationOf(userId, whole);
    return [
      {
        ...presentFacts(row, isOwn),
        matching_score: explanation.score,
        norm_score: relativeTo(row.best ?? 0, explanation.score),
        job_match: explanation.matched,
        job_partial: explanation.partial,
        job_gap: explanation.missing,
        explanation,
        career_path: ways.get(findOccupations(ctx.taxonomy, row.job.title)[0] ?? '') ?? [],
      },
    ];
  });
}

/** What a person did with a job is theirs alone to see. */
export const presentFacts = ({ job, company, ...row }: Row, isOwn: boolean) => ({
  jid: job.id,
  external_job_id: job.externalJobId,
  job_title: job.title,
  sector: job.sector,
  industry: job.industry,
  company: presentCompanyBrief(company),
  location: job.location,
  work_place: job.workPlace,
  employment_type: job.employmentType,
  seniority: job.seniority,
  salary_min: job.salaryMin,
  salary_max: job.salaryMax,
  salary_currency: job.salaryCurrency,
  posted_at: job.postedAt?.toISOString() ?? null,
  is_favorite: isOwn && row.isFavourite,
  reaction: isOwn ? row.reaction : null,
  application_stage: isOwn ? row.applicationStage : null,
});

export const emptyPage = (query: { page: number; limit: number }, jobCount: number) => ({
  results: [],
  total: 0,
  page: query.page,
  limit: query.limit,
  resume_skill_count: 0,
  n: 0,
  job_data_count: jobCount,
  computing: true,
  new_total: null,
  weaker: 0,
  closed_favorites: [],
});
