import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns.ts';
import { users } from './users.table.ts';

/** Owner: sessions. One row a sign-in: the family of all refresh tokens that came from it. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    device: text(),
    createdAt: createdAt(),
    endedAt: moment(),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** Owner: sessions. Refresh tokens by hash. A used one stays, so that its second use is recognised. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: text().primaryKey(),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    usedAt: moment(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('refresh_tokens_session').on(table.sessionId)],
);
