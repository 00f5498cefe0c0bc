import { z } from 'zod';
import { CANDIDATES, endpoint, RECRUITERS } from '../kernel/endpoint.ts';
import { Id, Moment, PageNumber, pageOf, pageSize } from '../kernel/fields.ts';
import { LIMITS } from '../kernel/limits.ts';
import { CompanyBrief } from './companies.contract.ts';

/** Why a job is not for someone. `not_this_company` hides the company's other jobs as well. */
export const DISLIKE_REASONS = [
  'not_my_field',
  'too_far',
  'pay_too_low',
  'wrong_level',
  'not_this_company',
  'seen_enough',
  'other',
] as const;
/** A reason as it is sent and kept. */
export const DislikeReason = z.enum(DISLIKE_REASONS);
export type DislikeReason = z.infer<typeof DislikeReason>;

export const reactToJob = endpoint({
  method: 'POST',
  path: '/job/{action}',
  access: CANDIDATES,
  summary:
    'Likes or dislikes a job; the same again takes it back. With a reason it says why, and takes nothing back.',
  params: z.object({ action: z.enum(['like', 'dislike']) }),
  body: z.object({
    job_id: Id,
    reason: DislikeReason.optional(),
    /** One's own words, of the reason `other`. */
    words: z.string().trim().min(1, 'required').max(300, 'too_long').optional(),
  }),
  response: z.object({
    job_id: Id,
    reaction: z.enum(['like', 'dislike']).nullable(),
    reason: DislikeReason.nullable(),
  }),
  errors: ['jobs.not_found'],
});

/** A job a person disliked, listed so that they may take it back. */
export const DislikedJob = z.object({
  job_id: Id,
  job_title: z.string(),
  company: CompanyBrief,
  /** Where it has closed, it is listed only for hiding its company's other jobs. */
  is_open: z.boolean(),
  reason: DislikeReason.nullable(),
  words: z.string().nullable(),
  disliked_at: Moment,
});
export type DislikedJob = z.infer<typeof DislikedJob>;

export const listDislikedJobs = endpoint({
  method: 'GET',
  path: '/disliked-jobs',
  access: CANDIDATES,
  summary: 'Jobs that one disliked and why, the latest first; closed ones only where they hide a company.',
  query: z.object({ page: PageNumber, limit: pageSize(LIMITS.matchingJobsPerPage, 50) }),
  response: pageOf(DislikedJob),
});

export const favouriteJobs = endpoint({
  method: 'POST',
  path: '/favorite-jobs',
  access: CANDIDATES,
  summary: 'Which of the given jobs are favourites; with `favorite` it first makes them so, or no longer so.',
  body: z.object({ job_ids: z.array(Id).min(1, 'required').max(100), favorite: z.boolean().optional() }),
  response: z.array(z.object({ job_id: Id, user_id: Id })),
  errors: ['jobs.not_found'],
});

export const listFavouriteCandidates = endpoint({
  method: 'GET',
  path: '/recruiter/favorite/{id}',
  access: RECRUITERS,
  summary: 'The candidates whom one’s own company keeps in sight for a job of its own, the latest first.',
  params: z.object({ id: Id }),
  response: z.object({
    job_id: Id,
    results: z.array(z.object({ candidate_id: Id, name: z.string(), kept_at: Moment })),
  }),
  errors: ['jobs.not_found'],
});

export const favouriteCandidate = endpoint({
  method: 'POST',
  path: '/recruiter/favorite',
  access: RECRUITERS,
  summary:
    'Keeps a candidate in sight for a job of one’s own company, or no longer; all of the company see it.',
  body: z.object({ job_id: Id, candidate_id: Id, favorite: z.boolean() }),
  response: z.object({ job_id: Id, candidate_id: Id, is_favorite: z.boolean() }),
  errors: ['jobs.not_found', 'candidates.not_found'],
});
