import type { z } from 'zod';
import type {
  listNotifications as listNotificationsEndpoint,
  Notification,
} from '#contract/features/notifications.contract.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { say } from '#server/platform/words.ts';
import {
  countUnread,
  deleteNotification,
  insertNotification,
  listNotifications,
  markRead,
} from './notifications.store.ts';

interface NewNotification {
  userId: string;
  kind: Notification['kind'];
  params?: Record<string, string>;
  link?: string;
}

/** Writes a notification and tells the person's open screens. */
export async function notify(ctx: Ctx, { userId, kind, params = {}, link }: NewNotification): Promise<void> {
  await insertNotification(ctx.db, { userId, kind, params, link: link ?? null, createdAt: ctx.now });
  ctx.tell(userId, 'notifications:changed', { count: await countUnread(ctx.db, userId) });
}

export const countOwn = async (ctx: SignedInCtx) => ({ count: await countUnread(ctx.db, ctx.actor.id) });

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
      text: {
        en: say('en', `notifications.${row.kind}`, row.params),
        ar: say('ar', `notifications.${row.kind}`, row.params),
      },
      link: row.link,
      is_read: row.isRead,
      created_at: row.createdAt.toISOString(),
    })),
  };
}

export async function act(
  ctx: SignedInCtx,
  action: 'seen' | 'read' | 'read-all' | 'delete',
  id: string | undefined,
) {
  const userId = ctx.actor.id;
  if (action === 'read-all') await markRead(ctx.db, userId, 'all');
  else {
    const one = found(id, 'notifications.not_found');
    const done =
      action === 'delete'
        ? await deleteNotification(ctx.db, userId, one)
        : await markRead(ctx.db, userId, one);
    if (!done) throw new Refusal('notifications.not_found');
  }
  const count = await countUnread(ctx.db, userId);
  ctx.tell(userId, 'notifications:changed', { count });
  return { count };
}
