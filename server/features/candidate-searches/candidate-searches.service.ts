import {
  type CandidateQuery,
  MOST_CANDIDATE_SEARCHES,
  type SavedCandidateSearch,
} from '#contract/features/candidate-searches.contract.ts';
import { keptSearches } from '#server/features/saved-searches/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { withoutNationality } from './candidate-searches.conditions.ts';
import { countNewPeople } from './candidate-searches.people.ts';
import { type SearchRow, searches } from './candidate-searches.store.ts';

/** Requests for people that a recruiter keeps. */
export const candidateSearches = keptSearches({
  rows: searches,
  most: MOST_CANDIDATE_SEARCHES,
  errors: {
    notFound: 'candidate_searches.not_found',
    tooMany: 'candidate_searches.too_many',
    nameTaken: 'candidate_searches.name_taken',
  },
  present,
});

/** A search as it is kept: for no job in particular, so for none that states a law by which a nationality may be asked for. */
export function keepable(query: CandidateQuery): CandidateQuery {
  if ((query.conditions ?? []).some(({ kind }) => kind === 'nationality'))
    throw new Refusal('jobs.nationality_without_reason');
  return query;
}

/** One that was kept when nationalities were asked for asks for the rest of it. */
const withoutKept = (query: CandidateQuery): CandidateQuery =>
  query.conditions ? { ...query, conditions: withoutNationality(query.conditions) } : query;

async function present(
  ctx: SignedInCtx & Uses<'models' | 'ranking' | 'taxonomy'>,
  row: SearchRow,
): Promise<SavedCandidateSearch> {
  const { portal } = ctx.actor;
  const companyId = found(ctx.actor.companyId, 'access.denied');
  const span = { after: row.toldUntil, until: ctx.now };
  return {
    id: row.id,
    name: row.name,
    query: withoutKept(row.query),
    is_notifying: row.isNotifying,
    new_count: await countNewPeople(ctx, { portal, companyId, query: row.query }, span),
    created_at: row.createdAt.toISOString(),
  };
}
