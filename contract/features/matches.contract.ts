import { z } from 'zod';
import { CANDIDATES, download, endpoint, RECRUITERS } from '../kernel/endpoint.ts';
import {
  Bilingual,
  Id,
  listInQuery,
  Moment,
  PageNumber,
  pageOf,
  pageSize,
  Required,
} from '../kernel/fields.ts';
import { LIMITS } from '../kernel/limits.ts';
import { ApplicationStage } from './applications.contract.ts';
import { CompanyBrief } from './companies.contract.ts';
import { EMPLOYMENT_TYPES, IMPORTANCES, JobSkill, SENIORITIES, WORK_PLACES } from './jobs.contract.ts';
import { EducationLevel, LANGUAGE_LEVELS } from './profiles.contract.ts';
import { JobFilters, JobFiltersQuery, SENIORITY_CHOICES } from './saved-searches.contract.ts';

const Importance = z.enum(IMPORTANCES);

export const MatchedSkill = z.object({
  id: z.string().nullable(),
  name: z.string(),
  importance: Importance,
  /** Share of the skills part that this skill carries, 0 to 1. */
  weight: z.number(),
  /** 1 where the skill is fully there. */
  credit: z.number(),
  /** The sentence of the resume that shows it, and the one of the job that asks for it. */
  evidence: z.string().nullable(),
  asked: z.string().nullable(),
  /** Title of the course after which the person declared it, where nothing else shows it. */
  declared_after: Bilingual.nullish(),
});

export const PartialSkill = MatchedSkill.extend({
  /** The related skill through which credit is given. */
  through: z.object({ id: z.string().nullable(), name: z.string() }),
});

export const MissingSkill = z.object({
  id: z.string().nullable(),
  name: z.string(),
  importance: Importance,
  weight: z.number(),
  /** How much the score would rise if this skill were there. */
  lift: z.number(),
});

export const MATCH_PARTS = ['skills', 'title', 'text'] as const;
export const MATCH_GATES = ['experience', 'education', 'location', 'language'] as const;

/** A score taken apart. The parts and gates give the score again, to the last digit. */
export const Explanation = z.object({
  score: z.number(),
  /** Sum of the parts' contributions, before the gates. */
  raw: z.number(),
  /** The score is the sigmoid of a * raw * gates + b. */
  calibration: z.object({ a: z.number(), b: z.number() }),
  /** Which formula and figures made it. */
  version: z.string(),
  parts: z.array(
    z.object({ key: z.enum(MATCH_PARTS), value: z.number(), weight: z.number(), contribution: z.number() }),
  ),
  gates: z.array(
    z.object({
      key: z.enum(MATCH_GATES),
      value: z.number(),
      /** How much of the score the gate may take: its factor is 1 - weight + weight * value. */
      weight: z.number(),
      status: z.enum(['met', 'short', 'unknown', 'not_asked']),
      need: z.string().nullable(),
      have: z.string().nullable(),
    }),
  ),
  matched: z.array(MatchedSkill),
  partial: z.array(PartialSkill),
  missing: z.array(MissingSkill),
  /** Facts that are not known and were not held against anyone. */
  unknown: z.array(z.string()),
});
export type Explanation = z.infer<typeof Explanation>;

