import { z } from 'zod';
import { CANDIDATES, endpoint, RECRUITERS } from '../kernel/endpoint.ts';
import { Bilingual, Currency, Id, Moment, PageNumber, pageOf, pageSize } from '../kernel/fields.ts';
import { PlaceText } from '../kernel/known-names.ts';
import { LIMITS } from '../kernel/limits.ts';
import { ApplicationStage } from './applications.contract.ts';
import { CompanyBrief } from './companies.contract.ts';
import { EMPLOYMENT_TYPES, SENIORITIES, WORK_PLACES } from './jobs.contract.ts';
import { Explanation, MatchedSkill, MissingSkill, PartialSkill, SharedSkill } from './matches.contract.ts';
import { JobFilters, JobFiltersQuery, SENIORITY_CHOICES } from './saved-searches.contract.ts';

/** A job on a candidate's list, with why it fits. */
export const MatchingJob = z.object({
  jid: Id,
  /** The id it has in a hiring system of the company; null as long as no such system is linked. */
  external_job_id: z.string().nullable(),
  job_title: z.string(),
  sector: z.string().nullable(),
  industry: z.string().nullable(),
  company: CompanyBrief,
  location: PlaceText.nullable(),
  work_place: z.enum(WORK_PLACES),
  employment_type: z.enum(EMPLOYMENT_TYPES),
  seniority: z.enum(SENIORITIES).nullable(),
  /** AED a month. */
  salary_min: z.number().int().nullable(),
  salary_max: z.number().int().nullable(),
  salary_currency: Currency,
  posted_at: Moment.nullable(),
  /** 0 to 1, shown as a percentage. */
  matching_score: z.number(),
  /** The score relative to the best in the list. */
  norm_score: z.number(),
  /** What the skills part of the explanation says, once more by itself: had, nearly had, lacking. */
  job_match: z.array(MatchedSkill),
  job_partial: z.array(PartialSkill),
  job_gap: z.array(MissingSkill),
  explanation: Explanation,
  /** Ids of the occupations by which the job lies on one of the person's career paths, the job's own last. */
  career_path: z.array(z.string()),
  is_favorite: z.boolean(),
  reaction: z.enum(['like', 'dislike']).nullable(),
  /** Where the reader's own application stands; null where there is none, and to others. */
  application_stage: ApplicationStage.nullable(),
});
export type MatchingJob = z.infer<typeof MatchingJob>;

/** How many of the whole list were posted after `new_since`; null where it is not given. */
const NewTotal = z.number().int().nullable();

/** Best match first, latest first, or best paid first; those that do not say their pay come last. */
const JOB_SORTS = ['score', 'newest', 'salary'] as const;

export const listMatchingJobs = endpoint({
  method: 'GET',
  path: '/matching-jobs',
  access: [...CANDIDATES, ...RECRUITERS],
  summary:
    'Jobs that fit a candidate, best first unless sorted otherwise, each with its reasons. A recruiter names the candidate.',
  query: z.object({
    page: PageNumber,
    limit: pageSize(LIMITS.matchingJobsPerPage, 50),
    candidate_id: Id.optional(),
    job_title: z.string().trim().max(160).optional(),
    favorites: z.enum(['true', 'false']).optional(),
    /** Leaves out jobs that the reader has applied to. */
    not_applied: z.enum(['true', 'false']).optional(),
    sort: z.enum(JOB_SORTS).default('score'),
    new_since: Moment.optional(),
    /** With weak matches, by themselves or beside the best; so is a list that says how strong they are to be. */
    weaker: z.enum(['true', 'false']).optional(),
    ...JobFiltersQuery,
  }),
  response: pageOf(MatchingJob).extend({
    /** Skills of the profile that jobs were compared with. */
    resume_skill_count: z.number().int(),
    /** Jobs on this page. */
    n: z.number().int(),
    /** Published jobs of the portal, whether they fit or not. */
    job_data_count: z.number().int(),
    /** The ranking is being computed right now. */
    computing: z.boolean(),
    new_total: NewTotal,
    /** Weak matches, by themselves or beside the best, hidden until asked for. */
    weaker: z.number().int(),
    /** Favourites that have closed since they were kept: said, and no longer listed. */
    closed_favorites: z.array(z.object({ jid: Id, job_title: z.string(), company_name: z.string() })),
  }),
  errors: ['profiles.not_found'],
});

/** A job that a search found; without a score where it lies under the floor or nothing can be compared. */
export const FoundJob = MatchingJob.extend({
  matching_score: MatchingJob.shape.matching_score.nullable(),
  norm_score: MatchingJob.shape.norm_score.nullable(),
  explanation: Explanation.nullable(),
});
export type FoundJob = z.infer<typeof FoundJob>;

export const searchJobs = endpoint({
  method: 'POST',
  path: '/jobs',
  access: CANDIDATES,
  weight: 'usual',
  summary:
    'Published jobs of the portal that a text and filters find, best text match first; newest first without a text.',
  body: z.object({
    text: z.string().trim().max(200).default(''),
    is_search_job: z.boolean().default(true),
    filters: JobFilters.omit({ q: true, only_fitting: true }).default({}),
    sort: z.enum([...JOB_SORTS, 'relevance']).optional(),
    new_since: Moment.optional(),
    page: z.number().int().min(1).max(100_000).default(1),
    limit: z.number().int().min(1).max(100).default(LIMITS.matchingJobsPerPage),
  }),
  response: pageOf(FoundJob).extend({
    /** Whether jobs can have a score: there is a profile, and it has been ranked. */
    scores: z.enum(['known', 'computing', 'no_profile']),
    new_total: NewTotal,
    /** What comes nearest to the text where no job answers it; empty beside results. */
    nearest: z.array(FoundJob),
    /** The words of the text that even those answer least; null beside results, and where none is to blame. */
    costliest: z.string().nullable(),
  }),
});

