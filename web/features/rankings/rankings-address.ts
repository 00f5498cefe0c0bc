import type { Job } from '#contract/features/jobs.contract.ts';
import type { ValuesOf } from '#web/platform/address-values.ts';
import { countNarrowing, type Facts, factsQuery, NO_FACTS } from '#web/widgets/candidate-filters/facts.ts';
import type { APPLIED, RECRUITER_JOB, Tab } from './rankings.addresses.ts';
import type { OrderQuery } from './rankings.queries.ts';

/** As many as are read side by side. */
export const MOST_COMPARED = 4;

type Values = ValuesOf<typeof RECRUITER_JOB>;
export type RankingFilters = Facts & Pick<Values, 'min' | 'applied' | 'favorites'>;

export const NO_FILTERS: RankingFilters = { ...NO_FACTS, min: 0, applied: false, favorites: false };

/** How many of them narrow anything; a pair of salaries is one. */
export const countFilters = (filters: RankingFilters): number =>
  countNarrowing(filters, Object.keys(NO_FILTERS));

/** What the server is asked. What narrows nothing is left out, so that equal lists are asked for once. */
export function queryOf(
  filters: RankingFilters,
  {
    status,
    weaker,
    sort,
  }: Partial<Pick<Values, 'weaker' | 'sort'>> & { status?: Exclude<Tab, typeof APPLIED> },
): OrderQuery {
  return {
    ...(status && { status }),
    ...(sort && sort !== 'score' && { sort }),
    ...(filters.min > 0 && { min_score: filters.min / 100 }),
    ...(status === 'PENDING' && weaker && { weaker: 'true' as const }),
    ...factsQuery(filters),
    ...(filters.applied && { applied: 'true' as const }),
    ...(filters.favorites && { favorites: 'true' as const }),
  };
}

/** The job's skills, and those that the address names beside them. A comma parts words there, so none holds one. */
export function skillsToChoose(
  { skills }: Pick<Job, 'skills'>,
  chosen: readonly string[],
): { value: string; name: string }[] {
  const own = skills.map(({ ref_skill, name }) => ({ value: ref_skill ?? name.replace(/,/g, ' '), name }));
  return unique([...own, ...chosen.map((value) => ({ value, name: value }))], ({ value }) => value);
}

/** The job's languages, each with its level after a colon, and those that the address names beside them. */
export function languagesToChoose(
  { languages }: Pick<Job, 'languages'>,
  chosen: readonly string[],
): string[] {
  const own = languages.map(({ language, level }) => {
    const name = language.toLowerCase().replace(/[,:]/g, ' ');
    return level ? `${name}:${level}` : name;
  });
  return unique([...own, ...chosen], (one) => one);
}

function unique<T>(all: readonly T[], keyOf: (one: T) => string): T[] {
  return [...new Map(all.toReversed().map((one) => [keyOf(one), one])).values()].reverse();
}