export const MatchingJob = z.object({
  jid: Id,
  external_job_id: z.string().nullable(),
  job_title: z.string(),
  sector: z.string().nullable(),
  industry: z.string().nullable(),
  company: CompanyBrief,
  location: z.string().nullable(),
  work_place: z.enum(WORK_PLACES),
  employment_type: z.enum(EMPLOYMENT_TYPES),
  seniority: z.enum(SENIORITIES).nullable(),
  salary_min: z.number().int().nullable(),
  salary_max: z.number().int().nullable(),
  posted_at: Moment.nullable(),
  /** 0 to 1, shown as a percentage. */
  matching_score: z.number(),
  /** The score relative to the best in the list. */
  norm_score: z.number(),
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
export const JOB_SORTS = ['score', 'newest', 'salary'] as const;

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
    ...JobFiltersQuery,
  }),
  response: pageOf(MatchingJob).extend({
    resume_skill_count: z.number().int(),
    n: z.number().int(),
    job_data_count: z.number().int(),
    /** The ranking is being computed right now. */
    computing: z.boolean(),
    new_total: NewTotal,
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
  summary:
    'Published jobs of the portal that a text and filters find, best text match first; newest first without a text.',
  body: z.object({
    text: z.string().trim().max(200).default(''),
    is_search_job: z.boolean().default(true),
    filters: JobFilters.omit({ q: true }).default({}),
    sort: z.enum([...JOB_SORTS, 'relevance']).optional(),
    new_since: Moment.optional(),
    page: z.number().int().min(1).max(100_000).default(1),
    limit: z.number().int().min(1).max(100).default(LIMITS.matchingJobsPerPage),
  }),
  response: pageOf(FoundJob).extend({
    /** Whether jobs can have a score: there is a profile, and it has been ranked. */
    scores: z.enum(['known', 'computing', 'no_profile']),
    new_total: NewTotal,
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
  summary: 'How many jobs of a list each choice of a filter would leave, the other filters as they are.',
  body: z.object({
    list: z.enum(['matching', 'favorites', 'all']),
    filters: JobFilters.default({}),
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

export const getSkillGap = endpoint({
  method: 'POST',
  path: '/skill-gap',
  access: [...CANDIDATES, ...RECRUITERS],
  summary: 'What of a job’s skills a person has and lacks, with the whole explanation of the score.',
  body: z.object({ uid: Id.optional(), job_id: Id }),
  response: z.object({
    job_id: Id,
    score: z.number(),
    matching_data: z.object({
      gap: z.array(MissingSkill),
      matched: z.array(MatchedSkill),
      partial: z.array(PartialSkill),
    }),
    explanation: Explanation,
  }),
  errors: ['profiles.not_found', 'jobs.not_found'],
});

export const LearnedSkill = z.object({
  id: z.string().nullable(),
  name: z.string(),
  importance: Importance,
  /** What the score gains when this skill is learned after those before it. */
  lift: z.number(),
  /** The score from then on. */
  score: z.number(),
});

export const seeWhatIf = endpoint({
  method: 'POST',
  path: '/what-if',
  access: [...CANDIDATES, ...RECRUITERS],
  summary:
    'The score between a job and a person, taken apart, as if the person had learned the given skills.',
  body: z.object({
    job_id: Id,
    /** Ids of the taxonomy, or names of skills of the job that it does not know. */
    skills: z.array(z.string().trim().min(1).max(120)).max(100),
    uid: Id.optional(),
  }),
  response: z.object({
    job_id: Id,
    score_before: z.number(),
    score: z.number(),
    explanation: Explanation,
    /** What is missing even then, in the order that raises the score fastest. */
    lift_order: z.array(LearnedSkill),
  }),
  errors: ['profiles.not_found', 'jobs.not_found'],
});

const SharedSkill = z.object({ id: z.string().nullable(), name: z.string() });

export const SimilarJob = z.object({
  jid: Id,
  job_title: z.string(),
  company: CompanyBrief,
  location: z.string().nullable(),
  work_place: z.enum(WORK_PLACES),
  posted_at: Moment.nullable(),
  /** How alike the two are, 0 to 1: skills, title and text. */
  score: z.number(),
  /** The weightiest first. */
  shared_skills: z.array(SharedSkill),
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

/** The same for everyone, by the keys of the pages that everyone may read. */
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
  summary: 'How many other open jobs each of some skills would open to oneself, counted by the ranking.',
  body: z.object({
    job_id: Id,
    skills: z.array(z.string().trim().min(1).max(120)).min(1).max(12),
  }),
  response: z.object({ threshold: z.number(), results: z.array(SkillOpening) }),
  errors: ['profiles.not_found', 'jobs.not_found', 'matches.getting_ready'],
  ratePerMinute: 60,
});

export const SimilarCandidate = z.object({
  candidate_id: Id,
  name: z.string(),
  headline: z.string().nullable(),
  location: z.string().nullable(),
  avatar: Id.nullable(),
  experience_months: z.number().int().nullable(),
  /** How alike the two are, 0 to 1: skills, titles and text of their work, and nothing of who they are. */
  score: z.number(),
  shared_skills: z.array(SharedSkill),
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

export const CANDIDATE_STATUSES = ['PENDING', 'SHORTLISTED', 'REJECTED'] as const;

export const MatchingCandidate = z.object({
  /** In a blind review an alias: every call takes it, and it leads to nobody's own page. */
  candidate_id: Id,
  name: z.string(),
  /** Who this is stays hidden until they are shortlisted. */
  is_blind: z.boolean(),
  headline: z.string().nullable(),
  location: z.string().nullable(),
  avatar: Id.nullable(),
  experience_months: z.number().int().nullable(),
  education: EducationLevel.nullable(),
  languages: z.array(z.object({ language: z.string(), level: z.string().nullable() })),
  /** As the person shares them; null where they do not say. */
  nationality: z.string().nullable(),
  notice_period_days: z.number().int().nullable(),
  expected_salary: z.number().int().nullable(),
  score: z.number(),
  norm_score: z.number(),
  explanation: Explanation,
  status: z.enum(CANDIDATE_STATUSES),
  /** Of the company's own stages, of who is shortlisted; null is the first. */
  stage_id: Id.nullable(),
  /** Who decided, and when; null while nobody has, or where the product did. */
  decided: z.object({ by: z.string().nullable(), at: Moment }).nullable(),
  application_stage: ApplicationStage.nullable(),
  is_favorite: z.boolean(),
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

export const RANKING_SORTS = ['score', 'experience', 'notice', 'salary', 'applied'] as const;

/** By whom nobody is told apart while a job is reviewed blind, and so nobody can be narrowed by it. */
export const HIDDEN_FILTERS = ['nationalities', 'places'] as const;

const Amount = z.coerce.number<number>().int().min(0).max(10_000_000);

const RankingFilters = {
  /** Keeps scores above this; never below the floor. */
  min_score: z.coerce.number<number>().min(0).max(1).optional(),
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
  computing: z.boolean(),
  /** Who here is named only once they are shortlisted. */
  is_blind: z.boolean(),
  counts: z.record(z.enum(CANDIDATE_STATUSES), z.number().int()),
  /** Candidates under the display floor, hidden until asked for. */
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
  errors: ['jobs.not_found', 'matches.hidden_by_blind_review'],
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
  errors: ['jobs.not_found', 'matches.hidden_by_blind_review'],
  ratePerMinute: 240,
});

export const getMatchingCandidates = endpoint({
  method: 'POST',
  path: '/recruiter/matching-candidates/rows',
  access: RECRUITERS,
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
  errors: ['jobs.not_found', 'matches.hidden_by_blind_review'],
});

export const saveSkillWeights = endpoint({
  method: 'POST',
  path: '/recruiter/skill-weights',
  access: RECRUITERS,
  summary: 'What skills of a job of one’s own company count for from now on; the ranking follows.',
  body: z.object({
    job_id: Id,
    weights: z
      .array(
        z.object({
          skill: z.string().trim().min(1).max(120),
          weight: z.number().min(0).max(1).nullable(),
          /** As the caller saw it: one that a colleague changed meanwhile is not written over. */
          was: z.number().min(0).max(1).nullable(),
        }),
      )
      .min(1)
      .max(120),
  }),
  response: z.object({ job_id: Id, version: z.number().int() }),
  errors: ['jobs.not_found', 'matches.weights_changed_elsewhere'],
  message: 'matches.weights_saved',
});

/** What a skill of a job counts for: by its id in the taxonomy, or by its name where it has none. */
export const SkillWeight = z.object({
  skill: z.string().trim().min(1).max(120),
  /** 0 to 1, in steps of a twentieth; null is what its importance counts for. */
  weight: z.number().min(0).max(1).nullable(),
});

/** A job as it stands in an editor: anything may still be missing. */
export const UnsavedJob = z.object({
  job_title: z.string().max(1_000).default(''),
  occupation: z.string().max(120).nullish(),
  description: z.string().max(20_000).nullish(),
  full_text: z.string().max(200_000).nullish(),
  responsibilities: z.array(z.string().max(2_000)).max(100).default([]),
  requirements: z.array(z.string().max(2_000)).max(100).default([]),
  skills: z
    .array(JobSkill.extend({ name: z.string().max(200) }))
    .max(120)
    .default([]),
  location: z.string().max(400).nullish(),
  work_place: z.enum(WORK_PLACES).default('on_site'),
  min_years: z.number().int().min(0).max(50).nullish(),
  education: EducationLevel.nullish(),
  languages: z
    .array(z.object({ language: z.string().max(80), level: z.enum(LANGUAGE_LEVELS).nullish() }))
    .max(30)
    .default([]),
  is_blind: z.boolean().default(false),
});

const PreviewCounts = z.object({
  above_floor: z.number().int(),
  /** Above the floor of what a list shows at first. */
  shown: z.number().int(),
  strong: z.number().int(),
});

export const CandidatePreview = PreviewCounts.extend({
  /** There are more than are counted. */
  is_capped: z.boolean(),
  /** The same with the weights that are saved; null where no others were given. */
  before: PreviewCounts.nullable(),
  results: z.array(
    z.object({
      candidate_id: Id,
      name: z.string(),
      headline: z.string().nullable(),
      rank: z.number().int(),
      score: z.number(),
      /** With the weights that are saved; null where the person is not above the floor then, or nothing is saved. */
      rank_before: z.number().int().nullable(),
      score_before: z.number().nullable(),
      /** The weightiest skills. */
      matched: z.array(z.string()),
      partial: z.array(z.string()),
      missing: z.array(z.string()),
    }),
  ),
});

export const previewCandidates = endpoint({
  method: 'POST',
  path: '/recruiter/preview-candidates',
  access: RECRUITERS,
  summary:
    'Who matches a job that is not saved, or one’s own job with other weights, counted by the ranking; nothing is stored.',
  body: z.object({
    job: UnsavedJob.optional(),
    job_id: Id.optional(),
    weights: z.array(SkillWeight).max(120).default([]),
    limit: z.number().int().min(0).max(100).default(3),
  }),
  response: CandidatePreview,
  errors: ['jobs.not_found', 'matches.getting_ready'],
  ratePerMinute: 240,
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
  message: 'matches.recomputing',
});

/** Recall and precision of what scores above a floor; null where nothing is there to count. */
const ScoreFloor = z.object({ recall: z.number().nullable(), precision: z.number().nullable() });
const RefitQuality = z.object({ log_loss: z.number(), at_20: ScoreFloor, at_30: ScoreFloor });

export const REFIT_VERDICTS = [
  'adopted',
  'unchanged',
  'too_few_pairs',
  'one_sided',
  'not_rising',
  'lost_log_loss',
  'lost_recall',
  'lost_precision',
] as const;

/** What a refit learned from and what it would change, measured on judgements that it did not see. */
export const RefitReport = z.object({
  pairs: z.number().int(),
  relevant: z.number().int(),
  held_out: z.number().int(),
  verdict: z.enum(REFIT_VERDICTS),
  before: RefitQuality.nullable(),
  after: RefitQuality.nullable(),
});
export type RefitReport = z.infer<typeof RefitReport>;

export const MatchCalibration = z.object({
  id: Id,
  version: z.string(),
  /** The score is the sigmoid of a * raw * gates + b. */
  a: z.number(),
  b: z.number(),
  /** Null for the product's own, which no refit made. */
  report: RefitReport.nullable(),
  is_active: z.boolean(),
  /** An admin went back to it: only an admin changes it, the weekly refit does not. */
  is_pinned: z.boolean(),
  /** Null where the weekly refit made it active. */
  activated_by: Id.nullable(),
  activated_by_name: z.string().nullable(),
  created_at: Moment.nullable(),
});

export const listMatchCalibrations = endpoint({
  method: 'GET',
  path: '/admin/match-calibrations',
  access: ['RECRUITER_ADMIN'],
  summary:
    'The calibrations of the portal’s match scores with their reports, latest first, the active one marked.',
  response: z.object({
    results: z.array(MatchCalibration),
    /** In force now: the product's own where the portal has none. */
    active: z.object({ version: z.string(), a: z.number(), b: z.number() }),
    /** Judgements that a refit could learn from, and how many it needs. */
    pairs: z.number().int(),
    pairs_needed: z.number().int(),
  }),
});

export const activateMatchCalibration = endpoint({
  method: 'POST',
  path: '/admin/match-calibrations/{id}',
  access: ['RECRUITER_ADMIN'],
  summary: 'Makes a former calibration the active one again, and keeps it until a refit is asked for.',
  params: z.object({ id: Id }),
  response: MatchCalibration,
  errors: ['matches.calibration_not_found'],
  message: 'matches.calibration_activated',
});

export const refitMatchCalibration = endpoint({
  method: 'POST',
  path: '/admin/match-calibrations',
  access: ['RECRUITER_ADMIN'],
  summary: 'Fits the portal’s calibration to its judgements now; it is adopted only where it does no harm.',
  response: z.object({
    is_adopted: z.boolean(),
    report: RefitReport,
    calibration: MatchCalibration.nullable(),
  }),
  message: 'matches.refitted',
});

export const matchErrors = {
  'matches.calibration_not_found': 404,
  /** Shortly after a start, while jobs and profiles are read. */
  'matches.getting_ready': 503,
  /** It would tell what a blind review hides. */
  'matches.hidden_by_blind_review': 422,
  'matches.weights_changed_elsewhere': 409,
} as const;
