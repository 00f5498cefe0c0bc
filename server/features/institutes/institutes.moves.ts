import type { ProgrammeComparison } from '#contract/features/institutes.contract.ts';
import { jobsThenAndNow } from '#server/features/skill-maps/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';

type Moves = ProgrammeComparison['moves'];
type Compared = Pick<ProgrammeComparison, 'shared' | 'missing' | 'other'>;

/** Among fewer jobs than this, one more or less says nothing. */
const FEWEST_JOBS = 5;
const LEAST_CHANGE = 0.2;
const MOST_SHOWN = 20;

/** The skills of a comparison that a larger or smaller share of live jobs asks for than some months ago. */
export async function movesOf({ db, portal, now }: SignedInCtx, compared: Compared): Promise<Moves> {
  const jobs = await jobsThenAndNow(db, portal.key, now);
  return (
    jobs && {
      since: jobs.month,
      jobs: jobs.now.total,
      jobs_before: jobs.before.total,
      skills: movedAmong(compared, jobs),
    }
  );
}

interface Counted {
  bySkill: ReadonlyMap<string, number>;
  total: number;
}

/**
 * Pure: those of which enough jobs asked then or ask now, and whose share of all jobs changed by a fifth at least, what
 * changed most first. The share, not the number: where there are more jobs of every kind, no skill rises.
 */
export function movedAmong(
  { shared, missing, other }: Compared,
  { before, now }: { before: Counted; now: Counted },
): NonNullable<Moves>['skills'] {
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
