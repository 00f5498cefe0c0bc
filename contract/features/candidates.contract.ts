import { z } from 'zod';
import { endpoint, RECRUITERS } from '../kernel/endpoint.ts';
import { Id, listInQuery, Moment, PageNumber, pageOf, pageSize, Required } from '../kernel/fields.ts';
import { ApplicationStage } from './applications.contract.ts';
import { CandidateTag } from './candidate-notes.contract.ts';
import { HiringStage, STAGE_KINDS } from './hiring-stages.contract.ts';
import { JOB_STATUSES } from './jobs.contract.ts';
import { Explanation } from './matches.contract.ts';
import { PokeState } from './pokes.contract.ts';
import { EducationLevel, SharedProfile } from './profiles.contract.ts';
import { CANDIDATE_STATUSES, LeftOut, RequirementsQuery } from './rankings.contract.ts';

export const CANDIDATE_ACTIONS = [
  'SHORTLISTED',
  'REJECTED',
  'UNSELECTED',
  'REMOVE',
  'REMOVED',
  'REDO',
] as const;

/** Where each action leads. Every way of taking a decision back leads to pending. */
export const STATUS_AFTER_ACTION = {
  SHORTLISTED: 'SHORTLISTED',
  REJECTED: 'REJECTED',
  UNSELECTED: 'PENDING',
  REMOVE: 'PENDING',
  REMOVED: 'PENDING',
  REDO: 'PENDING',
} as const satisfies Record<(typeof CANDIDATE_ACTIONS)[number], (typeof CANDIDATE_STATUSES)[number]>;

/** Why somebody is not gone on with. For the company and its figures; the candidate reads only what is written to them. */
export const REJECTION_REASONS = [
  'skills',
  'experience',
  'education',
  'language',
  'location',
  'salary',
  'availability',
  'work_permit',
  'no_answer',
  'declined_offer',
  'position_filled',
  'other',
] as const;
export type RejectionReason = (typeof REJECTION_REASONS)[number];

const ReasonCode = z.enum(REJECTION_REASONS).nullish();
/** Written to the candidate where they applied: they read it. */
const ReasonText = z.string().trim().max(500).nullish();

/** Where a candidate stands for a job: a decision, and of the shortlisted ones the company's own stage. */
export const Placement = z.object({ status: z.enum(CANDIDATE_STATUSES), stage_id: Id.nullable() });
export type Placement = z.infer<typeof Placement>;

/** Where the caller saw them stand. Whoever was moved by a colleague meanwhile is not moved again unseen. */
const Expected = Placement.nullish();

const Placed = Placement.extend({
  kind: z.enum(STAGE_KINDS),
  reason_code: z.enum(REJECTION_REASONS).nullable(),
  reason: z.string().nullable(),
});
export type Placed = z.infer<typeof Placed>;

const Step = z.object({
  candidate_id: Id,
  job_id: Id,
  /** Where they stand now, and where they stood before: what an undo sends back. */
  now: Placed,
  before: Placed,
  /** Somebody is hired for a job that still takes applications. */
  may_close_job: z.boolean(),
});

const refused = [
  'candidates.not_found',
  'candidates.moved_elsewhere',
  'candidates.withdrew',
  'jobs.not_found',
] as const;

export const actOnCandidate = endpoint({
  method: 'POST',
  path: '/recruiter/action-candidate',
  access: RECRUITERS,
  summary:
    'Shortlists or rejects a candidate for a job of one’s own company, or takes that back (UNSELECTED, REMOVE, REMOVED and REDO all return to pending). Every action is kept in the audit log.',
  body: z.object({
    candidate_id: Id,
    job_id: Id,
    action: z.enum(CANDIDATE_ACTIONS),
    reason_code: ReasonCode,
    reason: ReasonText,
    expected: Expected,
  }),
  response: Step.extend({
    status: z.enum(CANDIDATE_STATUSES),
    previous: z.enum(CANDIDATE_STATUSES),
  }),
  errors: refused,
  message: 'candidates.status_changed',
});

