import { z } from 'zod';
import { CANDIDATES, endpoint } from '../kernel/endpoint.ts';
import { Id, listInQuery, Moment, Required } from '../kernel/fields.ts';
import { SENIORITIES, WORK_PLACES } from './jobs.contract.ts';

/** What a level can be chosen by: those of the jobs, and the jobs that do not say theirs. */
export const SENIORITY_CHOICES = [...SENIORITIES, 'unsaid'] as const;

const Sector = z.string().max(80);
const Salary = z.number().int().min(0).max(10_000_000);
const Days = z.number().int().min(1).max(365);
const Score = z.number().min(0).max(1);

/** What a list of jobs is narrowed by; all of it is optional. */
export const JobFilters = z.object({
  /** Words that a job's title, text, skills, place or company must all contain, in either language. */
  q: z.string().trim().max(200, 'too_long').optional(),
  sectors: z.array(Sector).max(20).optional(),
  industries: z.array(Sector).max(20).optional(),
  /** A place in either language: jobs there or in a place that lies in it. */
  location: z.string().trim().max(120).optional(),
  /** Remote jobs as well, wherever their company is. */
  or_remote: z.boolean().optional(),
  work_places: z.array(z.enum(WORK_PLACES)).max(3).optional(),
  seniorities: z.array(z.enum(SENIORITY_CHOICES)).max(10).optional(),
  /** AED a month: jobs whose range reaches it. */
  salary_min: Salary.optional(),
  /** Of the salary: jobs that do not say what they pay as well. */
  or_pay_unsaid: z.boolean().optional(),
  posted_within_days: Days.optional(),
  /** 0 to 1. */
  min_score: Score.optional(),
  /** Only jobs that fit, as the list of matching jobs counts them. That list holds no others; a saved search says so. */
  only_fitting: z.boolean().optional(),
});
export type JobFilters = z.infer<typeof JobFilters>;

const yes = z
  .enum(['true', 'false'])
  .transform((word) => word === 'true')
  .optional();

/** `JobFilters` in a query string. */
export const JobFiltersQuery = {
  q: JobFilters.shape.q,
  sectors: listInQuery(Sector, 20),
  industries: listInQuery(Sector, 20),
  location: JobFilters.shape.location,
  or_remote: yes,
  work_places: listInQuery(z.enum(WORK_PLACES), 3),
  seniorities: listInQuery(z.enum(SENIORITY_CHOICES), 10),
  salary_min: z.coerce.number<number>().pipe(Salary).optional(),
  or_pay_unsaid: yes,
  posted_within_days: z.coerce.number<number>().pipe(Days).optional(),
  min_score: z.coerce.number<number>().pipe(Score).optional(),
};

const SearchName = Required(80);

/** Filters for jobs that a candidate keeps under a name. */
export const SavedSearch = z.object({
  id: Id,
  name: z.string(),
  filters: JobFilters,
  /** The person is told of new jobs in it. */
  is_notifying: z.boolean(),
  /** Jobs in it that were posted since the person last opened it or was told of it. */
  new_count: z.number().int(),
  created_at: Moment,
});
export type SavedSearch = z.infer<typeof SavedSearch>;

export const listSavedSearches = endpoint({
  method: 'GET',
  path: '/saved-searches',
  access: CANDIDATES,
  summary: 'One’s saved searches for jobs, latest first, each with how many jobs are new in it.',
  response: z.object({ results: z.array(SavedSearch), most: z.number().int() }),
});

export const saveSearch = endpoint({
  method: 'POST',
  path: '/saved-searches',
  access: CANDIDATES,
  summary: 'Keeps filters under a name; from now on one is told of new jobs that pass them.',
  body: z.object({ name: SearchName, filters: JobFilters, is_notifying: z.boolean().default(true) }),
  response: SavedSearch,
  errors: ['saved_searches.too_many', 'saved_searches.name_taken'],
  message: 'saved_searches.saved',
});

export const changeSavedSearch = endpoint({
  method: 'PATCH',
  path: '/saved-searches/{id}',
  access: CANDIDATES,
  summary: 'Renames a saved search, gives it other filters, or switches its news on or off.',
  params: z.object({ id: Id }),
  body: z.object({
    name: SearchName.optional(),
    filters: JobFilters.optional(),
    is_notifying: z.boolean().optional(),
  }),
  response: SavedSearch,
  errors: ['saved_searches.not_found', 'saved_searches.name_taken'],
});

export const openSavedSearch = endpoint({
  method: 'POST',
  path: '/saved-searches/{id}/open',
  access: CANDIDATES,
  summary: 'A saved search, and since when jobs in it are new; from now on they are new no more.',
  params: z.object({ id: Id }),
  response: SavedSearch.extend({ new_since: Moment }),
  errors: ['saved_searches.not_found'],
});

export const deleteSavedSearch = endpoint({
  method: 'DELETE',
  path: '/saved-searches/{id}',
  access: CANDIDATES,
  summary: 'Forgets a saved search.',
  params: z.object({ id: Id }),
  response: z.object({ id: Id }),
  errors: ['saved_searches.not_found'],
  message: 'saved_searches.deleted',
});

/** Why a call about saved searches is refused, with the HTTP status of each. */
export const savedSearchErrors = {
  'saved_searches.not_found': 404,
  'saved_searches.too_many': 422,
  /** By another search of the same person. */
  'saved_searches.name_taken': 422,
} as const;

declare module '../kernel/errors.ts' {
  interface ErrorCodes extends Record<keyof typeof savedSearchErrors, number> {}
}
