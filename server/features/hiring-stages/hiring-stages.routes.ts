import * as contract from '#contract/features/hiring-stages.contract.ts';
import { bind } from '#server/platform/http/bind.ts';
import { addStage, moveStage, ownStages, removeStage, renameStage } from './hiring-stages.service.ts';

export const hiringStageRoutes = [
  bind(contract.listHiringStages, (ctx) => ownStages(ctx)),
  bind(contract.addHiringStage, (ctx, { body }) => addStage(ctx, body)),
  bind(contract.renameHiringStage, (ctx, { params, body }) => renameStage(ctx, params.id, body)),
  bind(contract.moveHiringStage, (ctx, { params, body }) => moveStage(ctx, params.id, body.after_id)),
  bind(contract.removeHiringStage, (ctx, { params, body }) => removeStage(ctx, params.id, body)),
];