export const moveCandidate = endpoint({
  method: 'POST',
  path: '/recruiter/candidates/move',
  access: RECRUITERS,
  summary:
    'Puts a candidate for a job of one’s own company into one of the company’s stages. Who applied sees where they stand.',
  body: z.object({ candidate_id: Id, job_id: Id, stage_id: Id, expected: Expected }),
  response: Step,
  errors: [...refused, 'hiring_stages.not_found'],
  message: 'candidates.moved',
});

/** In one call; more of them are sent in several. */
export const MOST_STEPS = 100;

export const moveCandidates = endpoint({
  method: 'POST',
  path: '/recruiter/candidates/bulk',
  access: RECRUITERS,
  summary:
    'Puts many candidates where each should stand, each by itself: what fails for one is told for that one. The answer has what an undo sends back.',
  body: z.object({
    steps: z
      .array(
        z.object({
          candidate_id: Id,
          job_id: Id,
          to: Placement,
          reason_code: ReasonCode,
          reason: ReasonText,
          expected: Expected,
        }),
      )
      .min(1)
      .max(MOST_STEPS),
  }),
  response: z.object({
    results: z.array(
      z.object({
        candidate_id: Id,
        job_id: Id,
        outcome: z.enum(['done', 'unchanged', 'refused']),
        /** Why it was refused, in the caller's language. */
        problem: z.object({ code: z.string(), message: z.string() }).nullable(),
        now: Placed.nullable(),
        before: Placed.nullable(),
      }),
    ),
    done: z.number().int(),
  }),
});

const Shown = z.object({
  candidate_id: Id,
  /** The account that the company takes for the same person and shows in place of this one. */
  shown_id: Id,
  job_id: Id,
  job_title: z.string(),
  /** For a blind review not their own. */
  name: z.string(),
  is_blind: z.boolean(),
  headline: z.string().nullable(),
  location: z.string().nullable(),
  experience_months: z.number().int().nullable(),
  notice_period_days: z.number().int().nullable(),
  expected_salary: z.number().int().nullable(),
  nationality: z.string().nullable(),
  score: z.number().nullable(),
  /** Of their application; null where there is none. */
  applied_at: Moment.nullable(),
  application_stage: ApplicationStage.nullable(),
  /** Whether they were asked if the job interests them, and what they said. */
  poke: PokeState,
  tags: z.array(z.string()),
  /** How many notes the company has about them. */
  notes: z.number().int(),
});

export const CandidateRow = Shown.extend({
  ...Placed.shape,
  /** Since when they stand there, and who put them there. */
  acted_at: Moment,
  acted_by: z.string().nullable(),
});
export type CandidateRow = z.infer<typeof CandidateRow>;

export const CANDIDATE_SORTS = ['acted', 'waiting', 'score', 'name', 'experience', 'applied'] as const;

const Amount = z.coerce.number<number>().int().min(0).max(10_000_000);

/**
 * What narrows the company's candidates. Who does not say what is asked for is left out, and counted; so is everyone of
 * a blind review where it is asked who they are.
 */
const CandidateFilters = {
  job_id: Id.optional(),
  /** In the name, headline, place or job title. */
  q: z.string().trim().max(100).default(''),
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
  tags: listInQuery(CandidateTag, 20),
  reasons: listInQuery(z.enum(REJECTION_REASONS), REJECTION_REASONS.length),
  ...RequirementsQuery,
};

const Standing = {
  /** Those undecided are listed where they applied. */
  status: z.enum(['SHORTLISTED', 'REJECTED', 'PENDING', 'ALL']).default('SHORTLISTED'),
  /** One of the company's stages, or a kind of stage. */
  stage: z.union([Id, z.enum(STAGE_KINDS)]).optional(),
};

