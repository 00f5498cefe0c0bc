import * as contract from '#contract/features/learning-items.contract.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { bind } from '#server/platform/http/bind.ts';
import type { Uses } from '#server/platform/ports.ts';
import {
  addToPlan,
  changeItem,
  layOutPlan,
  listLearning,
  removeFromPlan,
  savePlan,
} from './learning-items.service.ts';

export const learningItemRoutes = [
  bind(contract.listLearningItems, (ctx: SignedInCtx & Uses<'taxonomy'>) => listLearning(ctx)),
  bind(contract.addLearningItem, (ctx: SignedInCtx & Uses<'taxonomy'>, { body }) => addToPlan(ctx, body)),
  bind(contract.changeLearningItem, (ctx: SignedInCtx & Uses<'taxonomy'>, { params, body }) =>
    changeItem(ctx, params.course_id, body),
  ),
  bind(contract.removeLearningItem, (ctx, { params }) => removeFromPlan(ctx, params.course_id)),
  bind(contract.layOutPlan, (ctx: SignedInCtx & Uses<'taxonomy'>, { query }) => layOutPlan(ctx, query)),
  bind(contract.savePlan, (ctx: SignedInCtx & Uses<'taxonomy'>, { body }) => savePlan(ctx, body)),
];
