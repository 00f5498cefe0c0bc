import type { z } from 'zod';
import type {
  changeSavedSearch,
  SavedSearch,
  saveSearch as saveSearchEndpoint,
} from '#contract/features/saved-searches.contract.ts';
import { LIMITS } from '#contract/kernel/limits.ts';
import { foldName } from '#engines/text/index.ts';
import { countNewJobs } from '#server/features/job-lists/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import {
  deleteSearchRow,
  findSearch,
  insertSearch,
  listSearchesOf,
  lockPerson,
  type SearchRow,
  updateSearch,
} from './saved-searches.store.ts';

const MOST = LIMITS.savedSearches;

/** One's saved searches, the latest first. */
export async function listSearches(ctx: SignedInCtx & Uses<'config'>) {
  const results: SavedSearch[] = [];
  for (const row of await listSearchesOf(ctx.db, ctx.actor.id)) results.push(await present(ctx, row));
  return { results, most: MOST };
}

/** Keeps filters under a name that the person has not used yet. */
export async function saveSearch(
  ctx: SignedInCtx & Uses<'config'>,
  input: z.output<typeof saveSearchEndpoint.body>,
): Promise<SavedSearch> {
  const row = await ctx.transaction(async (tx) => {
    // One after the other, so that no two at once make one too many.
    await lockPerson(tx.db, ctx.actor.id);
    const own = await listSearchesOf(tx.db, ctx.actor.id);
    if (own.length >= MOST) throw new Refusal('saved_searches.too_many', { most: String(MOST) });
    checkName(own, input.name);
    return insertSearch(tx.db, {
      userId: ctx.actor.id,
      name: input.name,
      filters: input.filters,
      isNotifying: input.is_notifying,
      toldUntil: tx.now,
      createdAt: tx.now,
    });
  });
  return present(ctx, row);
}

export async function changeSearch(
  ctx: SignedInCtx & Uses<'config'>,
  id: string,
  { name, filters, is_notifying: isNotifying }: z.output<typeof changeSavedSearch.body>,
): Promise<SavedSearch> {
  const row = await ctx.transaction(async (tx) => {
    await lockPerson(tx.db, ctx.actor.id);
    const before = found(await findSearch(tx.db, ctx.actor.id, id), 'saved_searches.not_found');
    if (name !== undefined) {
      const others = (await listSearchesOf(tx.db, ctx.actor.id)).filter((one) => one.id !== id);
      checkName(others, name);
    }
    // What came while nobody wanted to be told, or while it was another search, is no news of this one.
    const isAnew = filters !== undefined || (isNotifying === true && !before.isNotifying);
    return updateSearch(tx.db, id, {
      name: name ?? before.name,
      filters: filters ?? before.filters,
      isNotifying: isNotifying ?? before.isNotifying,
      toldUntil: isAnew ? tx.now : before.toldUntil,
    });
  });
  return present(ctx, row);
}

/** Shows a search: what is new in it now is new no more. */
export async function openSearch(ctx: SignedInCtx & Uses<'config'>, id: string) {
  return ctx.transaction(async (tx) => {
    await lockPerson(tx.db, ctx.actor.id);
    const before = found(await findSearch(tx.db, ctx.actor.id, id), 'saved_searches.not_found');
    const shown = await present(tx, before);
    // A job told of hourly may lie before what was told until then; a clock never turns it back.
    const until = new Date(Math.max(tx.now.getTime(), before.toldUntil.getTime()));
    await updateSearch(tx.db, id, { ...before, toldUntil: until });
    return { ...shown, new_since: before.toldUntil.toISOString() };
  });
}

export async function deleteSearch(ctx: SignedInCtx, id: string): Promise<{ id: string }> {
  found(await findSearch(ctx.db, ctx.actor.id, id), 'saved_searches.not_found');
  await deleteSearchRow(ctx.db, ctx.actor.id, id);
  return { id };
}

function checkName(others: readonly SearchRow[], name: string): void {
  if (others.some((one) => foldName(one.name) === foldName(name)))
    throw new Refusal('saved_searches.name_taken');
}

async function present(ctx: SignedInCtx & Uses<'config'>, row: SearchRow): Promise<SavedSearch> {
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
