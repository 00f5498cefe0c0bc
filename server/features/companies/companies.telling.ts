import { eq } from 'drizzle-orm';
import type { ServerEvents } from '#contract/realtime.ts';
import { users } from '#server/db/tables/index.ts';
import type { Ctx } from '#server/platform/context.ts';

/** Tells the open screens of a company's people, so that two who work at the same time see each other's changes. */
export async function tellTeam<K extends keyof ServerEvents>(
  ctx: Ctx,
  companyId: string,
  event: K,
  ...args: Parameters<ServerEvents[K]>
): Promise<void> {
  const team = await ctx.db.select({ id: users.id }).from(users).where(eq(users.companyId, companyId));
  ctx.tell(
    team.map(({ id }) => id),
    event,
    ...args,
  );
}
