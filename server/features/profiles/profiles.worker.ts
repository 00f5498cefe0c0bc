import type { Ctx } from '#server/platform/context.ts';
import { handle } from '#server/platform/queue.ts';
import { experienceMonths } from './profiles.experience.ts';
import { countMonths } from './profiles.jobs.ts';
import { listAtWork, saveMonths } from './profiles.store.ts';

export const profileHandlers = [handle(countMonths, countAnew, 1)];

const AT_ONCE = 500;

/** Changes nothing else of a profile, and nothing that its owner changed meanwhile: that was counted then. */
async function countAnew(ctx: Ctx): Promise<void> {
  let after: string | null = null;
  for (;;) {
    const people = await listAtWork(ctx.db, after, AT_ONCE);
    const counted = people
      .map(({ workHistory, ...person }) => ({ ...person, months: experienceMonths(workHistory, ctx.now) }))
      .filter(({ experienceMonths: former, months }) => months !== null && months !== former);
    if (counted.length > 0) await saveMonths(ctx.db, counted);
    after = people.at(-1)?.userId ?? after;
    if (people.length < AT_ONCE) return;
  }
}
