import { MONTHS_COMPARED } from '#contract/features/skill-maps.contract.ts';
import type { Database } from '#server/platform/database.ts';
import { jobsOfMonth, monthBefore } from './skill-maps.months.ts';
import { type Counts, countInJobs } from './skill-maps.reads.ts';

/** How many live jobs of a portal ask for each skill, and did in a month before; null where nobody counted then. */
export async function jobsThenAndNow(
  db: Database,
  portal: string,
  now: Date,
): Promise<{ month: string; before: Counts; now: Counts } | null> {
  const anywhere = { portal, places: null, sector: null, level: null };
  const month = monthBefore(now, MONTHS_COMPARED);
  const before = await jobsOfMonth(db, anywhere, month);
  if (!before) return null;
  return {
    month,
    before: { bySkill: before, total: before.get('') ?? 0 },
    now: await countInJobs(db, { ...anywhere, industry: null, called: null }),
  };
}
