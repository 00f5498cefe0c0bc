import { z } from 'zod';
import { CANDIDATES, endpoint, RECRUITERS } from '../kernel/endpoint.ts';
import { Bilingual, Id, Moment, PageNumber, pageOf, pageSize } from '../kernel/fields.ts';
import { AssessmentId } from './assessments.fields.ts';
import { CompanyBrief } from './companies.contract.ts';

/** `EXPIRED` follows from the deadline; the others are deeds of the person or the company. */
export const ASSESSMENT_INVITATION_STATES = [
  'INVITED',
  'STARTED',
  'COMPLETED',
  'DECLINED',
  'REVOKED',
  'EXPIRED',
] as const;
/** Where an invitation stands today; nothing follows on `COMPLETED`, `DECLINED`, `REVOKED` and `EXPIRED`. */
export const AssessmentInvitationState = z.enum(ASSESSMENT_INVITATION_STATES);
export type AssessmentInvitationState = z.infer<typeof AssessmentInvitationState>;

const MOST_AT_ONCE = 100;
const params = z.object({ id: Id });
const Job = z.object({ jid: Id, job_title: z.string() }).nullable();

/** What a company asked of somebody, as the company sees it. */
export const SentInvitation = z.object({
  id: Id,
  assessment_id: AssessmentId,
  assessment: Bilingual,
  user_id: Id,
  person: z.string(),
  is_blind: z.boolean(),
  job: Job,
  state: AssessmentInvitationState,
  /** How far the person has come, 0 to 1; null before they start. */
  fraction: z.number().nullable(),
  invited_at: Moment,
  deadline: Moment,
  reminded_at: Moment.nullable(),
  /** Its result, once there is one that the person still shares. */
  attempt_id: Id.nullable(),
  can: z.object({ remind: z.boolean(), revoke: z.boolean() }),
});
export type SentInvitation = z.infer<typeof SentInvitation>;

/** What a company asked of somebody, as the person who is asked sees it. */
export const ReceivedInvitation = z.object({
  id: Id,
  assessment_id: AssessmentId,
  assessment: Bilingual,
  minutes: z.number(),
  company: CompanyBrief,
  job: Job,
  state: AssessmentInvitationState,
  invited_at: Moment,
  deadline: Moment,
  can: z.object({ start: z.boolean(), decline: z.boolean() }),
});
export type ReceivedInvitation = z.infer<typeof ReceivedInvitation>;

/**
 * What became of each person whom a company invited. `already_invited`: an invitation to the assessment is open;
 * `already_shared`: the company sees a result of theirs; `not_reachable`: nobody whom it may see.
 */
export const INVITATION_OUTCOMES = ['invited', 'already_invited', 'already_shared', 'not_reachable'] as const;

export const inviteToAssessment = endpoint({
  method: 'POST',
  path: '/assessment-invitations',
  access: RECRUITERS,
  summary:
    'Invites people whom the company may see to an assessment, for a job or for none. They are told that starting shows the company the result; nobody who declines is told from who never answered by any score.',
  body: z.object({
    assessment_id: AssessmentId,
    user_ids: z.array(Id).min(1, 'required').max(MOST_AT_ONCE),
    job_id: Id.optional(),
    /** Days that the person has. */
    days: z.number().int().min(1).max(60).default(14),
  }),
  response: z.object({
    invited: z.number().int(),
    results: z.array(z.object({ user_id: Id, outcome: z.enum(INVITATION_OUTCOMES) })),
  }),
  errors: ['assessments.not_found', 'assessment_invitations.not_for_hiring', 'jobs.not_found'],
  message: 'assessment_invitations.sent',
});

export const listAssessmentInvitations = endpoint({
  method: 'GET',
  path: '/recruiter/assessment-invitations',
  access: RECRUITERS,
  summary: 'Whom the company invited to assessments and how far they are, the latest first.',
  query: z.object({
    page: PageNumber,
    limit: pageSize(20),
    assessment_id: AssessmentId.optional(),
    job_id: Id.optional(),
    state: AssessmentInvitationState.optional(),
  }),
  response: pageOf(SentInvitation),
});

export const listReceivedAssessmentInvitations = endpoint({
  method: 'GET',
  path: '/candidate/assessment-invitations',
  access: CANDIDATES,
  summary: 'Assessments that companies invited one to, the open ones first.',
  query: z.object({ page: PageNumber, limit: pageSize(20) }),
  response: pageOf(ReceivedInvitation),
});

export const remindOfAssessment = endpoint({
  method: 'POST',
  path: '/assessment-invitations/{id}/reminder',
  access: RECRUITERS,
  summary: 'Reminds somebody of an open invitation, once a day at the most.',
  params,
  response: SentInvitation,
  errors: [
    'assessment_invitations.not_found',
    'assessment_invitations.over',
    'assessment_invitations.reminded_today',
  ],
  message: 'assessment_invitations.reminded',
});

export const revokeAssessmentInvitation = endpoint({
  method: 'DELETE',
  path: '/assessment-invitations/{id}',
  access: RECRUITERS,
  summary:
    'Takes an invitation back. What the person has begun stays theirs, and the company gets no result of it.',
  params,
  response: SentInvitation,
  errors: ['assessment_invitations.not_found', 'assessment_invitations.over'],
  message: 'assessment_invitations.revoked',
});

export const declineAssessmentInvitation = endpoint({
  method: 'POST',
  path: '/assessment-invitations/{id}/decline',
  access: CANDIDATES,
  summary: 'Declines an invitation: what has been begun is not shown to the company.',
  params,
  response: ReceivedInvitation,
  errors: ['assessment_invitations.not_found', 'assessment_invitations.over'],
  message: 'assessment_invitations.declined',
});

/** Why a call about an invitation to an assessment is refused, with the HTTP status of each. */
export const assessmentInvitationErrors = {
  'assessment_invitations.not_found': 404,
  /** Its deadline has passed, or it was completed, declined or taken back. */
  'assessment_invitations.over': 409,
  'assessment_invitations.reminded_today': 429,
  /** The instrument helps people find work for themselves; nobody is invited to it. */
  'assessment_invitations.not_for_hiring': 409,
} as const;

declare module '../kernel/errors.ts' {
  interface ErrorCodes extends Record<keyof typeof assessmentInvitationErrors, number> {}
}
