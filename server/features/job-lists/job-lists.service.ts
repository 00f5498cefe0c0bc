import { eq, ilike } from 'drizzle-orm';
import type { z } from 'zod';
import type {
  countJobFacets as countJobFacetsEndpoint,
  FoundJob,
  listMatchingJobs as listMatchingJobsEndpoint,
  searchJobs as searchJobsEndpoint,
} from '#contract/features/job-lists.contract.ts';
import { type JobFilters, SENIORITY_CHOICES } from '#contract/features/saved-searches.contract.ts';
import type { Bilingual } from '#contract/kernel/fields.ts';
import type { Taxonomy } from '#engines/taxonomy/index.ts';
import { jobs } from '#server/db/tables/index.ts';
import { companyHere } from '#server/features/companies/index.ts';
import { conditionsOf, findByText, placesOf } from '#server/features/jobs/index.ts';
import { findProfileFeatures } from '#server/features/match-index/index.ts';
import { personInView, rankProfile } from '#server/features/matches/index.ts';
import { findProfile } from '#server/features/profiles/index.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import { containing } from '#server/platform/database.ts';
import type { Uses } from '#server/platform/ports.ts';
import { found } from '#server/platform/refusals.ts';
import { closedFavourites, countPosted, countPublishedJobs } from './job-lists.counts.ts';
import { countFacets, type Facet } from './job-lists.facets.ts';
import type { JobList, JobListFilter } from './job-lists.listed.ts';
import { emptyPage, type Profile, presentFacts, presentScored, WITHOUT_SCORE } from './job-lists.present.ts';
import { type JobPage, listJobs, NOTHING_ASKED, strengthOf } from './job-lists.reads.ts';

/** Jobs that fit a candidate, best first unless sorted otherwise, each with its reasons. */
export async function listMatchingJobs(
  ctx: SignedInCtx & Uses<'aliases' | 'config' | 'models' | 'ranking' | 'taxonomy'>,
  query: z.output<typeof listMatchingJobsEndpoint.query>,
) {
  const userId = await personInView(ctx, query.candidate_id);
  const isOwn = ctx.actor.id === userId;
  const profile = await findProfileFeatures(ctx.db, userId);
  if (!profile?.rankedAt) {
    found(await findProfile(ctx.db, userId), 'profiles.not_found');
    await rankOnce(ctx, userId);
    return emptyPage(query, await countPublishedJobs(ctx.db, ctx.portal.key));
  }
  const kind = query.favorites === 'true' && isOwn ? 'favorites' : 'matching';
  const list: JobList = { kind, portal: ctx.portal.key, userId, isOwn };
  const filter = {
    ...(await filterOf(ctx, query)),
    notApplied: isOwn && query.not_applied === 'true',
    title: query.job_title ? ilike(jobs.title, containing(query.job_title)) : undefined,
  };
  const isAnyStrength = kind === 'favorites' || query.min_score !== undefined;
  const { from, weaker } = isAnyStrength ? WHATEVER : await strengthOf(ctx.db, list, filter);
  const shown = isAnyStrength || query.weaker === 'true' ? filter : { ...filter, above: from };
  const { results, total, newTotal } = await listJobs(ctx.db, list, shown, {
    ...query,
    order: query.sort,
    newSince: momentOf(query.new_since),
  });
  return {
    results: await presentScored(ctx, profile, results, isOwn),
    total,
    page: query.page,
    limit: query.limit,
    resume_skill_count: profile.features.skills.length,
    n: results.length,
    job_data_count: await countPublishedJobs(ctx.db, ctx.portal.key),
    computing: false,
    new_total: newTotal,
    weaker,
    closed_favorites: kind === 'favorites' ? await closedFavourites(ctx.db, userId) : [],
  };
}

/** Nothing is hidden of jobs that somebody keeps, or where they say how strong a match is to be. */
const WHATEVER = { from: 0, weaker: 0 };

/** All published jobs of the portal that a text and filters find, those that fit with their score. */
export async function searchJobs(
  ctx: SignedInCtx & Uses<'aliases' | 'config' | 'models' | 'ranking' | 'taxonomy'>,
  input: z.output<typeof searchJobsEndpoint.body>,
) {
  const { text, page, limit } = input;
  const conditions = await conditionsOf(ctx, input.filters);
  const minScore = input.filters.min_score;
  const byText = text ? await findByText(ctx, text) : null;
  const list = await foundPage(
    ctx,
    { conditions, minScore, found: byText?.found ?? null },
    {
      page,
      limit,
      order: input.sort ?? (text ? 'relevance' : 'newest'),
      newSince: momentOf(input.new_since),
    },
  );
  if (!byText || byText.found.size > 0) return { ...list, nearest: [], costliest: null };
  // The nearest first: only their order counts.
  const nearest = new Map(byText.nearest.map((id, at) => [id, -at]));
  const { results } = await foundPage(
    ctx,
    { conditions, minScore, found: nearest },
    { page: 1, limit: Math.max(1, nearest.size), order: 'relevance' },
  );
  return { ...list, nearest: results, costliest: byText.costliest };
}

