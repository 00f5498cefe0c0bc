import { boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Notification } from '#contract/features/notifications.contract.ts';
import { createdAt, id } from './columns.ts';
import { users } from './users.table.ts';

/** Owner: notifications. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<Notification['kind']>().notNull(),
    /** What the kind's sentence is filled with. */
    params: jsonb().$type<Record<string, string>>().notNull().default({}),
    link: text(),
    isRead: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [index('notifications_user').on(table.userId, table.createdAt)],
);
