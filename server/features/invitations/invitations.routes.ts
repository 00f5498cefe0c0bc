import * as contract from '#contract/features/invitations.contract.ts';
import { bind, bindPublic } from '#server/platform/http/bind.ts';
import { inviteToRole, listOfPortal, lookAt, portalScope, resend, revoke } from './invitations.service.ts';

// Accepting changes who a person is and where they belong: it is bound by `teams`, which places people.
export const invitationRoutes = [
  bindPublic(contract.getInvitation, (ctx, { params }) => lookAt(ctx, params.token)),
  bind(contract.listInvitations, (ctx, { query }) => listOfPortal(ctx, query)),
  bind(contract.invite, (ctx, { body }) => inviteToRole(ctx, body)),
  bind(contract.resendInvitation, (ctx, { params }) => resend(ctx, portalScope(ctx), params.id, null)),
  bind(contract.revokeInvitation, (ctx, { params }) => revoke(ctx, portalScope(ctx), params.id)),
];
