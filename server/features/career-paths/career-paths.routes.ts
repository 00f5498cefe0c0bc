import * as contract from '#contract/features/career-paths.contract.ts';
import { bind } from '#server/platform/http/bind.ts';
import { suggestCareerPaths } from './career-paths.service.ts';

export const careerPathRoutes = [
  bind(contract.suggestCareerPaths, (ctx, { body }) => suggestCareerPaths(ctx, body)),
];
