import { sql } from 'drizzle-orm';
import { jobVisits } from '#server/db/tables/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';

/** After so long without a look at jobs it is another visit. */
const AWAY_MS = 30 * 60_000;

/** Notes that the caller looks at jobs now; answers when their visit before this one ended. */
export async function noteJobVisit({ db, actor, now }: SignedInCtx): Promise<{ since: string | null }> {
  const away = new Date(now.getTime() - AWAY_MS).toISOString();
  // One statement: two devices that look at the same moment are in the same visit.
  const [visit] = await db
    .insert(jobVisits)
    .values({ userId: actor.id, latestAt: now })
    .onConflictDoUpdate({
      target: jobVisits.userId,
      set: {
        beforeAt: sql`case when ${jobVisits.latestAt} < ${away}::timestamptz then ${jobVisits.latestAt} else ${jobVisits.beforeAt} end`,
        latestAt: sql`greatest(${jobVisits.latestAt}, excluded.latest_at)`,
      },
    })
    .returning({ since: jobVisits.beforeAt });
  return { since: visit?.since?.toISOString() ?? null };
}
