import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Bilingual } from '#contract/kernel/fields.ts';
import { createdAt, id, moment } from './columns.ts';
import { users } from './users.table.ts';

/** Owner: notifications. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    /** What the kind's sentence is filled with; what we name ourselves in both languages. */
    params: jsonb().$type<Record<string, string | Bilingual>>().notNull().default({}),
    link: text(),
    /** Who did what it tells of. */
    actorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Unread ones of one kind about one thing are one entry with a count. */
    groupKey: text(),
    count: integer().notNull().default(1),
    seenAt: moment(),
    isRead: boolean().notNull().default(false),
    /** When it went out by mail, by itself or in a digest. */
    mailedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    index('notifications_user').on(table.userId, table.createdAt),
    index('notifications_to_mail').on(table.userId).where(sql`mailed_at is null and not is_read`),
  ],
);

/** When a kind of notification goes out by mail. */
export type MailTiming = 'never' | 'at-once' | 'daily';

/** Owner: notifications. What a person chose otherwise than its kind usually does. */
export const notificationChoices = pgTable(
  'notification_choices',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    inApp: boolean().notNull(),
    mail: text().$type<MailTiming>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);
