import { and, count, eq, gte, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { emails, notificationChoices, notifications, users } from '#server/db/tables/index.ts';
import type { Database } from '#server/platform/database.ts';
import { allNotificationKinds, factsOfKind } from '#server/platform/notification-kinds.ts';
import { isAnnounced, isShown, newestFirst } from './notifications.store.ts';

const actors = alias(users, 'actors');

/** A notification as it is told: with who did it, by the name they have now. */
const told = {
  id: notifications.id,
  kind: notifications.kind,
  params: notifications.params,
  link: notifications.link,
  count: notifications.count,
  seenAt: notifications.seenAt,
  isRead: notifications.isRead,
  createdAt: notifications.createdAt,
  actor: sql<string | null>`nullif(trim(concat(${actors.firstName}, ' ', ${actors.lastName})), '')`,
  actorAvatar: actors.avatarFileId,
};

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
    isShown(),
  );
  const [total] = await db.select({ total: count() }).from(notifications).where(where);
  const rows = await db
    .select(told)
    .from(notifications)
    .leftJoin(actors, eq(actors.id, notifications.actorId))
    .where(where)
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(page * limit);
  return { total: total?.total ?? 0, rows };
}

export async function userExists(db: Database, id: string): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.id, id));
  return rows.length > 0;
}

/**
 * Holds a person, so that their account stays until the transaction ends. Whoever mails holds them before their
 * notifications, in the order in which an account is deleted: the other way round the two would wait for each other.
 */
export async function holdPerson(db: Database, of: { userId: string } | { notificationId: string }) {
  const id =
    'userId' in of
      ? of.userId
      : db
          .select({ id: notifications.userId })
          .from(notifications)
          .where(eq(notifications.id, of.notificationId));
  await db.select({ id: users.id }).from(users).where(eq(users.id, id)).for('key share');
}

const unmailed = and(eq(notifications.isRead, false), isNull(notifications.mailedAt));
/** Mails go to addresses that were confirmed, of accounts that are open. */
const isReachable = and(eq(users.isEmailConfirmed, true), isNull(users.disabledAt));

/** Notifications with whom they go to by mail; what is found is held until the transaction ends. */
const due = (db: Database, where: SQL | undefined) =>
  db
    .select({
      ...told,
      userId: users.id,
      email: users.email,
      language: users.language,
      portal: users.portal,
    })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
    .leftJoin(actors, eq(actors.id, notifications.actorId))
    .leftJoin(notificationChoices, choiceOfIts)
    .where(and(unmailed, isReachable, isAnnounced(), where))
    .orderBy(...newestFirst)
    .for('update', { of: notifications });

const choiceOfIts = and(
  eq(notificationChoices.userId, notifications.userId),
  eq(notificationChoices.kind, notifications.kind),
);

export async function findDue(db: Database, id: string) {
  const [row] = await due(db, eq(notifications.id, id));
  return row ?? null;
}

export const findDueToday = (db: Database, userId: string, span: { oldest: Date }) =>
  due(db, and(eq(notifications.userId, userId), isDaily(), gte(notifications.createdAt, span.oldest)));

const kindsWhere = (holds: (kind: string) => boolean) =>
  inArray(notifications.kind, allNotificationKinds().filter(holds));

/** Its kind goes out daily: by the person's choice, or because it usually does. */
const isDaily = () =>
  or(
    and(
      eq(notificationChoices.mail, 'daily'),
      kindsWhere((kind) => !factsOfKind(kind).isFixed),
    ),
    and(
      isNull(notificationChoices.mail),
      kindsWhere((kind) => factsOfKind(kind).mail === 'daily'),
    ),
  );

/** People with something for the daily mail who got none today, in the order of their ids. */
export async function peopleDueToday(
  db: Database,
  { today, oldest }: { today: Date; oldest: Date },
  after: string | null,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: notifications.userId })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
    .leftJoin(notificationChoices, choiceOfIts)
    .where(
      and(
        unmailed,
        isReachable,
        isDaily(),
        gte(notifications.createdAt, oldest),
        after === null ? undefined : sql`${notifications.userId} > ${after}`,
        sql`not exists (select from ${emails} where ${emails.userId} = ${notifications.userId}
          and ${emails.kind} = 'digest' and ${emails.createdAt} >= ${today.toISOString()})`,
      ),
    )
    .orderBy(notifications.userId)
    .limit(limit);
  return rows.map(({ userId }) => userId);
}
