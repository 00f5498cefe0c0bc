import type { SavedSearch } from '#contract/features/saved-searches.contract.ts';
import { LIMITS } from '#contract/kernel/limits.ts';
import { countNewJobs } from '#server/features/job-lists/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';
import { keptSearches } from './saved-searches.keeping.ts';
import { type SearchRow, searches } from './saved-searches.store.ts';

/** Filters for jobs that a candidate keeps. */
export const savedSearches = keptSearches({
  rows: searches,
  most: LIMITS.savedSearches,
  errors: {
    notFound: 'saved_searches.not_found',
    tooMany: 'saved_searches.too_many',
    nameTaken: 'saved_searches.name_taken',
  },
  present,
});

async function present(ctx: SignedInCtx & Uses<'config' | 'taxonomy'>, row: SearchRow): Promise<SavedSearch> {
  const { count } = await countNewJobs(ctx, row.userId, row.filters, {
    after: row.toldUntil,
    until: ctx.now,
  });
  return {
    id: row.id,
    name: row.name,
    filters: row.filters,
    is_notifying: row.isNotifying,
    new_count: count,
    created_at: row.createdAt.toISOString(),
  };
}
