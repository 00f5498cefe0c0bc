import { handle } from '#server/platform/queue.ts';
import { remindToLookBack } from './coaching-plans.jobs.ts';
import { remindAll } from './coaching-plans.reminding.ts';

export const coachingPlanHandlers = [handle(remindToLookBack, remindAll, 1)];
