import type { ProgrammeComparison } from '#contract/features/institutes.contract.ts';
import type { jobsThenAndNow } from '#server/features/skill-maps/index.ts';

type Moves = NonNullable<ProgrammeComparison['moves']>;
/** How many live jobs ask for each skill, now and before. */
export type JobsMoved = NonNullable<Awaited<ReturnType<typeof jobsThenAndNow>>>;
type Compared = Pick<ProgrammeComparison, 'shared' | 'missing' | 'other'>;

/** Among fewer jobs than this, one more or less says nothing. */
const FEWEST_JOBS = 5;
const LEAST_CHANGE = 0.2;
const MOST_SHOWN = 20;

/** The skills of a comparison that a larger or smaller share of live jobs asks for than some months ago. */
export const movesOf = (compared: Compared, jobs: JobsMoved): Moves => ({
  since: jobs.month,
  jobs: jobs.now.total,
  jobs_before: jobs.before.total,
  skills: movedAmong(compared, jobs),
});

/**
 * Those of which enough jobs asked then or ask now, and whose share of all jobs changed by a fifth at least, what
 * changed most first. The share, not the number: where there are more jobs of every kind, no skill rises.
 */
export function movedAmong(
  { shared, missing, other }: Compared,
  { before, now }: Pick<JobsMoved, 'before' | 'now'>,
): Moves['skills'] {
  const named =
    (group: 'shared' | 'missing' | 'other') =>
    ({ id, name }: Pick<Compared['other'][number], 'id' | 'name'>) => {
      const [jobs, jobsBefore] = [now.bySkill.get(id) ?? 0, before.bySkill.get(id) ?? 0];
      const then = Math.max(jobsBefore, 1) / Math.max(before.total, 1);
      return {
        id,
        name,
        group,
        jobs,
        jobs_before: jobsBefore,
        change: jobs / Math.max(now.total, 1) / then - 1,
      };
    };
  return [...missing.map(named('missing')), ...shared.map(named('shared')), ...other.map(named('other'))]
    .filter((one) => Math.max(one.jobs, one.jobs_before) >= FEWEST_JOBS)
    .filter(({ change }) => Math.abs(change) >= LEAST_CHANGE)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change) || b.jobs - a.jobs || (a.id < b.id ? -1 : 1))
    .slice(0, MOST_SHOWN)
    .map(({ change, ...skill }) => ({ ...skill, is_rising: change > 0 }));
}
