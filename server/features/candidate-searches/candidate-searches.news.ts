import { notify } from '#server/features/notifications/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';
import { countNewPeople } from './candidate-searches.people.ts';
import { markTold, recruitersToTell, searches } from './candidate-searches.store.ts';

const BATCH = 200;
/** Who came within so short a time waits for the next day: matching may not have read them yet. */
const SETTLING_MS = 5 * 60_000;

/**
 * Tells recruiters of people who came or changed their profile in their saved searches since they opened them or were
 * last told: once a day, of all their searches together. Being told is written in the transaction of the telling, so
 * that a second run finds nobody left to tell.
 */
export async function tellOfNewPeople(ctx: Ctx & Uses<'models' | 'ranking' | 'taxonomy'>): Promise<void> {
  const until = new Date(ctx.now.getTime() - SETTLING_MS);
  for (let after: string | null = null; ; ) {
    const recruiters = await recruitersToTell(ctx.db, after, BATCH);
    for (const recruiter of recruiters) {
      const { portal } = await ctx.inPortal(recruiter.portal);
      await ctx.transaction((tx) => tell({ ...tx, portal }, recruiter, until));
    }
    after = recruiters.at(-1)?.userId ?? after;
    if (recruiters.length < BATCH) return;
  }
}

async function tell(
  tx: Ctx & Uses<'models' | 'ranking' | 'taxonomy'>,
  { userId, portal, companyId }: { userId: string; portal: string; companyId: string | null },
  until: Date,
): Promise<void> {
  // Who has left their company finds nobody.
  if (companyId === null) return;
  await searches.lockPerson(tx.db, userId);
  const news: { id: string; name: string; count: number; since: Date }[] = [];
  for (const search of await searches.listOf(tx.db, userId)) {
    if (!search.isNotifying || search.toldUntil >= until) continue;
    const span = { after: search.toldUntil, until };
    const count = await countNewPeople(tx, { portal, companyId, query: search.query }, span);
    if (count === 0) continue;
    await markTold(tx.db, search.id, until);
    news.push({ id: search.id, name: search.name, count, since: search.toldUntil });
  }
  const [first, ...others] = news;
  if (!first) return;
  const count = news.reduce((sum, it) => sum + it.count, 0);
  // One search is opened where its new people are marked; of several the list of searches says which has how many.
  const since = encodeURIComponent(first.since.toISOString());
  const link =
    others.length === 0 ? `/recruiter/search?saved=${first.id}&since=${since}` : '/recruiter/search';
  await notify(
    tx,
    userId,
    'people_found',
    { count: String(count), searches: news.map(({ name }) => name).join(' · ') },
    { link },
  );
}
