import type { ProgrammeComparison } from '#contract/features/institutes.contract.ts';
import { jobsThenAndNow } from '#server/features/skill-maps/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';

type Moves = ProgrammeComparison['moves'];
type Compared = Pick<ProgrammeComparison, 'shared' | 'missing' | 'other'>;

/** Among fewer jobs than this, one more or less says nothing. */
const FEWEST_JOBS = 5;
const LEAST_CHANGE = 0.2;
const MOST_SHOWN = 20;

/** The skills of a comparison that more or fewer live jobs ask for than some months ago, what changed most first. */
export async function movesOf({ db, portal, now }: SignedInCtx, compared: Compared): Promise<Moves> {
  const jobs = await jobsThenAndNow(db, portal.key, now);
  return jobs && { since: jobs.month, skills: movedAmong(compared, jobs) };
}

/** Pure: those of which enough jobs asked then or ask now, and whose number changed by a fifth at least. */
export function movedAmong(
  { shared, missing, other }: Compared,
  jobs: { before: ReadonlyMap<string, number>; now: ReadonlyMap<string, number> },
): NonNullable<Moves>['skills'] {
  const named =
    (group: 'shared' | 'missing' | 'other') => (skill: Pick<Compared['other'][number], 'id' | 'name'>) => ({
      id: skill.id,
      name: skill.name,
      group,
      jobs: jobs.now.get(skill.id) ?? 0,
      jobs_before: jobs.before.get(skill.id) ?? 0,
    });
  const changeOf = (one: { jobs: number; jobs_before: number }) =>
    Math.abs(one.jobs - one.jobs_before) / Math.max(1, one.jobs_before);
  return [...missing.map(named('missing')), ...shared.map(named('shared')), ...other.map(named('other'))]
    .filter((one) => Math.max(one.jobs, one.jobs_before) >= FEWEST_JOBS && changeOf(one) >= LEAST_CHANGE)
    .sort((a, b) => changeOf(b) - changeOf(a) || b.jobs - a.jobs || (a.id < b.id ? -1 : 1))
    .slice(0, MOST_SHOWN);
}
