import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Email, Id, Language, Moment, Required } from '../kernel/fields.ts';
import { LIMITS } from '../kernel/limits.ts';
import { ACCOUNT_STATES, ROLE_NAMES } from '../kernel/user-states.ts';
import { Company } from './companies.contract.ts';

/** The rules a password must meet, each with the code of its words. Screens show them one by one. */
export const PASSWORD_RULES = [
  {
    code: 'password_length',
    met: (text: string) => text.length >= LIMITS.passwordMin && text.length <= LIMITS.passwordMax,
  },
  { code: 'password_lowercase', met: (text: string) => /[a-z]/.test(text) },
  { code: 'password_uppercase', met: (text: string) => /[A-Z]/.test(text) },
  { code: 'password_digit', met: (text: string) => /[0-9]/.test(text) },
  { code: 'password_special', met: (text: string) => /[@~`$!#^()_\-=+%*?&]/.test(text) },
] as const;

/** A new password. One issue for each rule it breaks. */
export const NewPassword = z.string({ error: 'password_required' }).superRefine((text, check) => {
  if (text === '') return check.addIssue({ code: 'custom', message: 'password_required' });
  for (const rule of PASSWORD_RULES) {
    if (!rule.met(text)) check.addIssue({ code: 'custom', message: rule.code });
  }
});

export const User = z.object({
  id: Id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  role_id: z.number().int().nullable(),
  role_name: z.enum(ROLE_NAMES).nullable(),
  avatar: Id.nullable(),
  language: Language,
  is_email_confirmed: z.boolean(),
  is_onboarding_completed: z.boolean(),
  is_account_confirmed: z.boolean(),
  state: z.enum(ACCOUNT_STATES),
  created_at: Moment,
  companyDetail: Company.nullable(),
});
export type User = z.infer<typeof User>;

/** A fresh session: the short-lived token, and the refresh token that gets the next one. */
export const SignedIn = z.object({
  user: User.extend({ refresh_token: z.string() }),
  token: z.string(),
});

export const Registration = z.object({
  first_name: Required(60),
  last_name: Required(60),
  email: Email,
  password: NewPassword,
  terms: z.literal(true, { error: 'terms_required' }),
});

export const registerUser = endpoint({
  method: 'POST',
  path: '/register-user',
  access: 'public',
  summary: 'Opens an account and mails its owner a confirmation code and link.',
  body: Registration,
  response: SignedIn,
  errors: ['accounts.email_taken'],
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
  errors: ['accounts.code_wrong', 'accounts.code_expired'],
  message: 'accounts.email_verified',
  ratePerMinute: 20,
});

export const EMAIL_TYPES = [
  'resend-email',
  'onboarding-invite',
  'two-point-internal-job-post',
  'bulk-invite',
  'bulk-reject',
] as const;

export const sendEmail = endpoint({
  method: 'POST',
  path: '/send-email',
  access: ['EMAIL_VERIFICATION_PENDING'],
  summary: 'Sends the confirmation mail of one’s own address again.',
  body: z.object({ type: z.literal('resend-email') }),
  response: z.object({ wait_seconds: z.number().int() }),
  errors: ['accounts.resend_too_soon'],
  message: 'accounts.email_sent',
});

export const editDetails = endpoint({
  method: 'PATCH',
  path: '/edit-details',
  access: 'signed-in',
  summary: 'Changes one’s own account details.',
  body: z.object({
    first_name: Required(60).optional(),
    last_name: Required(60).optional(),
    language: Language.optional(),
  }),
  response: User,
  message: 'accounts.updated',
});

export const listRoles = endpoint({
  method: 'GET',
  path: '/roles/list',
  access: 'public',
  summary: 'The roles by name.',
  response: z.array(z.object({ id: z.number().int(), role_name: z.enum(ROLE_NAMES) })),
});

export const accountErrors = {
  'accounts.email_taken': 409,
  'accounts.code_wrong': 422,
  'accounts.code_expired': 422,
  'accounts.resend_too_soon': 429,
} as const;
