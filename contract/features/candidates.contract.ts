import { z } from 'zod';
import { endpoint, RECRUITERS } from '../kernel/endpoint.ts';
import { Id, Moment, PageNumber, pageOf, pageSize } from '../kernel/fields.ts';
import { CANDIDATE_STATUSES, Explanation, LeftOut, RequirementsQuery } from './matches.contract.ts';
import { SharedProfile } from './profiles.contract.ts';

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
    reason: z.string().trim().max(500).nullish(),
  }),
  response: z.object({
    candidate_id: Id,
    job_id: Id,
    status: z.enum(CANDIDATE_STATUSES),
    previous: z.enum(CANDIDATE_STATUSES),
  }),
  errors: ['candidates.not_found', 'jobs.not_found'],
  message: 'candidates.status_changed',
});

export const CandidateRow = z.object({
  candidate_id: Id,
  job_id: Id,
  job_title: z.string(),
  name: z.string(),
  headline: z.string().nullable(),
  location: z.string().nullable(),
  score: z.number().nullable(),
  status: z.enum(CANDIDATE_STATUSES),
  acted_at: Moment,
});

export const listCandidates = endpoint({
  method: 'GET',
  path: '/recruiter/candidates',
  access: RECRUITERS,
  summary: 'Candidates one’s own company has acted on, by status.',
  query: z.object({
    page: PageNumber,
    limit: pageSize(20),
    status: z.enum(['SHORTLISTED', 'REJECTED', 'ALL']).default('SHORTLISTED'),
    job_id: Id.optional(),
    ...RequirementsQuery,
  }),
  response: pageOf(CandidateRow).extend({ left_out: LeftOut }),
});

export const getCandidate = endpoint({
  method: 'GET',
  path: '/recruiter/candidates/{id}',
  access: RECRUITERS,
  summary: 'One candidate’s profile; with a job of one’s own company, also the score taken apart.',
  params: z.object({ id: Id }),
  query: z.object({ job_id: Id.optional() }),
  response: z.object({
    profile: SharedProfile,
    job: z.object({ jid: Id, job_title: z.string() }).nullable(),
    explanation: Explanation.nullable(),
    status: z.enum(CANDIDATE_STATUSES).nullable(),
  }),
  errors: ['candidates.not_found', 'jobs.not_found'],
});

export const candidateErrors = { 'candidates.not_found': 404 } as const;
