import { z } from 'zod';
import { download, endpoint, RECRUITERS } from '../kernel/endpoint.ts';
import {
  Currency,
  Id,
  listInQuery,
  Moment,
  PageNumber,
  pageOf,
  pageSize,
  Required,
} from '../kernel/fields.ts';
import { PlaceText } from '../kernel/known-names.ts';
import { ApplicationStage } from './applications.contract.ts';
import { Explanation, SharedSkill } from './matches.contract.ts';
import { EducationLevel, LANGUAGE_LEVELS } from './profiles.contract.ts';

export * from './rankings.preview.ts';

/** Somebody whose work is like that of another candidate. */
export const SimilarCandidate = z.object({
  candidate_id: Id,
  name: z.string(),
  headline: z.string().nullable(),
  location: PlaceText.nullable(),
  avatar: Id.nullable(),
  experience_months: z.number().int().nullable(),
  /** How alike the two are, 0 to 1: skills, titles and text of their work, and nothing of who they are. */
  score: z.number(),
  shared_skills: z.array(SharedSkill),
  /** How many of their skills both people have, of how many. */
  shared_count: z.number().int(),
  skill_count: z.number().int(),
});
export type SimilarCandidate = z.infer<typeof SimilarCandidate>;

export const listSimilarCandidates = endpoint({
  method: 'GET',
  path: '/recruiter/candidates/{id}/similar',
  access: RECRUITERS,
  summary: 'Findable candidates of the portal whose work is most like that of one whom the reader may see.',
  params: z.object({ id: Id }),
  /** The job for which they are looked at: where it is reviewed blind, so are they. */
  query: z.object({ limit: pageSize(6, 24), job_id: Id.optional() }),
  response: z.array(SimilarCandidate),
  errors: ['profiles.not_found', 'jobs.not_found', 'matches.getting_ready'],
});

/** What a company decided on a candidate for a job; `PENDING` is everyone on whom nobody has. */
export const CANDIDATE_STATUSES = ['PENDING', 'SHORTLISTED', 'REJECTED'] as const;

/** A candidate on the ranking of a job. */
export const MatchingCandidate = z.object({
  /** In a blind review an alias: every call takes it, and it leads to nobody's own page. */
  candidate_id: Id,
  name: z.string(),
  /** Who this is stays hidden until they are shortlisted. */
  is_blind: z.boolean(),
  headline: z.string().nullable(),
  location: PlaceText.nullable(),
  avatar: Id.nullable(),
  experience_months: z.number().int().nullable(),
  education: EducationLevel.nullable(),
  languages: z.array(z.object({ language: z.string(), level: z.string().nullable() })),
  /** As the person shares them; null where they do not say. */
  nationality: z.string().nullable(),
  notice_period_days: z.number().int().nullable(),
  /** A month, their own sum in their own currency; in dirhams, converted, of who is hidden. */
  expected_salary: z.number().int().nullable(),
  expected_salary_currency: Currency.nullable(),
  /** 0 to 1, shown as a percentage; beside it the score relative to the best in the list. */
  score: z.number(),
  norm_score: z.number(),
  explanation: Explanation,
  status: z.enum(CANDIDATE_STATUSES),
  /** Of the company's own stages, of who is shortlisted; null is the first. */
  stage_id: Id.nullable(),
  /** Who decided, and when; null while nobody has, or where the product did. */
  decided: z.object({ by: z.string().nullable(), at: Moment }).nullable(),
  /** Null where they have not applied. */
  application_stage: ApplicationStage.nullable(),
  /** The company keeps them in sight for this job. */
  is_favorite: z.boolean(),
  /** Null where nobody asked whether the job interests them. */
  /** Name of the talent manager who proposed them for the job, with their agreement. */
  proposed_by: z.string().nullable(),
  poke: z.object({ at: Moment, answer: z.enum(['interested', 'not_interested']).nullable() }).nullable(),
});
export type MatchingCandidate = z.infer<typeof MatchingCandidate>;

/** A language, and after a colon the least level that will do: `arabic`, `english:fluent`. */
const RequiredLanguage = z
  .string()
  .trim()
  .max(80, 'too_long')
  .regex(new RegExp(`^[^:]+(:(${LANGUAGE_LEVELS.join('|')}))?$`));

/** What a recruiter will not do without: it decides who is listed and changes no score. */
export const RequirementsQuery = {
  /** Ids of the taxonomy or names; every one of them, and none through a related skill. */
  required_skills: listInQuery(Required(120), 20),
  min_years: z.coerce.number<number>().int().min(0).max(50).optional(),
  required_languages: listInQuery(RequiredLanguage, 10),
};

/** Whom the requirements leave out; null where nothing is required. */
export const LeftOut = z
  .object({
    /** They do not say all that is required, and nothing they say speaks against them. */
    silent: z.number().int(),
    /** Something they say is less than required. */
    short: z.number().int(),
  })
  .nullable();

/**
 * Best fit, most experience, soonest to begin, lowest wished salary, or latest application first. Who does not say
 * comes last.
 */
export const RANKING_SORTS = ['score', 'experience', 'notice', 'salary', 'applied'] as const;

