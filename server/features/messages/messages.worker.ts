import type { Ctx } from '#server/platform/context.ts';
import { handle } from '#server/platform/queue.ts';
import { leaveMessage } from './messages.jobs.ts';
import { letLeave } from './messages.sending.ts';

export const messageHandlers = [handle(leaveMessage, (ctx: Ctx, { messageId }) => letLeave(ctx, messageId))];
