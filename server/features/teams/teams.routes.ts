import { acceptInvitation } from '#contract/features/invitations.contract.ts';
import * as contract from '#contract/features/teams.contract.ts';
import { bind } from '#server/platform/http/bind.ts';
import { acceptFor } from './teams.invited.ts';
import {
  answerJoin,
  changeRole,
  handOver,
  inviteMember,
  ownTeam,
  removeMember,
  resendMemberInvitation,
  revokeMemberInvitation,
} from './teams.service.ts';

export const teamRoutes = [
  bind(contract.getTeam, (ctx) => ownTeam(ctx)),
  bind(contract.inviteToTeam, (ctx, { body }) => inviteMember(ctx, body)),
  bind(contract.resendTeamInvitation, (ctx, { params }) => resendMemberInvitation(ctx, params.id)),
  bind(contract.revokeTeamInvitation, (ctx, { params }) => revokeMemberInvitation(ctx, params.id)),
  bind(contract.changeTeamRole, (ctx, { params, body }) => changeRole(ctx, params.id, body.company_role)),
  bind(contract.removeFromTeam, (ctx, { params }) => removeMember(ctx, params.id)),
  bind(contract.handOverCompany, (ctx, { params }) => handOver(ctx, params.id)),
  bind(contract.answerJoinRequest, (ctx, { params, body }) => answerJoin(ctx, params.id, body.outcome)),
  bind(acceptInvitation, (ctx, { params }) => acceptFor(ctx, params.token)),
];
