import type { z } from 'zod';
import type { Explanation } from '#contract/features/matches.contract.ts';
import {
  type getCandidateOrder as getCandidateOrderEndpoint,
  HIDDEN_FILTERS,
  type listMatchingCandidates as listMatchingCandidatesEndpoint,
  type MatchingCandidate,
} from '#contract/features/rankings.contract.ts';
import { LIMITS } from '#contract/kernel/limits.ts';
import {
  type Disclosure,
  disclosureOf,
  listedPeople,
  listedTotal,
  readsUnverified,
  shownIds,
} from '#server/features/blind-review/index.ts';
import { isPublicJob, type JobRow, ownJob, refuseUnstatedNationality } from '#server/features/jobs/index.ts';
import { findRanking } from '#server/features/match-index/index.ts';
import { explainedPairs, rankJob, relativeTo } from '#server/features/matches/index.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import { offsetOf } from '#server/platform/paging.ts';
import type { Uses } from '#server/platform/ports.ts';
import { Refusal } from '#server/platform/refusals.ts';
import { noteListed } from '#server/platform/shown.ts';
import { needsVerifiedCompany } from '#server/platform/verified.ts';
import { wishedPay } from '#server/platform/wished-pay.ts';
import {
  type CandidateRow,
  candidatesAmong,
  countCandidatesOfJob,
  orderOfCandidates,
  type Page,
  type RankingFilter,
  tallyOfCandidates,
} from './rankings.reads.ts';
import { requirementsIn, sift } from './rankings.requirements.ts';

export type RankingFilters = z.output<typeof getCandidateOrderEndpoint.query>;

/** Ranked candidates of a job of one's own company, a page of them. */
export async function listMatchingCandidates(
  ctx: SignedInCtx & Uses<'aliases' | 'models' | 'ranking' | 'taxonomy'>,
  jobId: string,
  { page, limit, ...filters }: z.output<typeof listMatchingCandidatesEndpoint.query>,
) {
  const job = await ownJob(ctx, jobId);
  const known = await knownJob(ctx, job);
  const { order, total, best, ...facts } = await rankingOf(ctx, known, filters);
  const listed = await order({ limit, offset: offsetOf(page, limit) });
  const shown = listedPeople(ctx, listed, { page, limit });
  return {
    results: await rowsOf(ctx, known, shown, best),
    total: listedTotal(ctx, total),
    page,
    limit,
    ...facts,
  };
}

/** The ids of all of them in their order, as the caller knows them. */
export async function getCandidateOrder(
  ctx: SignedInCtx & Uses<'aliases' | 'taxonomy'>,
  jobId: string,
  filters: RankingFilters,
) {
  const job = await ownJob(ctx, jobId);
  const { order, total: _, best: __, ...facts } = await rankingOf(ctx, await knownJob(ctx, job), filters);
  const ids = listedPeople(ctx, await order()).map(({ userId }) => userId);
  return { ...facts, order: await shownIds(ctx, jobId, ids) };
}

/** Some of them by their ids. */
export async function getMatchingCandidates(
  ctx: SignedInCtx & Uses<'aliases' | 'models' | 'ranking' | 'taxonomy'>,
  jobId: string,
  userIds: readonly string[],
) {
  const job = await ownJob(ctx, jobId);
  return {
    results: await rowsOf(
      ctx,
      await knownJob(ctx, job),
      listedPeople(ctx, userIds).map((userId) => ({ userId })),
      0,
    ),
  };
}

/** A job with what matching knows of it, and whether it has been ranked. */
interface KnownJob {
  job: JobRow;
  /** What matching knew of it; null where it knew nothing yet. */
  changed: string | null;
  isRanked: boolean;
}

/** Read before a list is: a ranking that ends in between shows at worst as still under way. */
export async function knownJob(ctx: Ctx, job: JobRow): Promise<KnownJob> {
  const row = await findRanking(ctx.db, job.id);
  return { job, changed: row?.changed ?? null, isRanked: Boolean(row?.rankedAt) };
}

/**
 * Everyone whom filters leave, in an order that is asked for when all of it or a page is known to be wanted, and what is
 * told beside them. `best` is the highest score among them.
 */
