import * as contract from '#contract/features/assessment-invitations.contract.ts';
import type { AssessmentCtx, ResultCtx } from '#server/features/assessments/index.ts';
import { bind } from '#server/platform/http/bind.ts';
import { decline, listOwn } from './assessment-invitations.answering.ts';
import { invite, listInvitations, remind, revoke } from './assessment-invitations.inviting.ts';

export const assessmentInvitationRoutes = [
  bind(contract.inviteToAssessment, (ctx: ResultCtx, { body }) => invite(ctx, body)),
  bind(contract.listAssessmentInvitations, (ctx: ResultCtx, { query }) => listInvitations(ctx, query)),
  bind(contract.listReceivedAssessmentInvitations, (ctx: AssessmentCtx, { query }) => listOwn(ctx, query)),
  bind(contract.remindOfAssessment, (ctx: ResultCtx, { params }) => remind(ctx, params.id)),
  bind(contract.revokeAssessmentInvitation, (ctx: ResultCtx, { params }) => revoke(ctx, params.id)),
  bind(contract.declineAssessmentInvitation, (ctx: ResultCtx, { params }) => decline(ctx, params.id)),
];
