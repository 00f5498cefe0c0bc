import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Email, Id, Language, Optional } from '../kernel/fields.ts';
import type { AccountState } from '../kernel/user-states.ts';

const RECIPIENTS_AT_ONCE = 100;

/** Mails a day that one sender may write. */
export const EMAILS_PER_DAY: Partial<Record<AccountState, number>> = {
  RECRUITER: 300,
  RECRUITER_ADMIN: 1_000,
  TALENT_MANAGER: 500,
};

const toAddresses = {
  emails: z.array(Email).min(1, 'required').max(RECIPIENTS_AT_ONCE, 'too_many_recipients'),
  /** The sender's own words. */
  message: Optional(1_000),
  /** For who has no account, and so no language here yet. */
  language: Language.optional(),
};

/** A mail that a person sends through the product, by its kind. */
export const EmailToSend = z.discriminatedUnion('type', [
  /** One's own confirmation mail again. */
  z.object({ type: z.literal('resend-email') }),
  /** To open an account in the portal. */
  z.object({ type: z.literal('onboarding-invite'), ...toAddresses }),
  /** To look at a job, or without one at the portal. */
  z.object({ type: z.literal('bulk-invite'), job_id: Id.optional(), ...toAddresses }),
  /** A job that is filled from within first, to colleagues. */
  z.object({ type: z.literal('two-point-internal-job-post'), job_id: Id, ...toAddresses }),
  /** To candidates of one's own job whom the company has rejected: a person decides, the mail tells. */
  z.object({
    type: z.literal('bulk-reject'),
    job_id: Id,
    candidate_ids: z.array(Id).min(1, 'required').max(RECIPIENTS_AT_ONCE, 'too_many_recipients'),
    message: Optional(1_000),
  }),
]);
export type EmailToSend = z.infer<typeof EmailToSend>;

/** How many mails go out, and to whom none goes. */
export const EmailsSent = z.object({
  /** Recipients whose mail is on its way. */
  sent: z.number().int(),
  /** Who got none, and why; by address, or by id where candidates were named. */
  skipped: z.array(
    z.object({
      recipient: z.string(),
      reason: z.enum(['opted_out', 'not_rejected', 'already_told', 'never_applied']),
    }),
  ),
  /** Until one's own confirmation mail may go out again. */
  wait_seconds: z.number().int(),
});
export type EmailsSent = z.infer<typeof EmailsSent>;

const Link = z.object({ id: Id });
const MailState = z.object({
  /** The address, all but hidden. */
  address: z.string(),
  is_on: z.boolean(),
});

export const getInvitationMails = endpoint({
  method: 'GET',
  path: '/no-more-mail/{id}',
  access: 'public',
  summary: 'Whether the address that a mail went to still gets invitations of this portal’s people.',
  params: Link,
  response: MailState,
  errors: ['emails.link_unknown'],
  ratePerMinute: 60,
});

export const stopInvitationMails = endpoint({
  method: 'POST',
  path: '/no-more-mail/{id}',
  access: 'public',
  summary:
    'Stops invitations to the address that a mail went to (RFC 8058’s one click), or with undo lets them come again.',
  params: Link,
  body: z.looseObject({ undo: z.boolean().optional() }),
  response: MailState,
  errors: ['emails.link_unknown'],
  ratePerMinute: 60,
});

/** Why a mail is not sent, or its link not followed, with the HTTP status of each. */
export const emailErrors = {
  /** More than `EMAILS_PER_DAY` leaves the sender today; none of the call's mails went out. */
  'emails.daily_limit': 429,
  'emails.link_unknown': 404,
} as const;

declare module '../kernel/errors.ts' {
  interface ErrorCodes extends Record<keyof typeof emailErrors, number> {}
}
