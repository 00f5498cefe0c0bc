import type { Ctx } from '#server/platform/context.ts';
import { on } from '#server/platform/listeners.ts';
import { letGo } from './files.owners.ts';

export const fileListeners = [on('accounts.leaving', (ctx: Ctx, leaving) => letGo(ctx, leaving))];
