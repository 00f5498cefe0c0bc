import type { ProgrammeComparison } from '#contract/features/institutes.contract.ts';
import type { jobsThenAndNow } from '#server/features/skill-maps/index.ts';

type Moves = NonNullable<ProgrammeComparison['moves']>;
/** How many live jobs ask for each skill, now and before. */
export type JobsMoved = NonNullable<Awaited<ReturnType<typeof jobsThenAndNow>>>;
type Compared = Pick<ProgrammeComparison, 'shared' | 'missing' | 'other'>;

/** What lies beyond is chance in one of twenty cases only. */
const LEAST_DEVIATION = 1.96;
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
 * Those whose share of all jobs changed by a fifth at least and by more than chance would, surest first. The share, not the
 * number: where there are more jobs of every kind, no skill rises.
 */
export function movedAmong(
  { shared, missing, other }: Compared,
  { before, now }: Pick<JobsMoved, 'before' | 'now'>,
): Moves['skills'] {
  const named =
    (group: 'shared' | 'missing' | 'other') =>
    ({ id, name }: Pick<Compared['other'][number], 'id' | 'name'>) => {
      const [jobs, jobsBefore] = [now.bySkill.get(id) ?? 0, before.bySkill.get(id) ?? 0];
      return {
        skill: {
          id,
          name,
          group,
          jobs,
          jobs_before: jobsBefore,
          is_rising: jobs / now.total > jobsBefore / before.total,
        },
        deviation: deviationOf([jobsBefore, before.total], [jobs, now.total]),
      };
    };
  return [...missing.map(named('missing')), ...shared.map(named('shared')), ...other.map(named('other'))]
    .filter(({ deviation }) => deviation >= LEAST_DEVIATION)
    .sort((a, b) => b.deviation - a.deviation || (a.skill.id < b.skill.id ? -1 : 1))
    .slice(0, MOST_SHOWN)
    .map(({ skill }) => skill);
}

type Share = readonly [some: number, all: number];

/** How many standard errors two shares lie apart (z-test of two proportions, pooled); 0 where they hardly differ or nothing was counted. */
function deviationOf([some, all]: Share, [someNow, allNow]: Share): number {
  const pooled = (some + someNow) / (all + allNow);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / all + 1 / allNow));
  const difference = Math.abs(someNow / allNow - some / all);
  return difference < LEAST_CHANGE * (some / all) || !(error > 0) || !Number.isFinite(error)
    ? 0
    : difference / error;
}
