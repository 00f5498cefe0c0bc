import type { Ctx } from '#server/platform/context.ts';
import { handle } from '#server/platform/queue.ts';
import { leavePokes } from './pokes.jobs.ts';
import { letLeave } from './pokes.leaving.ts';

export const pokeHandlers = [handle(leavePokes, (ctx: Ctx, { askId }) => letLeave(ctx, askId))];
