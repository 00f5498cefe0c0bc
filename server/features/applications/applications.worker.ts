import type { Ctx } from '#server/platform/context.ts';
import { handle } from '#server/platform/queue.ts';
import { tellOfStep } from './applications.jobs.ts';
import { tellApplicantOf } from './applications.telling.ts';

export const applicationHandlers = [handle(tellOfStep, (ctx: Ctx, data) => tellApplicantOf(ctx, data))];
