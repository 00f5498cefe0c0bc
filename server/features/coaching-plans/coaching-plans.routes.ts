import * as contract from '#contract/features/coaching-plans.contract.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { bind } from '#server/platform/http/bind.ts';
import type { Uses } from '#server/platform/ports.ts';
import { checkIn } from './coaching-plans.check-in.ts';
import { addNote, changeNote, listNotes, removeNote } from './coaching-plans.notes.ts';
import { changePlan, endPlan, getPlan, startPlan } from './coaching-plans.service.ts';
import type { CoachCtx } from './coaching-plans.standing.ts';

export const coachingPlanRoutes = [
  bind(contract.getCoachingPlan, (ctx: CoachCtx) => getPlan(ctx)),
  bind(contract.startCoachingPlan, (ctx: CoachCtx, { body }) => startPlan(ctx, body)),
  bind(contract.changeCoachingPlan, (ctx: CoachCtx, { body }) => changePlan(ctx, body)),
  bind(contract.endCoachingPlan, (ctx: CoachCtx) => endPlan(ctx)),
  bind(contract.checkIn, (ctx: CoachCtx, { body }) => checkIn(ctx, body)),
  bind(contract.listCoachingNotes, (ctx) => listNotes(ctx)),
  bind(contract.addCoachingNote, (ctx: SignedInCtx & Uses<'concerns'>, { body }) => addNote(ctx, body.text)),
  bind(contract.changeCoachingNote, (ctx: SignedInCtx & Uses<'concerns'>, { params, body }) =>
    changeNote(ctx, params.id, body.text),
  ),
  bind(contract.deleteCoachingNote, (ctx, { params }) => removeNote(ctx, params.id)),
];