export async function rankingOf(
  ctx: SignedInCtx & Uses<'taxonomy'>,
  { job, isRanked }: KnownJob,
  filters: RankingFilters,
) {
  const jobId = job.id;
  if (HIDDEN_FILTERS.some((name) => filters[name].length > 0)) {
    needsVerifiedCompany(ctx, 'company_checks.verify_to_see');
    if (job.isBlind) throw new Refusal('rankings.hidden_by_blind_review');
  }
  refuseUnstatedNationality(ctx.taxonomy, job, filters.nationalities);
  // One that waits already is not asked for again.
  const computing = isPublicJob(job) && !isRanked;
  if (computing) await ctx.enqueue(rankJob, { jobId }, { singletonKey: jobId });
  const everyone: RankingFilter = {
    jobId,
    companyId: job.companyId,
    favourites: filters.favorites === 'true',
    applied: filters.applied === 'true',
    among: null,
    above: filters.min_score === undefined ? null : Math.max(LIMITS.candidateScoreFloor, filters.min_score),
    withWeaker: filters.weaker === 'true' || filters.min_score !== undefined,
    status: filters.status,
  };
  const required = await requirementsIn(ctx, filters);
  const tally = await tallyOfCandidates(ctx.db, everyone, required);
  const sifted = required ? sift(ctx.taxonomy, tally, required) : null;
  const met = sifted?.met ?? tally;
  const of = (some: typeof tally, status: Status | undefined) =>
    some.filter((it) => status === undefined || it.status === status);
  const people = (some: typeof tally, status: Status | undefined) =>
    of(some, status).reduce((all, it) => all + it.everyone - (everyone.withWeaker ? 0 : it.weaker), 0);
  const among = sifted && met.flatMap(({ userIds }) => userIds);
  return {
    order: (page?: Page) => orderOfCandidates(ctx.db, { ...everyone, among }, filters.sort, page),
    total: people(met, filters.status),
    best: of(met, filters.status).reduce((most, { best }) => Math.max(most, best), 0),
    computing,
    is_blind: job.isBlind || readsUnverified(ctx),
    counts: {
      PENDING: people(met, 'PENDING'),
      SHORTLISTED: people(met, 'SHORTLISTED'),
      REJECTED: people(met, 'REJECTED'),
    },
    weaker: met.reduce((all, { weaker }) => all + weaker, 0),
    left_out: sifted && {
      silent: people(sifted.silent, filters.status),
      short: people(sifted.short, filters.status),
    },
  };
}

type Status = MatchingCandidate['status'];

/** Rows in the order in which they are asked for; who left the ranking meanwhile is left out. */
export async function rowsOf(
  ctx: SignedInCtx & Uses<'aliases' | 'models' | 'ranking' | 'taxonomy'>,
  { job, changed }: KnownJob,
  asked: readonly { userId: string }[],
  best: number,
): Promise<MatchingCandidate[]> {
  if (asked.length === 0) return [];
  const userIds = asked.map(({ userId }) => userId);
  const rows = new Map((await candidatesAmong(ctx.db, job, userIds)).map((row) => [row.userId, row]));
  const pairs = userIds.flatMap((userId) => {
    const row = rows.get(userId);
    return row ? [{ row, job: { id: job.id, changed }, profile: { id: userId, changed: row.changed } }] : [];
  });
  const explanationOf = await explainedPairs(ctx, ctx.portal.key, pairs);
  noteListed(ctx, rows.keys());
  const present = presenter(await disclosureOf(ctx, { jobId: job.id, userIds }), best);
  return pairs.flatMap((pair) => {
    const explanation = explanationOf(pair);
    return explanation ? [present(pair.row, explanation)] : [];
  });
}

function presenter(
  disclosure: Disclosure,
  best: number,
): (row: CandidateRow, explanation: Explanation) => MatchingCandidate {
  return (row, whole) => {
    const { userId } = row;
    const explanation = disclosure.explanationOf(userId, whole);
    return {
      candidate_id: disclosure.idOf(userId),
      name: disclosure.nameOf(userId, row.person.name),
      is_blind: disclosure.hides(userId),
      headline: disclosure.textOf(userId, row.person.headline ?? null),
      location: disclosure.unlessHidden(userId, row.person.location ?? null),
      avatar: disclosure.unlessHidden(userId, row.avatarFileId),
      experience_months: row.experienceMonths,
      education: row.education,
      languages: (row.languages ?? []).map(({ language, level }) => ({
        language,
        level: level ?? null,
      })),
      nationality: disclosure.unlessHidden(userId, row.nationality),
      notice_period_days: row.noticeDays,
      ...wishedPay(row.wishedSalary, row.person, disclosure.hides(userId)),
      score: explanation.score,
      norm_score: relativeTo(best, explanation.score),
      explanation,
      status: row.status,
      stage_id: row.stageId,
      decided: row.decidedAt && { by: row.decidedBy, at: row.decidedAt.toISOString() },
      application_stage: row.applicationStage,
      is_favorite: row.isFavourite,
      proposed_by: row.proposedBy,
      poke: row.pokedAt && { at: row.pokedAt.toISOString(), answer: row.pokeAnswer },
    };
  };
}

export async function matchingCandidatesExist(ctx: SignedInCtx, jobId: string) {
  const job = await ownJob(ctx, jobId);
  const count = await countCandidatesOfJob(ctx.db, jobId, job.companyId);
  return { exists: count > 0, count };
}

export async function recompute(
  ctx: SignedInCtx,
  jobId: string,
): Promise<{ job_id: string; computing: true }> {
  await ownJob(ctx, jobId);
  await ctx.enqueue(rankJob, { jobId });
  return { job_id: jobId, computing: true };
}
