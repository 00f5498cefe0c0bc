import { getInvitationMails, stopInvitationMails } from '#contract/features/emails.contract.ts';
import { bindPublic } from '#server/platform/http/bind.ts';
import { optOut, showOptOut } from './emails.opt-outs.ts';

/** `POST /send-email` is bound by accounts, which also sends one's own confirmation mail by it. */
export const emailRoutes = [
  bindPublic(getInvitationMails, (ctx, { params }) => showOptOut(ctx, params.id)),
  bindPublic(stopInvitationMails, (ctx, { params, body }) => optOut(ctx, params.id, body.undo === true)),
];
