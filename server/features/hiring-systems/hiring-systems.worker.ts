import { handle } from '#server/platform/queue.ts';
import { findWork, forgetMessages, workOnSystem } from './hiring-systems.jobs.ts';
import { forgetOld, type WorkCtx, workOn, workWhereDue } from './hiring-systems.working.ts';

export const hiringSystemHandlers = [
  handle(workOnSystem, (ctx: WorkCtx, { systemId }) => workOn(ctx, systemId)),
  handle(findWork, workWhereDue, 1),
  handle(forgetMessages, forgetOld, 1),
];
