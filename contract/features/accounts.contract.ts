import { z } from 'zod';
import { download, endpoint, MEMBERS } from '../kernel/endpoint.ts';
import { Email, Id, Language, Moment, NameOf, Required } from '../kernel/fields.ts';
import { ACCOUNT_STATES, ROLE_NAMES } from '../kernel/user-states.ts';
import { PASSWORD_RULES } from './accounts.password.ts';
import { OwnCompany } from './company-checks.contract.ts';
import { EmailsSent, EmailToSend } from './emails.contract.ts';

/** A new password. One issue for each rule it breaks. */
export const NewPassword = z.string({ error: 'password_required' }).superRefine((text, check) => {
  if (text === '') return check.addIssue({ code: 'custom', message: 'password_required' });
  for (const rule of PASSWORD_RULES) {
    if (!rule.met(text)) check.addIssue({ code: 'custom', message: rule.code });
  }
});

/** A password that exists; the rules of new ones do not hold for it. */
export const GivenPassword = z
  .string({ error: 'password_required' })
  .min(1, 'password_required')
  .max(200, 'too_long');

/** Whose address is confirmed. */
const CONFIRMED = ['ONBOARDING_PENDING', 'ONBOARDING_COMPLETED', ...MEMBERS] as const;

/** An account as its owner gets it: who they are, how far they came, and so which screens are theirs. */
export const User = z.object({
  id: Id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  /** As `listRoles` numbers them; null, like the name, until onboarding chose a role. */
  role_id: z.number().int().nullable(),
  role_name: z.enum(ROLE_NAMES).nullable(),
  /** Id of the stored picture. */
  avatar: Id.nullable(),
  language: Language,
  is_email_confirmed: z.boolean(),
  is_onboarding_completed: z.boolean(),
  /**
   * Nobody needs to let them in any more: the portal, where it approves newcomers, or the company they asked to join.
   */
  is_account_confirmed: z.boolean(),
  state: z.enum(ACCOUNT_STATES),
  created_at: Moment,
  /** The company whose team they are in; null where they are in none. */
  companyDetail: OwnCompany.nullable(),
});
export type User = z.infer<typeof User>;

/** A fresh session: the short-lived token, and the refresh token that gets the next one. */
export const SignedIn = z.object({
  user: User.extend({ refresh_token: z.string() }),
  token: z.string(),
});

/** What a person who opens an account fills in. */
export const Registration = z.object({
  first_name: NameOf(60),
  last_name: NameOf(60),
  email: Email,
  password: NewPassword,
  terms: z.literal(true, { error: 'terms_required' }),
  /** The token of an invitation's link: it brings a role or a team, and proves the address that it was mailed to. */
  invitation: z.string().max(200).optional(),
});

export const registerUser = endpoint({
  method: 'POST',
  path: '/register-user',
  access: 'public',
  summary: 'Opens an account and mails its owner a confirmation code and link.',
  body: Registration,
  response: SignedIn,
  errors: ['accounts.email_taken', 'invitations.not_found', 'invitations.other_address'],
  message: 'accounts.registered',
  ratePerMinute: 20,
});

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/verify-email/{token}',
  access: 'public',
  summary: 'Confirms an address by the six-digit code (with the address) or by the token of the mailed link.',
  params: z.object({ token: Required(200) }),
  body: z.object({ email: Email.optional() }),
  response: z.object({ is_email_confirmed: z.literal(true) }),
  errors: ['accounts.code_wrong', 'accounts.code_expired', 'accounts.too_many_tries'],
  message: 'accounts.email_verified',
  ratePerMinute: 20,
});

export const sendEmail = endpoint({
  method: 'POST',
  path: '/send-email',
  access: ['EMAIL_VERIFICATION_PENDING', 'RECRUITER', 'RECRUITER_ADMIN', 'TALENT_MANAGER'],
  summary:
    'Sends one’s own confirmation mail again (while it is pending), or for those who hire and talent managers mails to others.',
  body: EmailToSend,
  response: EmailsSent,
  errors: ['accounts.resend_too_soon', 'emails.daily_limit', 'jobs.not_found', 'candidates.not_found'],
  message: 'accounts.email_sent',
  ratePerMinute: 30,
});

export const editDetails = endpoint({
  method: 'PATCH',
  path: '/edit-details',
  access: 'signed-in',
  summary: 'Changes one’s own account details.',
  body: z.object({
    first_name: NameOf(60).optional(),
    last_name: NameOf(60).optional(),
    language: Language.optional(),
    /** A stored picture of one’s own, in place of the former one, which goes; null for none. */
    avatar: Id.nullable().optional(),
  }),
  response: User,
  errors: ['files.not_found'],
  message: 'accounts.updated',
});

/** How one signs in, and what is under way with it: a screen that is loaded again goes on where it was. */
export const SignInDetails = z.object({
  email: z.string(),
  /** False for who signs in by another provider only. */
  has_password: z.boolean(),
  /** The new address that waits to be proved; null where none does. */
  pending_email: z.string().nullable(),
  /** Until the mail of the step one is in (confirmation, change of address) may go out again; 0 when it may now. */
  wait_seconds: z.number().int(),
});

export const getSignInDetails = endpoint({
  method: 'GET',
  path: '/account/sign-in',
  access: 'signed-in',
  summary: 'How one signs in: the address, whether there is a password, a change of address under way.',
  response: SignInDetails,
});

/** A code that was typed from a mail. */
export const MailedCode = z
  .string()
  .trim()
  .regex(/^\d{6}$/, 'invalid_code');

const MailSent = z.object({
  email: z.string(),
  /** Until the same mail may be asked for again. */
  wait_seconds: z.number().int(),
});

