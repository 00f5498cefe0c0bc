import { COURSE_COSTS, COURSE_KINDS, COURSE_LEVELS } from '#contract/features/courses.contract.ts';
import { useAddress } from '#web/platform/address.ts';
import { COURSES } from './courses.addresses.ts';
import type { CourseQuery } from './courses.queries.ts';

/** Courses of at most so many hours; 0 for any. */
export const HOUR_CHOICES = [5, 20, 50, 150] as const;

export const useCatalogueAddress = () => useAddress(COURSES);
export type CatalogueAddress = ReturnType<typeof useCatalogueAddress>[0];
export type SetCatalogueAddress = ReturnType<typeof useCatalogueAddress>[1];

export const NO_FILTERS = {
  skills: [],
  providers: [],
  languages: [],
  levels: [],
  kinds: [],
  costs: [],
  hours: '',
  page: 1,
} as const;

const among = <W extends string>(chosen: readonly string[], known: readonly W[]): W[] =>
  known.filter((one) => chosen.includes(one));

/** What the address asks of the catalogue. What it should not hold is passed over. */
export function queryOf(address: CatalogueAddress): Omit<CourseQuery, 'page' | 'sort' | 'limit'> {
  const hours = Number(address.hours);
  return {
    q: address.text.slice(0, 120),
    skills: [...address.skills],
    providers: [...address.providers],
    languages: [...address.languages],
    levels: among(address.levels, COURSE_LEVELS),
    kinds: among(address.kinds, COURSE_KINDS),
    costs: among(address.costs, COURSE_COSTS),
    ...(Number.isInteger(hours) && hours > 0 ? { most_hours: hours } : {}),
  };
}

export const chosenFilters = ({
  skills,
  providers,
  languages,
  levels,
  kinds,
  costs,
  hours,
}: CatalogueAddress) =>
  skills.length +
  providers.length +
  languages.length +
  levels.length +
  kinds.length +
  costs.length +
  (hours ? 1 : 0);
