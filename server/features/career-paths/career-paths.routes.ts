import * as contract from '#contract/features/career-paths.contract.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { bind } from '#server/platform/http/bind.ts';
import type { Uses } from '#server/platform/ports.ts';
import { dropGoal, getGoal, setGoal } from './career-paths.goal.ts';
import { suggestCareerPaths } from './career-paths.service.ts';

export const careerPathRoutes = [
  bind(contract.suggestCareerPaths, (ctx: SignedInCtx & Uses<'aliases' | 'models' | 'taxonomy'>, { body }) =>
    suggestCareerPaths(ctx, body),
  ),
  bind(contract.getCareerGoal, (ctx: SignedInCtx & Uses<'models' | 'taxonomy'>) => getGoal(ctx)),
  bind(contract.setCareerGoal, (ctx: SignedInCtx & Uses<'models' | 'taxonomy'>, { body }) =>
    setGoal(ctx, body.steps),
  ),
  bind(contract.dropCareerGoal, (ctx) => dropGoal(ctx)),
];
