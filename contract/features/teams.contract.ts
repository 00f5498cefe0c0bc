import { z } from 'zod';
import { endpoint, RECRUITERS } from '../kernel/endpoint.ts';
import { Email, Id, Moment } from '../kernel/fields.ts';
import { COMPANY_ROLES } from './companies.contract.ts';
import { Invitation } from './invitations.contract.ts';

/** The people of a company, and who may do what among them. */

export const TeamMember = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  avatar: Id.nullable(),
  company_role: z.enum(COMPANY_ROLES),
  is_self: z.boolean(),
  joined_at: Moment,
  /** What the reader may do with this member. */
  can: z.object({ change_role: z.boolean(), remove: z.boolean(), receive_ownership: z.boolean() }),
});
export type TeamMember = z.infer<typeof TeamMember>;

/** Somebody who asks to be let into a company. */
export const JoinRequest = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  avatar: Id.nullable(),
  requested_at: Moment,
});
export type JoinRequest = z.infer<typeof JoinRequest>;

/** A company's people, as one of them sees them and as far as they deal with them. */
export const Team = z.object({
  /** The reader's own place in it. */
  company_role: z.enum(COMPANY_ROLES),
  members: z.array(TeamMember),
  /** Open and expired ones; empty for those who may not invite. */
  invitations: z.array(Invitation),
  /** People who wait to be let in; empty for those who may not answer. */
  join_requests: z.array(JoinRequest),
  can: z.object({
    edit: z.boolean(),
    /** As what the reader may invite; empty where not at all. */
    invite_as: z.array(z.enum(COMPANY_ROLES)),
    answer: z.boolean(),
    hand_over: z.boolean(),
    leave: z.boolean(),
  }),
});
export type Team = z.infer<typeof Team>;

const refused = ['companies.not_found', 'companies.not_allowed'] as const;

export const getTeam = endpoint({
  method: 'GET',
  path: '/company/team',
  access: RECRUITERS,
  summary:
    'The team of one’s own company, with invitations and requests to join for those who deal with them.',
  response: Team,
  errors: ['companies.not_found'],
});

/** Whom a company invites, and as what; owners are made by handing over. */
export const TeamInvitation = z.object({
  email: Email,
  company_role: z.enum(['manager', 'member'], { error: 'required' }),
});

export const inviteToTeam = endpoint({
  method: 'POST',
  path: '/company/team/invitations',
  access: RECRUITERS,
  summary: 'Invites somebody to one’s own company by mail; the link works once, for 14 days.',
  body: TeamInvitation,
  response: Invitation,
  errors: [
    ...refused,
    'invitations.already_open',
    'invitations.has_role',
    'invitations.other_role',
    'invitations.too_many',
  ],
  message: 'invitations.sent',
  ratePerMinute: 30,
});

export const resendTeamInvitation = endpoint({
  method: 'POST',
  path: '/company/team/invitations/{id}/resend',
  access: RECRUITERS,
  summary: 'Mails an invitation of one’s own company again, for another 14 days. The former link dies.',
  params: z.object({ id: Id }),
  response: Invitation,
  errors: [...refused, 'invitations.not_found', 'invitations.too_soon'],
  message: 'invitations.sent',
  ratePerMinute: 30,
});

export const revokeTeamInvitation = endpoint({
  method: 'DELETE',
  path: '/company/team/invitations/{id}',
  access: RECRUITERS,
  summary: 'Takes an invitation of one’s own company back.',
  params: z.object({ id: Id }),
  response: Invitation,
  errors: [...refused, 'invitations.not_found'],
  message: 'invitations.revoked',
});

export const changeTeamRole = endpoint({
  method: 'PATCH',
  path: '/company/team/{id}',
  access: RECRUITERS,
  summary: 'Makes a member a manager, or a manager a member.',
  params: z.object({ id: Id }),
  body: z.object({ company_role: z.enum(['manager', 'member'], { error: 'required' }) }),
  response: Team,
  errors: [...refused, 'teams.member_not_found'],
  message: 'teams.role_changed',
});

export const removeFromTeam = endpoint({
  method: 'DELETE',
  path: '/company/team/{id}',
  access: RECRUITERS,
  summary: 'Takes somebody out of the company, or leaves it oneself. Their jobs stay with the company.',
  params: z.object({ id: Id }),
  response: z.object({ removed: z.literal(true) }),
  errors: [...refused, 'teams.member_not_found', 'teams.owner_stays'],
  message: 'teams.removed',
});

export const handOverCompany = endpoint({
  method: 'POST',
  path: '/company/team/{id}/ownership',
  access: RECRUITERS,
  summary: 'Hands the ownership of one’s own company to another of its people; one stays as a manager.',
  params: z.object({ id: Id }),
  response: Team,
  errors: [...refused, 'teams.member_not_found'],
  message: 'teams.handed_over',
});

export const answerJoinRequest = endpoint({
  method: 'POST',
  path: '/company/join-requests/{id}',
  access: RECRUITERS,
  summary: 'Lets somebody who asked into one’s own company, or declines.',
  params: z.object({ id: Id }),
  body: z.object({ outcome: z.enum(['accepted', 'declined'], { error: 'required' }) }),
  response: Team,
  errors: [...refused, 'teams.request_not_found'],
  message: 'teams.request_answered',
});

/** Why a change of a team is refused, with the HTTP status of each. */
export const teamErrors = {
  'teams.member_not_found': 404,
  /** It was answered or taken back meanwhile. */
  'teams.request_not_found': 404,
  /** A company needs an owner: they hand it over before they leave. */
  'teams.owner_stays': 409,
} as const;

declare module '../kernel/errors.ts' {
  interface ErrorCodes extends Record<keyof typeof teamErrors, number> {}
}