/** By whom nobody is told apart while a job is reviewed blind, and so nobody can be narrowed by it. */
export const HIDDEN_FILTERS = ['nationalities', 'places'] as const;

const Amount = z.coerce.number<number>().int().min(0).max(10_000_000);

const RankingFilters = {
  /** Keeps scores above this, never below the floor, and hides none of them as weaker. */
  min_score: z.coerce.number<number>().min(0).max(1).optional(),
  /** With those whom nobody has decided on and whose match is weak, by itself or beside the best. */
  weaker: z.enum(['true', 'false']).optional(),
  status: z.enum(CANDIDATE_STATUSES).optional(),
  favorites: z.enum(['true', 'false']).optional(),
  applied: z.enum(['true', 'false']).optional(),
  /** By any of their forms, or by the country. */
  nationalities: listInQuery(Required(80), 20),
  /** Towns or countries, by any of their names. */
  places: listInQuery(Required(160), 20),
  /** Days at most. */
  notice_period: z.coerce.number<number>().int().min(0).max(365).optional(),
  /** Of the wished salary, AED a month, both ends included. */
  salary_min: Amount.optional(),
  salary_max: Amount.optional(),
  /** This one or a higher one. */
  education: EducationLevel.optional(),
  sort: z.enum(RANKING_SORTS).default('score'),
  ...RequirementsQuery,
};

const RankingFacts = z.object({
  /** The ranking is being computed right now: more may come. */
  computing: z.boolean(),
  /** Who here is named only once they are shortlisted. */
  is_blind: z.boolean(),
  counts: z.record(z.enum(CANDIDATE_STATUSES), z.number().int()),
  /** Candidates with a weak match, by itself or beside the best, hidden until asked for. */
  weaker: z.number().int(),
  left_out: LeftOut,
});

export const listMatchingCandidates = endpoint({
  method: 'GET',
  path: '/recruiter/matching-candidates/{id}',
  access: RECRUITERS,
  summary: 'Candidates of a job of one’s own company above the floor, best first, with evidence and gap.',
  params: z.object({ id: Id }),
  query: z.object({ page: PageNumber, limit: pageSize(20, 50), ...RankingFilters }),
  response: pageOf(MatchingCandidate).extend(RankingFacts.shape),
  errors: ['jobs.not_found', 'rankings.hidden_by_blind_review', 'jobs.nationality_without_reason'],
});

/** The ids of a whole ranking: what a list of thousands stands on while it is scrolled, whatever changes meanwhile. */
export const getCandidateOrder = endpoint({
  method: 'GET',
  path: '/recruiter/candidate-order/{id}',
  access: RECRUITERS,
  summary: 'The ids of all candidates of a job of one’s own company that filters leave, in their order.',
  params: z.object({ id: Id }),
  query: z.object(RankingFilters),
  response: RankingFacts.extend({ order: z.array(Id) }),
  errors: ['jobs.not_found', 'rankings.hidden_by_blind_review', 'jobs.nationality_without_reason'],
  ratePerMinute: 240,
});

export const getMatchingCandidates = endpoint({
  method: 'POST',
  path: '/recruiter/matching-candidates/rows',
  access: RECRUITERS,
  weight: 'usual',
  summary:
    'Some candidates of a job of one’s own company by their ids; those who are no longer there are absent.',
  body: z.object({ job_id: Id, candidate_ids: z.array(Id).min(1).max(60) }),
  response: z.object({ results: z.array(MatchingCandidate) }),
  errors: ['jobs.not_found'],
  ratePerMinute: 600,
});

export const exportMatchingCandidates = download({
  path: '/recruiter/matching-candidates/{id}/csv',
  access: RECRUITERS,
  summary:
    'All candidates of a job of one’s own company that filters leave, as CSV in the reader’s language.',
  params: z.object({ id: Id }),
  query: z.object(RankingFilters),
  errors: [
    'jobs.not_found',
    'rankings.hidden_by_blind_review',
    'jobs.nationality_without_reason',
    'bulk_limits.export',
  ],
});

export const matchingCandidatesExist = endpoint({
  method: 'GET',
  path: '/recruiter/matching-candidates-exists/{id}',
  access: RECRUITERS,
  summary: 'Whether any candidate of the job scores above the floor.',
  params: z.object({ id: Id }),
  response: z.object({ exists: z.boolean(), count: z.number().int() }),
  errors: ['jobs.not_found'],
});

export const recomputeMatchingCandidates = endpoint({
  method: 'PATCH',
  path: '/recruiter/matching-candidates',
  access: RECRUITERS,
  summary: 'Computes the ranking of a job again.',
  body: z.object({ job_id: Id }),
  response: z.object({ job_id: Id, computing: z.literal(true) }),
  errors: ['jobs.not_found'],
  message: 'rankings.recomputing',
});

/** Why a question about a ranking, or a change of its weights, is refused, with the HTTP status of each. */
export const rankingErrors = {
  /** It would tell what a blind review hides. */
  'rankings.hidden_by_blind_review': 422,
  /** A colleague changed a weight since the caller looked. */
  'rankings.weights_changed_elsewhere': 409,
} as const;

declare module '../kernel/errors.ts' {
  interface ErrorCodes extends Record<keyof typeof rankingErrors, number> {}
}
