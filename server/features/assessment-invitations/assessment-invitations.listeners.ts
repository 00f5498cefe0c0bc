import type { Ctx } from '#server/platform/context.ts';
import { on } from '#server/platform/listeners.ts';
import type { Uses } from '#server/platform/ports.ts';
import { answerByShowing, begin, deliver, letGo } from './assessment-invitations.answering.ts';

type ToldCtx = Ctx & Uses<'aliases' | 'instruments'>;

export const assessmentInvitationListeners = [
  on('assessments.started', (ctx, event) => begin(ctx, event)),
  on('assessments.completed', (ctx: ToldCtx, event) => deliver(ctx, event)),
  on('assessments.shared', (ctx: ToldCtx, event) => answerByShowing(ctx, event)),
  on('assessments.cancelled', (ctx, event) => letGo(ctx, event)),
];
