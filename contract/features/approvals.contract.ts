import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Id, Moment, PageNumber, pageOf, pageSize } from '../kernel/fields.ts';
import { Company } from './companies.contract.ts';
import { SharedProfile } from './profiles.contract.ts';

/** What became of an account that waits to be let in: declined may ask again, rejected may not. */
export const APPROVAL_STATUSES = ['PENDING', 'APPROVED', 'DECLINED', 'REJECTED'] as const;
export type ApprovalStatus = (typeof APPROVAL_STATUSES)[number];
const Status = z.enum(APPROVAL_STATUSES);

const APPROVAL_ACTIONS = ['APPROVED', 'DECLINED', 'REJECTED', 'UNDO'] as const;
export type ApprovalAction = (typeof APPROVAL_ACTIONS)[number];

/** Roles that a portal may let in by hand. */
export const APPROVED_ROLES = ['individual', 'recruiter'] as const;

const REASON_MAX = 500;

/** One of the words, in whatever case it is written. */
const inAnyCase = <const W extends readonly [string, ...string[]]>(words: W) =>
  z.string().trim().toUpperCase().pipe(z.enum(words));

/** An account that waits for the portal's yes or had its answer, as its admins list it. */
export const ApprovalRow = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  avatar: Id.nullable(),
  role_name: z.enum(APPROVED_ROLES),
  /** What a candidate does, or the company of a recruiter. */
  about: z.string().nullable(),
  status: Status,
  /** Of the latest decision, as it was told to the person. */
  reason: z.string().nullable(),
  requested_at: Moment,
  decided_at: Moment.nullable(),
  /** Null while it waits, and where whoever decided is no longer here. */
  decided_by: z.string().nullable(),
});
export type ApprovalRow = z.infer<typeof ApprovalRow>;

export const listApprovals = endpoint({
  method: 'GET',
  path: '/recruiter/admin/candidates',
  access: ['RECRUITER_ADMIN'],
  summary:
    'Accounts that the portal lets in by hand, by status: those that wait longest first, decided ones latest first. Counts are of all four statuses within the search.',
  query: z.object({
    status: inAnyCase(APPROVAL_STATUSES).default('PENDING'),
    q: z.string().trim().max(100).default(''),
    role: z.enum(APPROVED_ROLES).optional(),
    page: PageNumber,
    limit: pageSize(20),
  }),
  response: pageOf(ApprovalRow).extend({ counts: z.record(Status, z.number().int()) }),
});

/** An account with all that an admin decides by. */
export const ApprovalDetails = ApprovalRow.extend({
  registered_at: Moment,
  /** A candidate's profile, as its owner filled it. */
  profile: SharedProfile.nullable(),
  /** The resume's name and how its reading went. The file itself stays with its owner, as they were told. */
  resume: z
    .object({
      name: z.string(),
      uploaded_at: Moment,
      status: z.enum(['in_progress', 'completed', 'failed']),
    })
    .nullable(),
  company: Company.nullable(),
  /** Who asked and who decided what, latest first. */
  history: z.array(
    z.object({
      action: z.enum(['REQUESTED', ...APPROVAL_ACTIONS]),
      reason: z.string().nullable(),
      by: z.string().nullable(),
      at: Moment,
    }),
  ),
});
export type ApprovalDetails = z.infer<typeof ApprovalDetails>;

export const getApproval = endpoint({
  method: 'GET',
  path: '/recruiter/admin/candidates/{id}',
  access: ['RECRUITER_ADMIN'],
  summary: 'One account that the portal lets in by hand, with what it says of itself and every decision.',
  params: z.object({ id: Id }),
  response: ApprovalDetails,
  errors: ['approvals.not_found'],
});

export const actOnApprovals = endpoint({
  method: 'POST',
  path: '/recruiter/admin/candidates/action',
  access: ['RECRUITER_ADMIN'],
  summary:
    'Decides on up to 100 accounts, or takes decisions back (UNDO returns to PENDING). Each account is decided wholly or not at all, and its outcome is told by itself; where none of them is known the call is refused. The person hears of it a few seconds later, once the decision stands.',
  body: z
    .object({
      ids: z.array(Id).min(1, 'required').max(100, 'too_many'),
      action: inAnyCase(APPROVAL_ACTIONS),
      /** Told to the person. */
      reason: z.string().trim().max(REASON_MAX, 'too_long').nullish(),
    })
    .superRefine(({ action, reason }, check) => {
      const needsReason = action === 'DECLINED' || action === 'REJECTED';
      if (needsReason && !reason) check.addIssue({ code: 'custom', path: ['reason'], message: 'required' });
    }),
  response: z.object({
    results: z.array(
      z.object({
        id: Id,
        outcome: z.enum(['done', 'unchanged', 'not_found', 'already_decided', 'failed']),
        /** Where the account stands now; null where it is not known. */
        status: Status.nullable(),
        /** In words, in the caller's language. */
        message: z.string(),
      }),
    ),
  }),
  errors: ['approvals.not_found'],
  ratePerMinute: 120,
});

/** The reason of a decision as a form takes it. */
export const ApprovalReason = z.object({
  reason: z.string().trim().min(1, 'required').max(REASON_MAX, 'too_long'),
});

/** What a person who is not let in yet is told of their own request. */
export const OwnApproval = z.object({
  /** Whom one waits for: the portal, or the company one asked to join. */
  waits_for: z.enum(['portal', 'company']),
  status: Status,
  reason: z.string().nullable(),
  requested_at: Moment,
  decided_at: Moment.nullable(),
  /** The company one asked to join. */
  company_name: z.string().nullable(),
  /** How long the portal's last decisions took, in the middle; null where there are too few to say. */
  usual_hours: z.number().nullable(),
  contact_email: z.string(),
  can: z.object({
    /** Go through onboarding again: to mend what was declined, or to choose another company. */
    start_over: z.boolean(),
  }),
});
export type OwnApproval = z.infer<typeof OwnApproval>;

export const getOwnApproval = endpoint({
  method: 'GET',
  path: '/approval',
  access: ['ONBOARDING_COMPLETED'],
  summary: 'What one waits for, since when, and what was decided.',
  response: OwnApproval,
  errors: ['approvals.not_found'],
  ratePerMinute: 120,
});

/** Why a call about approvals is refused, with the HTTP status of each. */
export const approvalErrors = { 'approvals.not_found': 404 } as const;

declare module '../kernel/errors.ts' {
  interface ErrorCodes extends Record<keyof typeof approvalErrors, number> {}
}