export const listCompanyJobs = endpoint({
  method: 'GET',
  path: '/companies/{id}/jobs',
  access: CANDIDATES,
  summary: 'The published jobs of a company of the portal, those that fit best first, each with one’s score.',
  params: z.object({ id: Id }),
  query: z.object({ page: PageNumber, limit: pageSize(LIMITS.matchingJobsPerPage, 50) }),
  response: pageOf(FoundJob).extend({
    /** Whether jobs can have a score: there is a profile, and it has been ranked. */
    scores: z.enum(['known', 'computing', 'no_profile']),
  }),
  errors: ['companies.not_found'],
});

export const noteJobVisit = endpoint({
  method: 'POST',
  path: '/job-visits',
  access: CANDIDATES,
  weight: 'usual',
  summary:
    'Notes that one looks at jobs now, on whatever device, and says since when jobs are new to one: a visit ends when nobody has looked for half an hour.',
  response: z.object({
    /** When the visit before this one ended; null where there was none. */
    since: Moment.nullable(),
  }),
});

const Counted = z.array(z.object({ value: z.string(), count: z.number().int() }));

export const countJobFacets = endpoint({
  method: 'POST',
  path: '/job-facets',
  access: CANDIDATES,
  weight: 'heavy',
  summary: 'How many jobs of a list each choice of a filter would leave, the other filters as they are.',
  body: z.object({
    list: z.enum(['matching', 'favorites', 'all']),
    filters: JobFilters.default({}),
    /** With the weak matches that a list of what fits hides at first. */
    weaker: z.boolean().default(false),
  }),
  response: z.object({
    sectors: Counted,
    industries: Counted,
    work_places: Counted,
    seniorities: z.array(z.object({ value: z.enum(SENIORITY_CHOICES), count: z.number().int() })),
    /** Towns and countries, the most jobs first. */
    places: z.array(z.object({ name: Bilingual, count: z.number().int() })),
  }),
});

/** A job that is much like another one. */
export const SimilarJob = z.object({
  jid: Id,
  job_title: z.string(),
  company: CompanyBrief,
  location: PlaceText.nullable(),
  work_place: z.enum(WORK_PLACES),
  posted_at: Moment.nullable(),
  /** How alike the two are, 0 to 1: skills, title and text. */
  score: z.number(),
  /** The weightiest first. */
  shared_skills: z.array(SharedSkill),
  /** Skills of this job alone, the weightiest first. */
  further_skills: z.array(SharedSkill),
  /** How many of its skills both jobs name, of how many. */
  shared_count: z.number().int(),
  skill_count: z.number().int(),
});
export type SimilarJob = z.infer<typeof SimilarJob>;

export const listSimilarJobs = endpoint({
  method: 'GET',
  path: '/jobs/{id}/similar',
  access: [...CANDIDATES, ...RECRUITERS],
  summary: 'Published jobs of the portal most like one that the reader may see.',
  params: z.object({ id: Id }),
  query: z.object({ limit: pageSize(6, 24) }),
  response: z.array(SimilarJob),
  errors: ['jobs.not_found', 'matches.getting_ready'],
});

/** For everyone: jobs by the keys of their public pages. */
export const listSimilarPublicJobs = endpoint({
  method: 'GET',
  path: '/public/job/{key}/similar',
  access: 'public',
  summary: 'Published jobs of the portal most like a job that was ever published, open or closed.',
  params: z.object({ key: z.string().min(1).max(40) }),
  query: z.object({ limit: pageSize(4, 12) }),
  response: z.array(
    SimilarJob.pick({ job_title: true, location: true, work_place: true, posted_at: true }).extend({
      key: z.string(),
      company_name: z.string(),
    }),
  ),
  errors: ['jobs.not_found', 'matches.getting_ready'],
  ratePerMinute: 60,
});

/** What one more skill would open to a person. */
export const SkillOpening = z.object({
  /** As it was asked. */
  skill: z.string(),
  /** Other open jobs of the portal that name the skill. */
  asked_by: z.number().int(),
  /**
   * Other open jobs that match the person at `threshold` or better with the skill, and do not without it; null where there
   * are more than can be counted.
   */
  opens: z.number().int().nullable(),
});
export type SkillOpening = z.infer<typeof SkillOpening>;

export const countSkillOpenings = endpoint({
  method: 'POST',
  path: '/skill-openings',
  access: CANDIDATES,
  weight: 'heavy',
  summary: 'How many other open jobs each of some skills would open to oneself, counted by the ranking.',
  body: z.object({
    job_id: Id,
    skills: z.array(z.string().trim().min(1).max(120)).min(1).max(12),
  }),
  response: z.object({
    /** The score, 0 to 1, at which a job counts as within reach. */
    threshold: z.number(),
    results: z.array(SkillOpening),
  }),
  errors: ['profiles.not_found', 'jobs.not_found', 'matches.getting_ready'],
  ratePerMinute: 60,
});
