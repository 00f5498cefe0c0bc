import type { Ctx } from '#server/platform/context.ts';
import { on } from '#server/platform/listeners.ts';
import { forgetMentions } from './candidate-notes.store.ts';

export const candidateNoteListeners = [
  on('accounts.leaving', async (ctx: Ctx, { userId }) => {
    await forgetMentions(ctx.db, userId);
  }),
];
