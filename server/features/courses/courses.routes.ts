import * as contract from '#contract/features/courses.contract.ts';
import { bind } from '#server/platform/http/bind.ts';
import { suggestCourses } from './courses.service.ts';

export const courseRoutes = [bind(contract.suggestCourses, (ctx, { body }) => suggestCourses(ctx, body))];
