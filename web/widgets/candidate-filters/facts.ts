import type { ValuesOf } from '#web/platform/address-values.ts';
import type { FACTS } from './candidate-filters.addresses.ts';

/** What people say of themselves, as far as a list is narrowed by it. */
export type Facts = ValuesOf<typeof FACTS>;

export const NO_FACTS: Facts = {
  skills: [],
  years: 0,
  languages: [],
  education: '',
  nationalities: [],
  places: [],
  notice: 0,
  salary_min: 0,
  salary_max: 0,
};

/**
 * How many of a list's filters narrow anything; a pair of salaries is one. They are counted by name: the address that they
 * are read from says more than what narrows.
 */
export function countNarrowing(
  filters: Readonly<Record<string, unknown>> & Pick<Facts, 'salary_min' | 'salary_max'>,
  names: readonly string[],
): number {
  const { salary_min, salary_max } = filters;
  const narrowing = names.filter((name) => !name.startsWith('salary') && narrows(filters[name]));
  return narrowing.length + (salary_min > 0 || salary_max > 0 ? 1 : 0);
}

const narrows = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value));

/** What the server is asked for these facts. What narrows nothing is left out, so that equal lists are asked for once. */
export const factsQuery = (facts: Facts) => ({
  ...(facts.skills.length > 0 && { required_skills: [...facts.skills] }),
  ...(facts.years > 0 && { min_years: facts.years }),
  ...(facts.languages.length > 0 && { required_languages: [...facts.languages] }),
  ...(facts.education && { education: facts.education }),
  ...(facts.nationalities.length > 0 && { nationalities: [...facts.nationalities] }),
  ...(facts.places.length > 0 && { places: [...facts.places] }),
  ...(facts.notice > 0 && { notice_period: facts.notice }),
  ...(facts.salary_min > 0 && { salary_min: facts.salary_min }),
  ...(facts.salary_max > 0 && { salary_max: facts.salary_max }),
});
