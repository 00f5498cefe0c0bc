import type { Job } from '#contract/features/jobs.contract.ts';
import { LIMITS } from '#contract/kernel/limits.ts';
import type { ValuesOf } from '#web/platform/address-values.ts';
import type { APPLIED, RECRUITER_JOB, Tab } from './candidates.addresses.ts';
import type { OrderQuery } from './ranking.queries.ts';

/** As many as are read side by side. */
export const MOST_COMPARED = 4;

type Values = ValuesOf<typeof RECRUITER_JOB>;
export type RankingFilters = Pick<
  Values,
  | 'min'
  | 'skills'
  | 'years'
  | 'languages'
  | 'education'
  | 'notice'
  | 'salary_min'
  | 'salary_max'
  | 'places'
  | 'nationalities'
  | 'applied'
  | 'favorites'
>;

export const NO_FILTERS: RankingFilters = {
  min: 0,
  skills: [],
  years: 0,
  languages: [],
  education: '',
  notice: 0,
  salary_min: 0,
  salary_max: 0,
  places: [],
  nationalities: [],
  applied: false,
  favorites: false,
};

/** How many of them narrow anything; a pair of salaries is one. */
export function countFilters(filters: RankingFilters): number {
  const { salary_min, salary_max } = filters;
  // By name: the address that they are read from says more than what narrows.
  const names = (Object.keys(NO_FILTERS) as (keyof RankingFilters)[]).filter(
    (name) => !name.startsWith('salary'),
  );
  const set = names.filter((name) => {
    const value = filters[name];
    return typeof value === 'object' ? value.length > 0 : Boolean(value);
  });
  return set.length + (salary_min > 0 || salary_max > 0 ? 1 : 0);
}

/**
 * What the server is asked. What narrows nothing is left out, so that equal lists are asked for once. The floor of what
 * is shown at first hides only those whom nobody has decided on.
 */
export function queryOf(
  filters: RankingFilters,
  {
    status,
    weaker,
    sort,
  }: Partial<Pick<Values, 'weaker' | 'sort'>> & { status?: Exclude<Tab, typeof APPLIED> },
): OrderQuery {
  const floor = status === 'PENDING' && !weaker ? LIMITS.candidateDisplayFloor : 0;
  const least = Math.max(floor, filters.min / 100);
  return {
    ...(status && { status }),
    ...(sort && sort !== 'score' && { sort }),
    ...(least > 0 && { min_score: least }),
    ...(filters.skills.length > 0 && { required_skills: [...filters.skills] }),
    ...(filters.years > 0 && { min_years: filters.years }),
    ...(filters.languages.length > 0 && { required_languages: [...filters.languages] }),
    ...(filters.education && { education: filters.education }),
    ...(filters.notice > 0 && { notice_period: filters.notice }),
    ...(filters.salary_min > 0 && { salary_min: filters.salary_min }),
    ...(filters.salary_max > 0 && { salary_max: filters.salary_max }),
    ...(filters.places.length > 0 && { places: [...filters.places] }),
    ...(filters.nationalities.length > 0 && { nationalities: [...filters.nationalities] }),
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
