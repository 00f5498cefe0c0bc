import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Email, Id, Moment, PageNumber, pageOf, pageSize, Required } from '../kernel/fields.ts';
import { ROLE_NAMES } from '../kernel/user-states.ts';
import { User } from './accounts.contract.ts';
import { COMPANY_ROLES } from './companies.contract.ts';

/** Roles that a recruiter admin may invite people to. */
export const INVITED_ROLES = ['recruiter', 'recruiter admin', 'talent manager', 'institute'] as const;
/** What became of an invitation: `open` until it is taken up, taken back, or 14 days old. */
export const INVITATION_STATUSES = ['open', 'accepted', 'expired', 'revoked'] as const;

/** An invitation as those who send them list it. The token of its link is in the mail alone. */
export const Invitation = z.object({
  id: Id,
  email: z.string(),
  role_name: z.enum(ROLE_NAMES),
  /** The place in a team that it brings; null where it brings a role of the portal only. */
  company_role: z.enum(COMPANY_ROLES).nullable(),
  status: z.enum(INVITATION_STATUSES),
  /** Name of who sent it; null where they are no longer here. */
  invited_by: z.string().nullable(),
  /** Of the latest mail. */
  sent_at: Moment,
  expires_at: Moment,
  accepted_at: Moment.nullable(),
});
export type Invitation = z.infer<typeof Invitation>;

const Token = z.object({ token: Required(200) });

export const getInvitation = endpoint({
  method: 'GET',
  path: '/invitations/{token}',
  access: 'public',
  summary: 'Who invites, and to what: for whoever holds the link of the mail.',
  params: Token,
  response: z.object({
    status: z.enum(INVITATION_STATUSES),
    role_name: z.enum(ROLE_NAMES),
    company_name: z.string().nullable(),
    company_role: z.enum(COMPANY_ROLES).nullable(),
    invited_by: z.string().nullable(),
  }),
  errors: ['invitations.not_found'],
  ratePerMinute: 60,
});

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/invitations/{token}/accept',
  access: 'signed-in',
  summary: 'Takes up an invitation that was sent to the address of one’s own account.',
  params: Token,
  response: User,
  errors: [
    'invitations.not_found',
    'invitations.other_address',
    'invitations.other_role',
    'invitations.owner_elsewhere',
  ],
  message: 'invitations.accepted',
  ratePerMinute: 20,
});

export const listInvitations = endpoint({
  method: 'GET',
  path: '/recruiter/admin/invitations',
  access: ['RECRUITER_ADMIN'],
  summary:
    'The portal’s invitations to roles, latest first. Those of companies to their teams are not among them.',
  query: z.object({
    status: z.enum([...INVITATION_STATUSES, 'all']).default('all'),
    q: z.string().trim().max(100).default(''),
    page: PageNumber,
    limit: pageSize(20),
  }),
  response: pageOf(Invitation),
});

/** Whom a recruiter admin invites, and to what. */
export const RoleInvitation = z.object({
  email: Email,
  role_name: z.enum(INVITED_ROLES, { error: 'required' }),
});

const inviting = [
  'invitations.already_open',
  'invitations.has_role',
  'invitations.other_role',
  'invitations.too_many',
] as const;

export const invite = endpoint({
  method: 'POST',
  path: '/recruiter/admin/invitations',
  access: ['RECRUITER_ADMIN'],
  summary: 'Invites somebody to a role of the portal by mail; the link works once, for 14 days.',
  body: RoleInvitation,
  response: Invitation,
  errors: inviting,
  message: 'invitations.sent',
  ratePerMinute: 30,
});

export const resendInvitation = endpoint({
  method: 'POST',
  path: '/recruiter/admin/invitations/{id}/resend',
  access: ['RECRUITER_ADMIN'],
  summary: 'Mails an invitation again, for another 14 days. The link of the former mail dies.',
  params: z.object({ id: Id }),
  response: Invitation,
  errors: ['invitations.not_found', 'invitations.too_soon'],
  message: 'invitations.sent',
  ratePerMinute: 30,
});

export const revokeInvitation = endpoint({
  method: 'DELETE',
  path: '/recruiter/admin/invitations/{id}',
  access: ['RECRUITER_ADMIN'],
  summary: 'Takes an invitation back: its link no longer works.',
  params: z.object({ id: Id }),
  response: Invitation,
  errors: ['invitations.not_found'],
  message: 'invitations.revoked',
});

/** Why an invitation is not sent, or not taken up, with the HTTP status of each. */
export const invitationErrors = {
  /** Also where it was used, taken back or has expired. */
  'invitations.not_found': 404,
  /** It was mailed to another address than that of the account. */
  'invitations.other_address': 403,
  /** The account has a role already that the invitation would change. */
  'invitations.other_role': 409,
  /** Who owns a company hands it over before they join another. */
  'invitations.owner_elsewhere': 409,
  'invitations.already_open': 409,
  /** The person is in the team, or has the role, already. */
  'invitations.has_role': 409,
  /** So many are open that no more are sent until some are answered or taken back. */
  'invitations.too_many': 429,
  /** The mail went out a moment ago; it says how many seconds are left. */
  'invitations.too_soon': 429,
} as const;

declare module '../kernel/errors.ts' {
  interface ErrorCodes extends Record<keyof typeof invitationErrors, number> {}
}
