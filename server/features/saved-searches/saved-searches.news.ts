import { countNewJobs } from '#server/features/job-lists/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';
import { claimToTell, searchesToTell } from './saved-searches.store.ts';

const BATCH = 200;
/** So much younger jobs wait for the next time: their scores, which a search may ask for, are not all there. */
const SETTLING_MS = 5 * 60_000;

/**
 * Tells people of jobs that were posted in their saved searches since they opened them or were last told: nothing that
 * they disliked or that has closed. Being told is written in the transaction of the telling, so that a
 * second run finds nobody left to tell.
 */
export async function tellOfNewJobs(ctx: Ctx & Uses<'config' | 'taxonomy'>): Promise<void> {
  const until = new Date(ctx.now.getTime() - SETTLING_MS);
  for (let after: string | null = null; ; ) {
    const searches = await searchesToTell(ctx.db, until, after, BATCH);
    for (const search of searches) {
      const { portal } = await ctx.inPortal(search.portal);
      await ctx.transaction((tx) => tellOf({ ...tx, portal }, search, until));
    }
    after = searches.at(-1)?.id ?? after;
    if (searches.length < BATCH) return;
  }
}

type Search = Awaited<ReturnType<typeof searchesToTell>>[number];

async function tellOf(
  tx: Ctx & Uses<'config' | 'taxonomy'>,
  { id, userId, name, filters, toldUntil }: Search,
  until: Date,
): Promise<void> {
  const { count, title } = await countNewJobs(tx, userId, filters, { after: toldUntil, until });
  if (title === null || !(await claimToTell(tx.db, id, toldUntil, until))) return;
  await notify(
    tx,
    userId,
    'saved_search',
    { search: name, count: String(count), job: title },
    // Being told makes them new no more: the link says since when they were.
    { link: `/candidate/jobs?saved=${id}&since=${encodeURIComponent(toldUntil.toISOString())}` },
  );
}
