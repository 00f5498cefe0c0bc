import type { z } from 'zod';
import {
  type changeCandidateSearch,
  MOST_CANDIDATE_SEARCHES,
  type SavedCandidateSearch,
  type saveCandidateSearch,
} from '#contract/features/candidate-searches.contract.ts';
import { foldName } from '#engines/text/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { countNewPeople } from './candidate-searches.people.ts';
import {
  deleteSearchRow,
  findSearch,
  insertSearch,
  listSearchesOf,
  lockPerson,
  type SearchRow,
  updateSearch,
} from './candidate-searches.store.ts';

/** One's saved searches for people, the latest first. */
export async function listSearches(ctx: SignedInCtx & Uses<'ranking'>) {
  const results: SavedCandidateSearch[] = [];
  for (const row of await listSearchesOf(ctx.db, ctx.actor.id)) results.push(await present(ctx, row));
  return { results, most: MOST_CANDIDATE_SEARCHES };
}

/** Keeps a query under a name that the person has not used yet. */
export async function saveSearch(
  ctx: SignedInCtx & Uses<'ranking'>,
  { name, query, is_notifying: isNotifying }: z.output<typeof saveCandidateSearch.body>,
): Promise<SavedCandidateSearch> {
  const row = await ctx.transaction(async (tx) => {
    // One after the other, so that no two at once make one too many.
    await lockPerson(tx.db, ctx.actor.id);
    const own = await listSearchesOf(tx.db, ctx.actor.id);
    if (own.length >= MOST_CANDIDATE_SEARCHES)
      throw new Refusal('candidate_searches.too_many', { most: String(MOST_CANDIDATE_SEARCHES) });
    checkName(own, name);
    return insertSearch(tx.db, {
      userId: ctx.actor.id,
      name,
      query,
      isNotifying,
      toldUntil: tx.now,
      createdAt: tx.now,
    });
  });
  return present(ctx, row);
}

export async function changeSearch(
  ctx: SignedInCtx & Uses<'ranking'>,
  id: string,
  { name, query, is_notifying: isNotifying }: z.output<typeof changeCandidateSearch.body>,
): Promise<SavedCandidateSearch> {
  const row = await ctx.transaction(async (tx) => {
    await lockPerson(tx.db, ctx.actor.id);
    const before = found(await findSearch(tx.db, ctx.actor.id, id), 'candidate_searches.not_found');
    if (name !== undefined) {
      const others = (await listSearchesOf(tx.db, ctx.actor.id)).filter((one) => one.id !== id);
      checkName(others, name);
    }
    // Who came while nobody wanted to be told, or while it was another search, is no news of this one.
    const isAnew = query !== undefined || (isNotifying === true && !before.isNotifying);
    return updateSearch(tx.db, id, {
      name: name ?? before.name,
      query: query ?? before.query,
      isNotifying: isNotifying ?? before.isNotifying,
      toldUntil: isAnew ? tx.now : before.toldUntil,
    });
  });
  return present(ctx, row);
}

/** Shows a search: who is new in it now is new no more. */
export async function openSearch(ctx: SignedInCtx & Uses<'ranking'>, id: string) {
  return ctx.transaction(async (tx) => {
    await lockPerson(tx.db, ctx.actor.id);
    const before = found(await findSearch(tx.db, ctx.actor.id, id), 'candidate_searches.not_found');
    const shown = await present(tx, before);
    const until = new Date(Math.max(tx.now.getTime(), before.toldUntil.getTime()));
    await updateSearch(tx.db, id, { ...before, toldUntil: until });
    return { ...shown, new_since: before.toldUntil.toISOString() };
  });
}

export async function deleteSearch(ctx: SignedInCtx, id: string): Promise<{ id: string }> {
  found(await findSearch(ctx.db, ctx.actor.id, id), 'candidate_searches.not_found');
  await deleteSearchRow(ctx.db, ctx.actor.id, id);
  return { id };
}

function checkName(others: readonly SearchRow[], name: string): void {
  if (others.some((one) => foldName(one.name) === foldName(name)))
    throw new Refusal('candidate_searches.name_taken');
}

async function present(ctx: SignedInCtx & Uses<'ranking'>, row: SearchRow): Promise<SavedCandidateSearch> {
  const { portal } = ctx.actor;
  const span = { after: row.toldUntil, until: ctx.now };
  return {
    id: row.id,
    name: row.name,
    query: row.query,
    is_notifying: row.isNotifying,
    new_count: await countNewPeople(ctx, { portal, query: row.query }, span),
    created_at: row.createdAt.toISOString(),
  };
}
