import { z } from 'zod';
import type {
  actOnNotification as actOnNotificationEndpoint,
  listNotifications as listNotificationsEndpoint,
} from '#contract/features/notifications.contract.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { factsOfKind } from '#server/platform/notification-kinds.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { listNotifications } from './notifications.reads.ts';
import { seal, unseal } from './notifications.seals.ts';
import { textOf } from './notifications.sentences.ts';
import {
  countOf,
  deleteNotification,
  markRead,
  markSeen,
  type NotificationRow,
  restoreNotification,
} from './notifications.store.ts';

export const countOwn = (ctx: SignedInCtx) => countOf(ctx.db, ctx.actor.id);

export async function listOwn(ctx: SignedInCtx, query: z.output<typeof listNotificationsEndpoint.query>) {
  const isRead = query.is_read === undefined ? undefined : query.is_read === 'true';
  const { total, rows } = await listNotifications(
    ctx.db,
    { userId: ctx.actor.id, isRead },
    query.page,
    query.limit,
  );
  return {
    count: total,
    results: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      group: factsOfKind(row.kind).group,
      text: textOf(row),
      link: row.link,
      actor: row.actor === null ? null : { name: row.actor, avatar: row.actorAvatar },
      count: row.count,
      is_seen: row.seenAt !== null,
      is_read: row.isRead,
      created_at: row.createdAt.toISOString(),
    })),
  };
}

type Action = z.output<typeof actOnNotificationEndpoint.params>['action'];
type Target = z.output<typeof actOnNotificationEndpoint.body>;

export async function act(ctx: SignedInCtx, action: Action, target: Target) {
  const userId = ctx.actor.id;
  const undo = await carryOut(ctx, action, target);
  const counts = await countOf(ctx.db, userId);
  ctx.tell(userId, 'notifications:changed');
  return undo === null ? counts : { ...counts, undo };
}

/** Does it; of a deletion it answers what takes it back. */
async function carryOut(ctx: SignedInCtx, action: Action, { id, undo }: Target): Promise<string | null> {
  const userId = ctx.actor.id;
  switch (action) {
    case 'read-all':
      await markRead(ctx.db, userId, 'all', ctx.now);
      return null;
    case 'seen':
      if (!(await markSeen(ctx.db, userId, id ?? 'all', ctx.now)) && id)
        throw new Refusal('notifications.not_found');
      return null;
    case 'read':
      if (!(await markRead(ctx.db, userId, found(id, 'notifications.not_found'), ctx.now)))
        throw new Refusal('notifications.not_found');
      return null;
    case 'delete': {
      const one = found(id, 'notifications.not_found');
      const row = found(await deleteNotification(ctx.db, userId, one), 'notifications.not_found');
      return seal(ctx.db, 'restore', { at: ctx.now.getTime(), row });
    }
    case 'restore':
      await restore(ctx, found(undo, 'notifications.not_found'));
      return null;
  }
}

/** Longer than any snackbar stands; a deletion that was taken back later would surprise. */
const RESTORABLE_MS = 10 * 60_000;

const Deleted = z.object({
  at: z.number(),
  row: z.looseObject({
    userId: z.string(),
    createdAt: z.coerce.date(),
    seenAt: z.coerce.date().nullable(),
    mailedAt: z.coerce.date().nullable(),
  }),
});

async function restore(ctx: SignedInCtx, token: string): Promise<void> {
  const deleted = found(await unseal(ctx.db, 'restore', token, Deleted), 'notifications.not_found');
  if (deleted.row.userId !== ctx.actor.id || ctx.now.getTime() - deleted.at > RESTORABLE_MS)
    throw new Refusal('notifications.not_found');
  // Sealed by ourselves from a row of this shape.
  await restoreNotification(ctx.db, deleted.row as unknown as NotificationRow);
}
