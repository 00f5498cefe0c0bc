import { WORK_PLACES } from '#contract/features/jobs.contract.ts';
import type { JobFilters, SavedSearch } from '#contract/features/saved-searches.contract.ts';
import { SENIORITY_CHOICES } from '#contract/features/saved-searches.contract.ts';
import { LIMITS } from '#contract/kernel/limits.ts';
import {
  type AddressValue,
  oneOf,
  text,
  useAddress,
  wholeNumber,
  words,
  yesOrNo,
} from '#web/platform/address.ts';

export const JOB_TABS = ['matching', 'all', 'favourites', 'hidden'] as const;
export type JobTab = (typeof JOB_TABS)[number];
export const JOB_ORDERS = ['usual', 'score', 'newest', 'salary'] as const;
/** What "posted when" is chosen from, in days. */
export const DAYS = [1, 3, 7, 14, 30] as const;
/** What the least match is chosen from, in percent. */
export const LEAST_MATCHES = [30, 40, 50, 60, 70, 80, 90] as const;

/** The list of jobs as the address has it. */
const ADDRESS = {
  tab: oneOf(JOB_TABS, 'matching'),
  page: wholeNumber(1),
  /** `usual`: the best match; of all jobs the best text or, without words, the newest. */
  sort: oneOf(JOB_ORDERS, 'usual'),
  /** Id of the saved search that these filters are of. */
  saved: text(),
  /** Since when jobs in it are new, as an ISO moment. */
  since: text(),
  text: text(),
  sectors: words(),
  industries: words(),
  place: text(),
  remote: yesOrNo(),
  work: words(),
  level: words(),
  /** AED a month; 0 for any. */
  pay: wholeNumber(0),
  unsaid: yesOrNo(),
  days: wholeNumber(0),
  /** In percent. */
  match: wholeNumber(0),
};

type Address = ReturnType<typeof useAddress<typeof ADDRESS>>[0];
const NO_FILTERS = {
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
} satisfies Partial<Address>;

/** The state of the list of jobs, all of which lives in the address, and the ways to change it. */
export function useJobsAddress() {
  const [address, setAddress] = useAddress(ADDRESS);
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

type Written = Readonly<Record<string, unknown>>;

/** The filters of an address that is not the one shown, as it is written. */
export const filtersAt = (search: Written): JobFilters =>
  filtersIn(
    Object.fromEntries(
      Object.entries(ADDRESS).map(([name, field]) => {
        const value = search[name];
        return [name, value === undefined ? field.usual : field.read(String(value))];
      }),
    ) as unknown as Address,
  );

/** Where the list that was at an address is with other filters, from its first page on. */
export function listWith(search: Written, changes: Partial<JobFilters>): Written {
  const others = Object.entries(search).filter(
    ([name, value]) => !(name in NO_FILTERS) && name !== 'page' && !(name === 'tab' && value === 'hidden'),
  );
  const filters = Object.entries(addressOf({ ...filtersAt(search), ...changes })).flatMap(([name, value]) => {
    const field = ADDRESS[name as keyof typeof NO_FILTERS] as AddressValue<unknown>;
    const written = field.write(value);
    return written === field.write(field.usual) ? [] : [[name, written]];
  });
  return Object.fromEntries([...others, ...filters]);
}

/** What an address asks of the server; words that it does not know are left out. */
export function filtersIn(it: Omit<Address, 'tab' | 'page' | 'sort' | 'saved' | 'since'>): JobFilters {
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

export function addressOf(filters: JobFilters): typeof NO_FILTERS {
  return {
    text: filters.q ?? '',
    sectors: [...(filters.sectors ?? [])] as never[],
    industries: [...(filters.industries ?? [])] as never[],
    place: filters.location ?? '',
    remote: (filters.or_remote ?? false) as false,
    work: [...(filters.work_places ?? [])] as never[],
    level: [...(filters.seniorities ?? [])] as never[],
    pay: filters.salary_min ?? 0,
    unsaid: (filters.or_pay_unsaid ?? false) as false,
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

/** Whether two ask for the same, in whatever order they were chosen. */
export const isSame = (one: JobFilters, other: JobFilters): boolean =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

const sorted = (filters: JobFilters) =>
  Object.values(addressOf(filters)).map((value: unknown) =>
    Array.isArray(value) ? [...(value as string[])].sort() : value,
  );

/** Where a saved search opens: one that asks for a match is a list of what fits. */
export const openedAt = ({ id, filters }: Pick<SavedSearch, 'id' | 'filters'>) => ({
  ...addressOf(filters),
  tab: filters.min_score ? ('matching' as const) : ('all' as const),
  sort: 'usual' as const,
  page: 1,
  saved: id,
});

/** What is kept of the filters of a list: all that fit are those whose match is above the floor. */
export const filtersToKeep = ({ tab, filters }: Pick<JobsAddress, 'tab' | 'filters'>): JobFilters =>
  tab === 'matching' && !filters.min_score ? { ...filters, min_score: LIMITS.candidateScoreFloor } : filters;
