import { z } from 'zod';
import { endpoint, RECRUITERS } from '../kernel/endpoint.ts';
import { Id } from '../kernel/fields.ts';
import { STAGE_KINDS } from './hiring-stages.contract.ts';
import { CANDIDATE_STATUSES } from './rankings.contract.ts';

/** Decisions on candidates, and their way through the stages of a job. */

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

/** Where a candidate stands for a job, with what the board and the list say of it. */
export const Placed = Placement.extend({
  kind: z.enum(STAGE_KINDS),
  /** Of a rejection, where one was given; the words beside it are what the applicant reads. */
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
