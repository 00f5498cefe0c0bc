import * as contract from '#contract/features/career-paths.contract.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { bind } from '#server/platform/http/bind.ts';
import type { Uses } from '#server/platform/ports.ts';
import { dropGoal, getGoal, setGoal } from './career-paths.goal.ts';
import { suggestCareerPaths } from './career-paths.service.ts';

export const careerPathRoutes = [
  bind(contract.suggestCareerPaths, (ctx: SignedInCtx & Uses<'aliases'>, { body }) =>
    suggestCareerPaths(ctx, body),
  ),
  bind(contract.getCareerGoal, (ctx) => getGoal(ctx)),
  bind(contract.setCareerGoal, (ctx, { body }) => setGoal(ctx, body.steps)),
  bind(contract.dropCareerGoal, (ctx) => dropGoal(ctx)),
];
