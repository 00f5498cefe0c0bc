import { z } from 'zod';
import { endpoint, RECRUITERS } from '../kernel/endpoint.ts';
import { Id, Moment } from '../kernel/fields.ts';
import { PlaceText } from '../kernel/known-names.ts';
import { ApplicationStage } from './applications.contract.ts';
import { REJECTION_REASONS } from './candidates.placing.ts';
import { STAGE_KINDS } from './hiring-stages.contract.ts';

/** What a company did about a candidate, and accounts that may be the same person. */

export const CandidateKey = z.object({ id: Id });

/** What can happen between a company and a candidate. */
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

/** One line of a candidate's history. What does not belong to its kind is null. */
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
  /** What the candidate said when asked whether a job interests them. */
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
  location: PlaceText.nullable(),
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
