import { forgetMails } from '#server/features/emails/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import { daysBefore } from '#server/platform/days.ts';
import { forgetDone, handle } from '#server/platform/queue.ts';
import { forgetDoneWork, forgetOld, mailReset } from './accounts.jobs.ts';
import { sendReset } from './accounts.passwords.ts';
import { deleteOldProofs } from './accounts.store.ts';

export const accountHandlers = [
  handle(mailReset, sendReset),
  handle(forgetOld, forget, 1),
  handle(forgetDoneWork, (ctx: Ctx) => forgetDone(ctx.db), 1),
];

/** What ran out goes a day later; a goodbye to somebody who is gone a week later, when it has long arrived. */
async function forget(ctx: Ctx): Promise<void> {
  const daysAgo = (days: number) => daysBefore(ctx.now, days);
  await deleteOldProofs(ctx.db, daysAgo(1));
  await forgetMails(ctx.db, 'goodbye', daysAgo(7));
}
