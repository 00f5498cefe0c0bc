import { z } from 'zod';
import { endpoint, RECRUITERS } from '../kernel/endpoint.ts';
import { Currency, Id, Moment, pageOf, Required } from '../kernel/fields.ts';
import { PlaceText } from '../kernel/known-names.ts';
import { LIMITS } from '../kernel/limits.ts';
import { ApplicationStage } from './applications.contract.ts';
import {
  Amount,
  CandidateQuery,
  Conditions,
  LetPass,
  Name,
  NEVER_LOOKED_FOR,
  SearchCondition,
  SearchText,
  TOLD_SILENCES,
  Years,
} from './candidate-searches.query.ts';
import { Explanation } from './matches.contract.ts';
import { EDUCATION_LEVELS, LANGUAGE_LEVELS } from './profiles.contract.ts';
import { CANDIDATE_STATUSES } from './rankings.contract.ts';

export * from './candidate-searches.query.ts';

const Span = { start: z.number().int(), end: z.number().int() };

/** How a text was understood, by offsets in it. */
const UnderstoodText = z.object({
  conditions: z.array(z.object({ of: SearchCondition, ...Span })),
  /** Said to be unneeded: understood, and asked of nobody. */
  needless: z.array(z.object(Span)),
  not_understood: z.array(z.object(Span)),
});

/**
 * Best fit, most experience, soonest to begin, lowest wished salary, or latest change first. Who does not say comes
 * last.
 */
export const PEOPLE_SORTS = ['score', 'experience', 'notice', 'salary', 'changed'] as const;

/** Somebody whom a search found, with as much as they share. */
export const FoundPerson = z.object({
  /** For a job that is reviewed blind an alias: every call takes it. */
  candidate_id: Id,
  name: z.string(),
  is_blind: z.boolean(),
  headline: z.string().nullable(),
  location: PlaceText.nullable(),
  /** Id of the stored picture; null in a blind review. */
  avatar: Id.nullable(),
  experience_months: z.number().int().nullable(),
  notice_period_days: z.number().int().nullable(),
  /** A month, their own sum in their own currency; in dirhams, converted, of who is hidden. */
  expected_salary: z.number().int().nullable(),
  expected_salary_currency: Currency.nullable(),
  nationality: z.string().nullable(),
  /** When their profile last changed. */
  changed_at: Moment,
  /**
   * 0 to 1, by the wishes that are shown: each that is met counts whole, any other by how near it comes; the work counts
   * most. Null where nothing is wished for.
   */
  score: z.number().nullable(),
  /** With the sentences that show it; null where the request names no work that could be compared. */
  explanation: Explanation.nullable(),
  /** In the order of the conditions: whether the person is known to have what each names. */
  verdicts: z.array(
    z.object({
      verdict: z.enum(['met', 'short', 'silent']),
      km: z.number().int().nullable(),
      /** Of conditions of which one will do only the one that fits the person best is told. */
      is_told: z.boolean(),
    }),
  ),
  /** For the job that they are looked at for; null without one. */
  status: z.enum(CANDIDATE_STATUSES).nullable(),
  /** Of their application for it; null where there is none. */
  application_stage: ApplicationStage.nullable(),
  /** Kept in sight for the job that they are looked at for. */
  is_favorite: z.boolean(),
});
export type FoundPerson = z.infer<typeof FoundPerson>;

const FoundPeople = pageOf(FoundPerson).extend({
  understood: UnderstoodText,
  /**
   * What was searched by; each with how many more there would be if it were a wish only. A job that is reviewed blind
   * is not searched for by some: while one of them is asked for, nobody is listed.
   */
  conditions: z.array(
    z.object({
      of: SearchCondition,
      /** Of a skill, title, language, place or country in the reader’s language; null where it is told by numbers. */
      name: z.string().nullable(),
      loosened: z.number().int(),
      is_closed_by_blind_review: z.boolean(),
    }),
  ),
  /** Nationalities that were asked for and are not looked for: no law asks for them, as far as the job states. */
  not_looked_for: z.array(z.object({ country: z.string(), name: z.string() })),
  /** What was asked for and is looked for in nobody, for no job. */
  never_looked_for: z.array(z.enum(NEVER_LOOKED_FOR)),
  /** How many more there would be with those who do not say one kind of thing. */
  silent: z.array(z.object({ kind: z.enum(TOLD_SILENCES), people: z.number().int() })),
  /** How many answer clearly less than those who are listed: hidden until asked for. */
  weaker: z.number().int(),
  /** How many findable people were looked at, and whether there are more than can be at once. */
  looked_at: z.number().int(),
  is_capped: z.boolean(),
  /** Who comes nearest where nobody answers; empty beside results. */
  nearest: z.array(FoundPerson),
  /** The place among the conditions of what even those answer least; null beside results, and where nothing is to blame. */
  costliest: z.number().int().nullable(),
});
export type FoundPeople = z.infer<typeof FoundPeople>;

const Paging = {
  sort: z.enum(PEOPLE_SORTS).default('score'),
  page: z.number().int().min(1).max(1_000).default(1),
  limit: z.number().int().min(1).max(50).default(20),
  /** A job of one's own company that people are looked at for: says where each stands for it. */
  job_id: Id.optional(),
  let_pass: LetPass.default([]),
  /** With those who answer clearly less, where somebody answers. */
  weaker: z.boolean().default(false),
};

