import { z } from 'zod';
import { endpoint, RECRUITERS } from '../kernel/endpoint.ts';
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
import { CandidateTag } from './candidate-notes.contract.ts';
import { CandidateKey } from './candidates.history.ts';
import { Placed, Placement, REJECTION_REASONS } from './candidates.placing.ts';
import { HiringStage, STAGE_KINDS } from './hiring-stages.contract.ts';
import { JOB_STATUSES } from './jobs.contract.ts';
import { Explanation } from './matches.contract.ts';
import { PokeState } from './pokes.contract.ts';
import { EducationLevel, SharedProfile } from './profiles.contract.ts';
import { CANDIDATE_STATUSES, LeftOut, RequirementsQuery } from './rankings.contract.ts';

export * from './candidates.history.ts';
export * from './candidates.placing.ts';

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
  location: PlaceText.nullable(),
  experience_months: z.number().int().nullable(),
  notice_period_days: z.number().int().nullable(),
  /** A month, their own sum in their own currency; in dirhams, converted, of who is hidden. */
  expected_salary: z.number().int().nullable(),
  expected_salary_currency: Currency.nullable(),
  nationality: z.string().nullable(),
  /** As last ranked, 0 to 1; null where they are under the floor of the lists. */
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

/** A candidate for one job, as the company's list and board show them: one person is a row for each job. */
export const CandidateRow = Shown.extend({
  ...Placed.shape,
  /** Since when they stand there, and who put them there. */
  acted_at: Moment,
  acted_by: z.string().nullable(),
});
export type CandidateRow = z.infer<typeof CandidateRow>;

/**
 * `acted`: who moved last first; `waiting`: who has stood longest where they stand. Of the others the highest score,
 * the first name, the most experience or the latest application comes first.
 */
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

const narrowingErrors = ['jobs.not_found', 'jobs.nationality_without_reason'] as const;

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
  errors: narrowingErrors,
});

/** Candidates that one may choose at once, to do something with all of them. */
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
        application_stage: ApplicationStage.nullable(),
      }),
    ),
    total: z.number().int(),
  }),
  errors: narrowingErrors,
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
  errors: narrowingErrors,
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
    /** Of their application for it; null where there is none. */
    application_stage: ApplicationStage.nullable(),
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

/** Why a call about candidates is refused, with the HTTP status of each. */
export const candidateErrors = {
  /** Also where the person is there and the company may not see them. */
  'candidates.not_found': 404,
  /** A colleague moved them since the caller looked; it says who, and where they stand now. */
  'candidates.moved_elsewhere': 409,
  /** They took their application back, so nobody takes them further than the shortlist. */
  'candidates.withdrew': 409,
  /** One of the two accounts is taken for another person already. */
  'candidates.merged_already': 409,
} as const;

declare module '../kernel/errors.ts' {
  interface ErrorCodes extends Record<keyof typeof candidateErrors, number> {}
}
