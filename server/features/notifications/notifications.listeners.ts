import type { Ctx } from '#server/platform/context.ts';
import { on } from '#server/platform/listeners.ts';
import { forgetPerson } from './notifications.store.ts';

export const notificationListeners = [
  on('accounts.leaving', (ctx: Ctx, { userId }) => forgetPerson(ctx.db, userId)),
];
