import { optedOut } from '#server/features/emails/index.ts';
import { dropFile } from '#server/features/files/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import { daysBefore } from '#server/platform/days.ts';
import { isReminderDue, REMINDER_DAYS } from './talent-managers.policy.ts';
import { nameOfUser } from './talent-managers.reads.ts';
import {
  endExpired,
  lockById,
  type TalentPerson,
  takeStaleFiles,
  unanswered,
  updatePerson,
} from './talent-managers.store.ts';
import { inviteByMail, OWN_MANAGERS_PAGE } from './talent-managers.telling.ts';

/** How long a resume that names no address waits for somebody to tell it. */
const KEPT_DAYS = 30;

/** Ends what is over and reminds of what is not. That it was done is written with the doing: a second run finds nothing. */
export async function tendAll(ctx: Ctx): Promise<void> {
  const { now } = ctx;
  await ctx.transaction((tx) => endOverdue({ ...tx, now }));
  await ctx.transaction((tx) => dropStaleFiles({ ...tx, now }));
  const [first] = REMINDER_DAYS;
  const before = daysBefore(now, first);
  for (const { id, portal: key } of await unanswered(ctx.db, now, before)) {
    const { portal } = await ctx.inPortal(key);
    await ctx.transaction((tx) => remind({ ...tx, portal, now }, id));
  }
}

/** Ends invitations whose time is over, and lets go of the resumes that waited with them. */
export async function endOverdue(tx: Ctx, portal?: string): Promise<void> {
  for (const { resumeFileId } of await endExpired(tx.db, tx.now, portal))
    if (resumeFileId) await dropFile(tx, resumeFileId);
}

/** Nobody keeps the resume of a person who never heard of it for longer. */
async function dropStaleFiles(tx: Ctx): Promise<void> {
  for (const id of await takeStaleFiles(tx.db, daysBefore(tx.now, KEPT_DAYS))) await dropFile(tx, id);
}

async function remind(tx: Ctx, id: string): Promise<void> {
  const row = await lockById(tx.db, id);
  if (!row || !isReminderDue(row, tx.now)) return;
  const manager = await nameOfUser(tx.db, row.managerId);
  if (!manager) return;
  await updatePerson(tx.db, id, { reminders: row.reminders + 1, remindedAt: tx.now });
  if (row.userId) return remindInAccount(tx, row, manager);
  if ((await optedOut(tx.db, row.portal, [row.email])).size > 0) return;
  await inviteByMail(tx, row, manager, { isReminder: true });
}

const remindInAccount = (tx: Ctx, { userId, managerId, expiresAt }: TalentPerson, manager: string) =>
  notify(
    tx,
    userId ?? [],
    'talent_manager_reminder',
    { manager, date: expiresAt.toISOString().slice(0, 10) },
    { link: OWN_MANAGERS_PAGE, actorId: managerId },
  );
