import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { AWARD_KINDS } from '#contract/features/awards.contract.ts';
import { createdAt, id } from './columns.ts';
import { users } from './users.table.ts';

/** Owner: awards. Highlights and awards of a person, each with a picture or document where there is one. */
export const awards = pgTable(
  'awards',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: AWARD_KINDS }).notNull(),
    title: text().notNull(),
    description: text(),
    /** `YYYY-MM` or `YYYY`. */
    date: text(),
    fileId: uuid(),
    createdAt: createdAt(),
  },
  (table) => [index('awards_user').on(table.userId, table.createdAt)],
);
