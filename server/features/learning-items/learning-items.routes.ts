import * as contract from '#contract/features/learning-items.contract.ts';
import { bind } from '#server/platform/http/bind.ts';
import {
  addToPlan,
  changeItem,
  layOutPlan,
  listLearning,
  removeFromPlan,
  savePlan,
} from './learning-items.service.ts';

export const learningItemRoutes = [
  bind(contract.listLearningItems, (ctx) => listLearning(ctx)),
  bind(contract.addLearningItem, (ctx, { body }) => addToPlan(ctx, body)),
  bind(contract.changeLearningItem, (ctx, { params, body }) => changeItem(ctx, params.course_id, body)),
  bind(contract.removeLearningItem, (ctx, { params }) => removeFromPlan(ctx, params.course_id)),
  bind(contract.layOutPlan, (ctx, { query }) => layOutPlan(ctx, query)),
  bind(contract.savePlan, (ctx, { body }) => savePlan(ctx, body)),
];
