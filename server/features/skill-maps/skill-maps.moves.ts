import { MONTHS_COMPARED } from '#contract/features/skill-maps.contract.ts';
import type { Database } from '#server/platform/database.ts';
import { jobsOfMonth, monthBefore } from './skill-maps.months.ts';
import { countInJobs } from './skill-maps.reads.ts';

/** How many live jobs of a portal ask for each skill, and did in a month before; null where nobody counted then. */
export async function jobsThenAndNow(
  db: Database,
  portal: string,
  now: Date,
): Promise<{ month: string; before: ReadonlyMap<string, number>; now: ReadonlyMap<string, number> } | null> {
  const anywhere = { portal, places: null, sector: null, level: null };
  const month = monthBefore(now, MONTHS_COMPARED);
  const before = await jobsOfMonth(db, anywhere, month);
  if (!before) return null;
  const { bySkill } = await countInJobs(db, { ...anywhere, industry: null, called: null });
  return { month, before, now: bySkill };
}