export const correctEmail = endpoint({
  method: 'POST',
  path: '/account/email/correct',
  access: ['EMAIL_VERIFICATION_PENDING'],
  summary: 'Corrects an address that is not confirmed yet. The former code dies and a new one is mailed.',
  body: z.object({ email: Email }),
  response: MailSent,
  errors: ['accounts.email_taken', 'accounts.email_same', 'accounts.resend_too_soon'],
  message: 'accounts.email_sent',
  ratePerMinute: 20,
});

export const changeEmail = endpoint({
  method: 'POST',
  path: '/account/email',
  access: CONFIRMED,
  summary:
    'Begins a change of address: mails a code and a link to the new one and a notice to the present one. The answer is the same where the new address has an account already.',
  body: z.object({ email: Email, password: GivenPassword }),
  response: MailSent,
  errors: [
    'accounts.password_wrong',
    'accounts.password_missing',
    'accounts.email_same',
    'accounts.resend_too_soon',
    'accounts.too_many_tries',
  ],
  message: 'accounts.email_change_sent',
  ratePerMinute: 20,
});

export const confirmEmailChange = endpoint({
  method: 'POST',
  path: '/account/email/confirm',
  access: CONFIRMED,
  summary: 'Makes the change of address, by the mailed code or by the token of the mailed link.',
  body: z.union([z.object({ code: MailedCode }), z.object({ token: Required(200) })]),
  response: User,
  errors: ['accounts.code_wrong', 'accounts.code_expired', 'accounts.too_many_tries'],
  message: 'accounts.email_changed',
  ratePerMinute: 20,
});

export const cancelEmailChange = endpoint({
  method: 'DELETE',
  path: '/account/email',
  access: 'signed-in',
  summary: 'Gives up a change of address that waits to be proved.',
  response: z.object({ pending_email: z.null() }),
  message: 'accounts.email_change_cancelled',
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/change-password',
  access: 'signed-in',
  summary: 'Changes the password. Every other session of the person ends; a notice is mailed.',
  body: z.object({ current_password: GivenPassword, password: NewPassword }),
  response: z.object({ ended_sessions: z.number().int() }),
  errors: [
    'accounts.password_wrong',
    'accounts.password_same',
    'accounts.password_missing',
    'accounts.too_many_tries',
  ],
  message: 'accounts.password_changed',
  ratePerMinute: 20,
});

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/forgot-password',
  access: 'public',
  summary:
    'Mails a code and a link for a new password (also a first one). The answer, and its time, are the same where no account has the address.',
  body: z.object({ email: Email }),
  response: MailSent,
  message: 'accounts.reset_sent',
  ratePerMinute: 10,
});

export const verifyReset = endpoint({
  method: 'POST',
  path: '/reset-password/verify',
  access: 'public',
  summary:
    'Exchanges the mailed code (with the address) or the token of the mailed link, which each work once, for a reset token.',
  body: z.union([z.object({ email: Email, code: MailedCode }), z.object({ token: Required(200) })]),
  response: z.object({
    reset_token: z.string(),
    /** Whose password it is. */
    email: z.string(),
    expires_at: Moment,
  }),
  errors: ['accounts.reset_code_wrong', 'accounts.reset_expired', 'accounts.too_many_tries'],
  ratePerMinute: 20,
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/reset-password',
  access: 'public',
  summary:
    'Sets a new password by a reset token, once. Every session of the person ends; a notice is mailed.',
  body: z.object({ token: Required(200), password: NewPassword }),
  response: z.object({ email: z.string() }),
  errors: ['accounts.reset_expired', 'accounts.password_same'],
  message: 'accounts.password_reset',
  ratePerMinute: 20,
});

export const exportAccount = download({
  path: '/account/export',
  access: 'signed-in',
  summary: 'Everything kept about the person, as a zip of JSON files and of the files they uploaded.',
  ratePerMinute: 3,
});

export const sendDeletionCode = endpoint({
  method: 'POST',
  path: '/account/deletion-code',
  access: 'signed-in',
  summary: 'Mails the code by which somebody without a password deletes their account.',
  response: MailSent,
  errors: ['accounts.resend_too_soon'],
  message: 'accounts.email_sent',
});

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/account',
  access: 'signed-in',
  summary:
    'Deletes the account with every personal record and file, at once and for good. Proved by the password, or by a mailed code where there is none.',
  body: z.union([z.object({ password: GivenPassword }), z.object({ code: MailedCode })]),
  response: z.object({ deleted: z.literal(true) }),
  errors: [
    'accounts.password_wrong',
    'accounts.password_missing',
    'accounts.code_wrong',
    'accounts.code_expired',
    'accounts.too_many_tries',
  ],
  message: 'accounts.deleted',
  ratePerMinute: 10,
});

export const listRoles = endpoint({
  method: 'GET',
  path: '/roles/list',
  access: 'public',
  summary: 'The roles by name.',
  response: z.array(z.object({ id: z.number().int(), role_name: z.enum(ROLE_NAMES) })),
});

/** Why a call about one's account, address or password is refused, with the HTTP status of each. */
export const accountErrors = {
  'accounts.email_taken': 409,
  'accounts.code_wrong': 422,
  'accounts.code_expired': 422,
  /** The same mail went out within the last minute; it says how many seconds are left. */
  'accounts.resend_too_soon': 429,
  'accounts.too_many_tries': 429,
  'accounts.email_same': 422,
  'accounts.password_wrong': 422,
  'accounts.password_same': 422,
  /** The account signs in by another provider only and has no password to prove or change. */
  'accounts.password_missing': 409,
  'accounts.reset_code_wrong': 422,
  /** The mailed link or the token that it was exchanged for was used, or is too old. */
  'accounts.reset_expired': 422,
} as const;

declare module '../kernel/errors.ts' {
  interface ErrorCodes extends Record<keyof typeof accountErrors, number> {}
}