export const searchCandidates = endpoint({
  method: 'POST',
  path: '/recruiter/search-candidates',
  access: RECRUITERS,
  weight: 'heavy',
  summary:
    'Findable candidates of the portal by a text, in which skills and titles of both languages are understood, and by filters, best first with reasons.',
  body: z.object({
    query: SearchText,
    salary: z.tuple([Amount, Amount]).optional(),
    notice_period: z.number().int().min(0).max(365).optional(),
    nationality: z.array(Required(80)).max(20).default([]),
    location: z
      .object({ place: Name, km: z.number().int().min(1).max(2_000).nullable().default(null) })
      .optional(),
    years: z.object({ min: Years.default(null), max: Years.default(null) }).optional(),
    education: z.enum(EDUCATION_LEVELS).optional(),
    languages: z
      .array(z.object({ language: Required(80), level: z.enum(LANGUAGE_LEVELS).nullable().default(null) }))
      .max(10)
      .default([]),
    skills: z
      .object({
        must: z.array(Name).max(20).default([]),
        nice: z.array(Name).max(20).default([]),
        not: z.array(Name).max(20).default([]),
      })
      .default({ must: [], nice: [], not: [] }),
    ...Paging,
  }),
  response: FoundPeople,
  errors: ['jobs.not_found', 'jobs.nationality_without_reason', 'matches.getting_ready'],
  ratePerMinute: 120,
});

export const searchCandidatesInWords = endpoint({
  method: 'POST',
  path: '/recruiter/advance-search/candidates',
  access: RECRUITERS,
  weight: 'heavy',
  summary:
    'Findable candidates of the portal by a request in plain words, English or Arabic: what was understood of it, part by part, and who meets it. Conditions that are given take the place of what the text says.',
  body: z.object({ text: SearchText, conditions: Conditions.optional(), ...Paging }),
  response: FoundPeople,
  errors: ['jobs.not_found', 'jobs.nationality_without_reason', 'matches.getting_ready'],
  ratePerMinute: 120,
});

const SearchName = Required(80);

/** A search for people that a recruiter keeps under a name. */
export const SavedCandidateSearch = z.object({
  id: Id,
  name: z.string(),
  query: CandidateQuery,
  /** The recruiter is told of people who are new in it. */
  is_notifying: z.boolean(),
  /** People in it who came, or changed their profile, since it was last opened or told of. */
  new_count: z.number().int(),
  created_at: Moment,
});
export type SavedCandidateSearch = z.infer<typeof SavedCandidateSearch>;

const Key = z.object({ id: Id });

export const listCandidateSearches = endpoint({
  method: 'GET',
  path: '/recruiter/candidate-searches',
  access: RECRUITERS,
  summary: 'One’s saved searches for people, latest first, each with how many people are new in it.',
  response: z.object({ results: z.array(SavedCandidateSearch), most: z.number().int() }),
});

export const saveCandidateSearch = endpoint({
  method: 'POST',
  path: '/recruiter/candidate-searches',
  access: RECRUITERS,
  summary: 'Keeps a search for people under a name; from now on one is told of who is new in it, once a day.',
  body: z.object({ name: SearchName, query: CandidateQuery, is_notifying: z.boolean().default(true) }),
  response: SavedCandidateSearch,
  errors: ['candidate_searches.too_many', 'candidate_searches.name_taken', 'jobs.nationality_without_reason'],
  message: 'candidate_searches.saved',
});

export const changeCandidateSearch = endpoint({
  method: 'PATCH',
  path: '/recruiter/candidate-searches/{id}',
  access: RECRUITERS,
  summary: 'Renames a saved search for people, gives it another request, or switches its news on or off.',
  params: Key,
  body: z.object({
    name: SearchName.optional(),
    query: CandidateQuery.optional(),
    is_notifying: z.boolean().optional(),
  }),
  response: SavedCandidateSearch,
  errors: [
    'candidate_searches.not_found',
    'candidate_searches.name_taken',
    'jobs.nationality_without_reason',
  ],
});

export const openCandidateSearch = endpoint({
  method: 'POST',
  path: '/recruiter/candidate-searches/{id}/open',
  access: RECRUITERS,
  summary: 'A saved search, and since when people in it are new; from now on they are new no more.',
  params: Key,
  response: SavedCandidateSearch.extend({ new_since: Moment }),
  errors: ['candidate_searches.not_found'],
});

export const deleteCandidateSearch = endpoint({
  method: 'DELETE',
  path: '/recruiter/candidate-searches/{id}',
  access: RECRUITERS,
  summary: 'Forgets a saved search for people.',
  params: Key,
  response: z.object({ id: Id }),
  errors: ['candidate_searches.not_found'],
  message: 'candidate_searches.deleted',
});

/** Searches for people that one recruiter may keep. */
export const MOST_CANDIDATE_SEARCHES = LIMITS.savedSearches;

/** Why a call about saved searches for people is refused, with the HTTP status of each. */
export const candidateSearchErrors = {
  'candidate_searches.not_found': 404,
  'candidate_searches.too_many': 422,
  /** By another search of the same recruiter. */
  'candidate_searches.name_taken': 422,
} as const;

declare module '../kernel/errors.ts' {
  interface ErrorCodes extends Record<keyof typeof candidateSearchErrors, number> {}
}
