import { and, count, desc, eq } from 'drizzle-orm';
import { notifications } from '#server/db/tables/index.ts';
import type { Database } from '#server/platform/database.ts';

export async function insertNotification(
  db: Database,
  notification: typeof notifications.$inferInsert,
): Promise<void> {
  await db.insert(notifications).values(notification);
}

export async function countUnread(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), eq(notifications.isRead, false)));
  return row?.total ?? 0;
}

interface Filter {
  userId: string;
  isRead?: boolean | undefined;
}

export async function listNotifications(
  db: Database,
  { userId, isRead }: Filter,
  page: number,
  limit: number,
) {
  const where = and(
    eq(notifications.userId, userId),
    isRead === undefined ? undefined : eq(notifications.isRead, isRead),
  );
  const [total] = await db.select({ total: count() }).from(notifications).where(where);
  const rows = await db
    .select()
    .from(notifications)
    .where(where)
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit)
    .offset(page * limit);
  return { total: total?.total ?? 0, rows };
}

const ofPerson = (userId: string, id: string) =>
  and(eq(notifications.id, id), eq(notifications.userId, userId));

export async function markRead(db: Database, userId: string, id: string | 'all'): Promise<boolean> {
  const rows = await db
    .update(notifications)
    .set({ isRead: true })
    .where(id === 'all' ? eq(notifications.userId, userId) : ofPerson(userId, id))
    .returning({ id: notifications.id });
  return rows.length > 0;
}

export async function deleteNotification(db: Database, userId: string, id: string): Promise<boolean> {
  const rows = await db.delete(notifications).where(ofPerson(userId, id)).returning({ id: notifications.id });
  return rows.length > 0;
}
