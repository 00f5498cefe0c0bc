import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { isOutOfSight } from '#server/db/findable.ts';
import { companyBlocks, notificationChoices, notifications, users } from '#server/db/tables/index.ts';
import { type Database, onlyRow, preparedOnce } from '#server/platform/database.ts';
import { allNotificationKinds } from '#server/platform/notification-kinds.ts';

export type NotificationRow = typeof notifications.$inferSelect;
export type ChoiceRow = typeof notificationChoices.$inferSelect;

export async function insertNotifications(
  db: Database,
  rows: (typeof notifications.$inferInsert)[],
): Promise<NotificationRow[]> {
  return rows.length === 0 ? [] : db.insert(notifications).values(rows).returning();
}

/**
 * The unread entries of a group, held until the transaction ends; nobody else can begin one of this group meanwhile,
 * so that two who ask at the same moment are one entry.
 */
export async function holdGroup(
  db: Database,
  userIds: readonly string[],
  kind: string,
  groupKey: string,
): Promise<NotificationRow[]> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${kind}:${groupKey}`}, 0))`);
  return db
    .select()
    .from(notifications)
    .where(
      and(
        inArray(notifications.userId, [...userIds]),
        eq(notifications.kind, kind),
        eq(notifications.groupKey, groupKey),
        eq(notifications.isRead, false),
      ),
    )
    .orderBy(notifications.id)
    .for('update');
}

export const updateNotification = (db: Database, id: string, values: Partial<NotificationRow>) =>
  db.update(notifications).set(values).where(eq(notifications.id, id));

/** Puts back what was deleted, as it was. */
export async function restoreNotification(db: Database, row: NotificationRow): Promise<void> {
  await db.insert(notifications).values(row).onConflictDoNothing();
}

/** What another version told has no words in this one, and waits for its return. */
export const isAnnounced = () => inArray(notifications.kind, allNotificationKinds());

const isSwitchedOn = sql`not exists (
  select from ${notificationChoices} c
  where c.user_id = ${notifications.userId} and c.kind = ${notifications.kind} and not c.in_app)`;

/** Nobody is reminded of somebody who hides from their company by now. */
const tellsOfNobodyUnseen = sql`not exists (
  select from ${users} as reader
  join ${companyBlocks} as unseen on unseen.company_id = reader.company_id and unseen.lifted_at is null
  where reader.id = ${notifications.userId}
    and (unseen.user_id = ${notifications.actorId} or strpos(${notifications.link}, unseen.user_id::text) > 0)
    and ${isOutOfSight(sql`unseen.company_id`, sql`unseen.user_id`)})`;

/** What is announced is shown, whenever it was told, unless the person switched it off or must not read of whom it tells. */
export const isShown = () => and(isAnnounced(), isSwitchedOn, tellsOfNobodyUnseen);

export interface Counts {
  count: number;
  unseen: number;
}

/** Unread and unseen notifications of a person. */
export async function countOf(db: Database, userId: string): Promise<Counts> {
  return onlyRow(await counted(db).execute({ userId }));
}

/** Asked with every screen. */
const counted = preparedOnce('notifications_counted', (db) =>
  db
    .select({
      count: count(),
      unseen: sql<number>`count(*) filter (where ${isNull(notifications.seenAt)})::int`,
    })
    .from(notifications)
    .where(
      and(eq(notifications.userId, sql.placeholder('userId')), eq(notifications.isRead, false), isShown()),
    ),
);

const ofPerson = (userId: string, id: string | 'all') =>
  id === 'all'
    ? eq(notifications.userId, userId)
    : and(eq(notifications.id, id), eq(notifications.userId, userId));

export async function markSeen(
  db: Database,
  userId: string,
  id: string | 'all',
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(notifications)
    .set({ seenAt: sql`coalesce(${notifications.seenAt}, ${now.toISOString()})` })
    .where(id === 'all' ? and(ofPerson(userId, id), isNull(notifications.seenAt)) : ofPerson(userId, id))
    .returning({ id: notifications.id });
  return rows.length > 0;
}

export async function markRead(
  db: Database,
  userId: string,
  id: string | 'all',
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(notifications)
    .set({ isRead: true, seenAt: sql`coalesce(${notifications.seenAt}, ${now.toISOString()})` })
    .where(id === 'all' ? and(ofPerson(userId, id), eq(notifications.isRead, false)) : ofPerson(userId, id))
    .returning({ id: notifications.id });
  return rows.length > 0;
}

export async function deleteNotification(
  db: Database,
  userId: string,
  id: string,
): Promise<NotificationRow | null> {
  const [row] = await db.delete(notifications).where(ofPerson(userId, id)).returning();
  return row ?? null;
}

export async function markMailed(db: Database, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(notifications)
    .set({ mailedAt: now })
    .where(inArray(notifications.id, [...ids]));
}

export async function deleteNotifications(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(notifications).where(inArray(notifications.id, [...ids]));
}

export async function choicesOf(
  db: Database,
  userIds: readonly string[],
  kind?: string,
): Promise<ChoiceRow[]> {
  return db
    .select()
    .from(notificationChoices)
    .where(
      and(
        inArray(notificationChoices.userId, [...userIds]),
        kind === undefined ? undefined : eq(notificationChoices.kind, kind),
      ),
    );
}

/** Changes what is given of a choice; the rest stays, or is as usual where nothing was chosen before. */
export async function saveChoice(
  db: Database,
  usual: ChoiceRow,
  given: Partial<Pick<ChoiceRow, 'inApp' | 'mail'>>,
): Promise<void> {
  if (Object.keys(given).length === 0) return;
  await db
    .insert(notificationChoices)
    .values({ ...usual, ...given })
    .onConflictDoUpdate({ target: [notificationChoices.userId, notificationChoices.kind], set: given });
}

export const newestFirst = [desc(notifications.createdAt), desc(notifications.id)];

/** Others are told no longer of somebody who is gone: not where their page was, nor by their id. */
export async function forgetPerson(db: Database, userId: string): Promise<void> {
  await db.delete(notifications).where(sql`strpos(${notifications.link}, ${userId}) > 0`);
  await db
    .update(notifications)
    .set({ params: sql`replace(${notifications.params}::text, ${userId}, '')::jsonb` })
    .where(sql`strpos(${notifications.params}::text, ${userId}) > 0`);
}