export const listCandidates = endpoint({
  method: 'GET',
  path: '/recruiter/candidates',
  access: RECRUITERS,
  summary: 'Candidates one’s own company has acted on, and those who applied to it, by status and stage.',
  query: z.object({
    page: PageNumber,
    limit: pageSize(20),
    ...Standing,
    ...CandidateFilters,
    sort: z.enum(CANDIDATE_SORTS).default('acted'),
  }),
  response: pageOf(CandidateRow).extend({ left_out: LeftOut }),
});

/** As many as one may choose at once. */
export const MOST_CHOSEN = 2_000;

export const listCandidateKeys = endpoint({
  method: 'GET',
  path: '/recruiter/candidate-keys',
  access: RECRUITERS,
  summary: 'Who all of the candidates of a filter are and where they stand, for acting on them together.',
  query: z.object({ ...Standing, ...CandidateFilters }),
  response: z.object({
    results: z.array(
      Placement.extend({
        candidate_id: Id,
        job_id: Id,
        job_title: z.string(),
        name: z.string(),
        is_blind: z.boolean(),
        kind: z.enum(STAGE_KINDS),
      }),
    ),
    total: z.number().int(),
  }),
});

export const getPipeline = endpoint({
  method: 'GET',
  path: '/recruiter/pipeline',
  access: RECRUITERS,
  summary:
    'The pipeline of a job, or of all jobs of one’s own company: a column a stage, each with its count and its first people.',
  query: z.object({
    limit: pageSize(25, 50),
    ...CandidateFilters,
    sort: z.enum(CANDIDATE_SORTS).default('acted'),
  }),
  response: z.object({
    columns: z.array(
      z.object({
        kind: z.enum(STAGE_KINDS),
        /** Null for the kinds that no company has stages of. */
        stage: HiringStage.nullable(),
        total: z.number().int(),
        results: z.array(CandidateRow),
      }),
    ),
    left_out: LeftOut,
  }),
});

export const listCandidateChoices = endpoint({
  method: 'GET',
  path: '/recruiter/candidate-choices',
  access: RECRUITERS,
  summary: 'What the company’s candidates say of what they can be narrowed by, the most frequent first.',
  response: z.object({
    nationalities: z.array(z.object({ value: z.string(), people: z.number().int() })),
    locations: z.array(z.object({ value: z.string(), people: z.number().int() })),
  }),
});

const CandidateKey = z.object({ id: Id });

export const getCandidate = endpoint({
  method: 'GET',
  path: '/recruiter/candidates/{id}',
  access: RECRUITERS,
  summary: 'One candidate’s profile; with a job of one’s own company, also the score taken apart.',
  params: CandidateKey,
  query: z.object({ job_id: Id.optional() }),
  response: z.object({
    profile: SharedProfile,
    is_blind: z.boolean(),
    job: z.object({ jid: Id, job_title: z.string(), status: z.enum(JOB_STATUSES) }).nullable(),
    explanation: Explanation.nullable(),
    status: z.enum(CANDIDATE_STATUSES).nullable(),
    /** For the job, where one is given. */
    placed: Placed.nullable(),
    poke: PokeState,
    tags: z.array(z.string()),
    /** They can be asked whether the job interests them: it is open, nobody did, and they have not applied. */
    can: z.object({ ask: z.boolean() }),
  }),
  errors: ['candidates.not_found', 'jobs.not_found'],
});

export const listCandidateJobs = endpoint({
  method: 'GET',
  path: '/recruiter/candidates/{id}/jobs',
  access: RECRUITERS,
  summary:
    'Jobs of one’s own company that a candidate stands for, and its open ones that they match, best first.',
  params: CandidateKey,
  response: z.object({
    results: z.array(
      z.object({
        /** The account that stands or fits: one that is taken for the same person may. */
        candidate_id: Id,
        jid: Id,
        job_title: z.string(),
        job_status: z.enum(JOB_STATUSES),
        score: z.number().nullable(),
        /** Null where nobody decided and they did not apply. */
        placed: Placed.nullable(),
        application_stage: ApplicationStage.nullable(),
      }),
    ),
  }),
  errors: ['candidates.not_found'],
});