/** The published jobs of a company, those that fit best first. */
export async function listCompanyJobs(
  ctx: SignedInCtx & Uses<'aliases' | 'models' | 'ranking' | 'taxonomy'>,
  companyId: string,
  { page, limit }: { page: number; limit: number },
) {
  await companyHere(ctx, companyId);
  const filter = { conditions: { rest: eq(jobs.companyId, companyId) }, found: null };
  const { new_total: _, ...list } = await foundPage(ctx, filter, { page, limit, order: 'score' });
  return list;
}

/** A page of published jobs, whether they fit or not. */
async function foundPage(
  ctx: SignedInCtx & Uses<'aliases' | 'models' | 'ranking' | 'taxonomy'>,
  filter: JobListFilter,
  { page, limit, order, newSince }: JobPage,
) {
  const list: JobList = { kind: 'all', portal: ctx.portal.key, userId: ctx.actor.id, isOwn: true };
  const { results, total, newTotal } = await listJobs(ctx.db, list, filter, { page, limit, order, newSince });
  const profile = await findProfileFeatures(ctx.db, ctx.actor.id);
  const scores = profile?.rankedAt ? 'known' : await whyNoScores(ctx, profile);
  const rated = results.filter(({ score }) => score !== null);
  const scored = new Map(
    (profile ? await presentScored(ctx, profile, rated, true) : []).map((job) => [job.jid, job]),
  );
  return {
    results: results.map(
      (row): FoundJob => scored.get(row.job.id) ?? { ...presentFacts(row, true), ...WITHOUT_SCORE },
    ),
    total,
    page,
    limit,
    scores,
    new_total: newTotal,
  } as const;
}

const momentOf = (iso: string | undefined) => (iso === undefined ? undefined : new Date(iso));

async function whyNoScores(ctx: SignedInCtx, profile: Profile | null) {
  if (!profile && !(await findProfile(ctx.db, ctx.actor.id))) return 'no_profile';
  await rankOnce(ctx, ctx.actor.id);
  return 'computing';
}

/** A list that waits for its first ranking is asked for again and again: while one ranking waits, another is not begun. */
const rankOnce = (ctx: Ctx, userId: string) => ctx.enqueue(rankProfile, { userId }, { singletonKey: userId });

/** What filters ask, as a list takes it. */
async function filterOf(ctx: Ctx & Uses<'config' | 'taxonomy'>, filters: JobFilters): Promise<JobListFilter> {
  return {
    conditions: await conditionsOf(ctx, filters),
    minScore: filters.min_score,
    found: filters.q ? ((await findByText(ctx, filters.q))?.found ?? null) : null,
  };
}

const MOST_PLACES = 12;
const MOST_INDUSTRIES = 24;

/** How many jobs each choice of a filter would leave of those that the list shows. */
export async function countJobFacets(
  ctx: SignedInCtx & Uses<'config' | 'taxonomy'>,
  input: z.output<typeof countJobFacetsEndpoint.body>,
) {
  const list: JobList = { kind: input.list, portal: ctx.portal.key, userId: ctx.actor.id, isOwn: true };
  const filter = await filterOf(ctx, input.filters);
  const isAnyStrength = input.list !== 'matching' || input.weaker || input.filters.min_score !== undefined;
  const shown = isAnyStrength ? filter : { ...filter, above: (await strengthOf(ctx.db, list, filter)).from };
  const rows = await countFacets(ctx.db, list, shown);
  const of = (facet: Facet) =>
    rows
      .filter((row) => row.facet === facet)
      .map(({ value, count }) => ({ value, count }))
      .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  const seniorities = new Map(of('seniorities').map(({ value, count }) => [value, count]));
  return {
    sectors: of('sectors'),
    industries: of('industries').slice(0, MOST_INDUSTRIES),
    work_places: of('work_places'),
    seniorities: SENIORITY_CHOICES.flatMap((value) => {
      const count = seniorities.get(value);
      return count ? [{ value, count }] : [];
    }),
    places: countedPlaces(ctx.taxonomy, of('places')),
  };
}

/** Locations are written freely and in two languages: they are counted by the towns and countries that they name. */
function countedPlaces(taxonomy: Taxonomy, locations: readonly { value: string; count: number }[]) {
  const counts = new Map<string, { name: Bilingual; count: number }>();
  for (const { value, count } of locations) {
    const places = placesOf(taxonomy, value).filter(({ kind }) => kind === 'town' || kind === 'country');
    const named = places.length > 0 ? places : [{ id: value, name: { en: value, ar: value } }];
    for (const { id, name } of named) {
      const known = counts.get(id);
      counts.set(id, { name, count: count + (known?.count ?? 0) });
    }
  }
  return [...counts.values()].toSorted((a, b) => b.count - a.count).slice(0, MOST_PLACES);
}

/** How many jobs that pass filters were posted in a span, and the latest of them. Asks no permission. */
export async function countNewJobs(
  ctx: Ctx & Uses<'config' | 'taxonomy'>,
  userId: string,
  filters: JobFilters,
  span: { after: Date; until: Date },
): Promise<{ count: number; title: string | null }> {
  const list: JobList = { kind: 'all', portal: ctx.portal.key, userId, isOwn: true };
  const filter = await filterOf(ctx, filters);
  if (!filters.only_fitting) return countPosted(ctx.db, list, filter, span);
  const { from } = await strengthOf(ctx.db, { ...list, kind: 'matching' }, NOTHING_ASKED);
  return countPosted(ctx.db, list, { ...filter, above: from }, span);
}
