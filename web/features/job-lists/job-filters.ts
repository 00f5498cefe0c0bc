import { WORK_PLACES } from '#contract/features/jobs.contract.ts';
import type { JobFilters, SavedSearch } from '#contract/features/saved-searches.contract.ts';
import { SENIORITY_CHOICES } from '#contract/features/saved-searches.contract.ts';
import { LIMITS } from '#contract/kernel/limits.ts';
import { useAddress } from '#web/platform/address.ts';
import { readSearch, readValues, type SearchOf, type ValuesOf } from '#web/platform/address-values.ts';
import { JOBS } from './job-lists.addresses.ts';

/** What "posted when" is chosen from, in days. */
export const DAYS = [1, 3, 7, 14, 30] as const;
/** What the least match is chosen from, in percent. */
export const LEAST_MATCHES = [30, 40, 50, 60, 70, 80, 90] as const;

type Address = ValuesOf<typeof JOBS>;
/** The values of an address that narrow the list. */
type FilterValues = Omit<Address, 'tab' | 'page' | 'sort' | 'saved' | 'since' | 'weaker'>;
const NO_FILTERS: FilterValues = {
  text: '',
  sectors: [],
  industries: [],
  place: '',
  remote: false,
  work: [],
  level: [],
  pay: 0,
  unsaid: false,
  days: 0,
  match: 0,
};

/** The state of the list of jobs, all of which lives in the address, and the ways to change it. */
export function useJobsAddress() {
  const [address, setAddress] = useAddress(JOBS);
  const filters = filtersIn(address);
  return {
    ...address,
    filters,
    /** Null where the address says none that is one. */
    newSince: Number.isNaN(Date.parse(address.since)) ? null : new Date(address.since).toISOString(),
    setAddress,
    /** Other filters, from their first page on. `isTyping` replaces the address, so that back does not spell a word out. */
    change: (changes: Partial<JobFilters>, { isTyping = false } = {}) => {
      const next = { ...filters, ...changes };
      const isEmpty = countOf(next) === 0 && !next.q;
      setAddress(
        { ...addressOf(next), page: 1, ...(isEmpty ? { saved: '', since: '' } : {}) },
        { push: !isTyping, scroll: false },
      );
    },
    clear: () => setAddress({ ...NO_FILTERS, page: 1, saved: '', since: '' }, { push: true, scroll: false }),
  };
}

export type JobsAddress = ReturnType<typeof useJobsAddress>;

/** The list as a link to it names it. */
export type JobsSearch = SearchOf<typeof JOBS>;

/** The filters of a list that is not the one shown. */
export const filtersAt = (search: JobsSearch): JobFilters => filtersIn(readValues(JOBS, search));

/** Where that list is with other filters, from its first page on. */
export function listWith(search: JobsSearch, changes: Partial<JobFilters>): JobsSearch {
  const { page: _, tab, ...others } = search;
  const filters = addressOf({ ...filtersAt(search), ...changes });
  return readSearch(JOBS, { ...others, ...filters, tab: tab === 'hidden' ? undefined : tab });
}

/** What an address asks of the server; words that it does not know are left out. */
export function filtersIn(it: FilterValues): JobFilters {
  const among = <W extends string>(all: readonly W[], chosen: readonly string[]) =>
    all.filter((one) => chosen.includes(one));
  const work = among(WORK_PLACES, it.work);
  const level = among(SENIORITY_CHOICES, it.level);
  return {
    ...(it.text && { q: it.text }),
    ...(it.sectors.length > 0 && { sectors: it.sectors.slice(0, 20) }),
    ...(it.industries.length > 0 && { industries: it.industries.slice(0, 20) }),
    ...(it.place && { location: it.place, ...(it.remote && { or_remote: true }) }),
    ...(work.length > 0 && { work_places: work }),
    ...(level.length > 0 && { seniorities: level }),
    ...(it.pay > 0 && { salary_min: it.pay, ...(it.unsaid && { or_pay_unsaid: true }) }),
    ...(it.days > 0 && { posted_within_days: Math.min(it.days, 365) }),
    ...(it.match > 0 && { min_score: Math.min(it.match, 100) / 100 }),
  };
}

/** The values that filters have in an address. */
export function addressOf(filters: JobFilters): FilterValues {
  return {
    text: filters.q ?? '',
    sectors: [...(filters.sectors ?? [])],
    industries: [...(filters.industries ?? [])],
    place: filters.location ?? '',
    remote: filters.or_remote ?? false,
    work: [...(filters.work_places ?? [])],
    level: [...(filters.seniorities ?? [])],
    pay: filters.salary_min ?? 0,
    unsaid: filters.or_pay_unsaid ?? false,
    days: filters.posted_within_days ?? 0,
    match: Math.round((filters.min_score ?? 0) * 100),
  };
}

/** How many filters are on, the words of the search apart. */
export const countOf = (filters: JobFilters): number =>
  (filters.sectors?.length ?? 0) +
  (filters.industries?.length ?? 0) +
  (filters.location ? 1 : 0) +
  (filters.work_places?.length ?? 0) +
  (filters.seniorities?.length ?? 0) +
  (filters.salary_min ? 1 : 0) +
  (filters.posted_within_days ? 1 : 0) +
  (filters.min_score ? 1 : 0);

/** Whether two ask for the same by what an address says of them, in whatever order they were chosen. */
export const isSame = (one: JobFilters, other: JobFilters): boolean =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

const sorted = (filters: JobFilters) =>
  Object.values(addressOf(filters)).map((value: unknown) =>
    Array.isArray(value) ? [...(value as string[])].sort() : value,
  );

/** Where a saved search opens: one that asks for what fits, or for a match, is a list of what fits. */
export function openedAt({ id, filters: kept }: Pick<SavedSearch, 'id' | 'filters'>) {
  const filters = asMeant(kept);
  return {
    ...addressOf(filters),
    tab: filters.only_fitting || filters.min_score ? ('matching' as const) : ('all' as const),
    sort: 'usual' as const,
    page: 1,
    saved: id,
  };
}

/** Searches of the matching jobs were once kept with the floor of all matches, which nobody can choose. */
export const asMeant = ({ min_score, ...filters }: JobFilters): JobFilters =>
  min_score === LIMITS.candidateScoreFloor
    ? { ...filters, only_fitting: true }
    : { ...filters, ...(min_score === undefined ? {} : { min_score }) };

/** What is kept of the filters of a list: of the matching jobs that they fit, which is no filter that one has chosen. */
export const filtersToKeep = ({ tab, filters }: Pick<JobsAddress, 'tab' | 'filters'>): JobFilters =>
  tab === 'matching' && !filters.min_score ? { ...filters, only_fitting: true } : filters;