export const HISTORY_KINDS = [
  'moved',
  'application',
  'note',
  'poked',
  'poke_answered',
  'message',
  'favourite',
  'tagged',
  'merged',
] as const;

export const HistoryEntry = z.object({
  id: z.string(),
  kind: z.enum(HISTORY_KINDS),
  at: Moment,
  /** Null where the product did it, or where the person's account is gone. */
  by: z.string().nullable(),
  /** The candidate did it. */
  is_own: z.boolean(),
  job: z.object({ jid: Id, job_title: z.string() }).nullable(),
  /** Of a step of the pipeline: from where, to where, and the name that the stage had then. */
  from: z.enum(STAGE_KINDS).nullable(),
  to: z.enum(STAGE_KINDS).nullable(),
  stage_name: z.string().nullable(),
  application_stage: ApplicationStage.nullable(),
  reason_code: z.enum(REJECTION_REASONS).nullable(),
  answer: z.enum(['interested', 'not_interested']).nullable(),
  /** What was written: a note, a reason, a subject, a tag. */
  text: z.string().nullable(),
  /** Of an account that the company takes for the same person. */
  of_other: z.boolean(),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

/** The latest of them; older ones are in the data that the person may ask for. */
export const MOST_HISTORY = 300;

export const listCandidateHistory = endpoint({
  method: 'GET',
  path: '/recruiter/candidates/{id}/history',
  access: RECRUITERS,
  summary: 'Everything between a candidate and one’s own company, over all its jobs, latest first.',
  params: CandidateKey,
  response: z.object({ results: z.array(HistoryEntry) }),
  errors: ['candidates.not_found'],
});

/** What speaks for two accounts being one person. */
export const SAMENESS = ['phone', 'email', 'name_and_mail_name', 'name_and_employers'] as const;

const Likeness = z.object({
  candidate_id: Id,
  name: z.string(),
  headline: z.string().nullable(),
  location: z.string().nullable(),
  evidence: z.array(z.enum(SAMENESS)),
  /** Employers that both name. */
  employers: z.array(z.string()),
});

const Duplicates = z.object({
  /** The account that is shown in place of this one. */
  shown_as: z.object({ candidate_id: Id, name: z.string() }).nullable(),
  /** Accounts that the company takes for this person. */
  merged: z.array(z.object({ candidate_id: Id, name: z.string(), by: z.string().nullable(), at: Moment })),
  /** Accounts that may be this person, and why; what the company said are two is not asked again. */
  suggestions: z.array(Likeness),
});
export type Duplicates = z.infer<typeof Duplicates>;

export const listDuplicates = endpoint({
  method: 'GET',
  path: '/recruiter/candidates/{id}/duplicates',
  access: RECRUITERS,
  summary: 'Candidates of one’s own company who may be the same person, each with what speaks for it.',
  params: CandidateKey,
  response: Duplicates,
  errors: ['candidates.not_found'],
});

export const decideDuplicate = endpoint({
  method: 'POST',
  path: '/recruiter/candidates/{id}/duplicates',
  access: RECRUITERS,
  summary:
    'Takes another candidate for the same person, for one’s own company alone, or says that they are two, or takes either back.',
  params: CandidateKey,
  body: z.object({ other_id: Id, verdict: z.enum(['same', 'different', 'undecided']) }),
  response: Duplicates,
  errors: ['candidates.not_found', 'candidates.merged_already'],
  message: 'candidates.duplicate_decided',
});

export const candidateErrors = {
  'candidates.not_found': 404,
  'candidates.moved_elsewhere': 409,
  'candidates.withdrew': 409,
  'candidates.merged_already': 409,
} as const;
