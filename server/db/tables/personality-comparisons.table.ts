import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { COMPARISON_STATES } from '#contract/features/personality-comparisons.contract.ts';
import { createdAt, id, moment } from './columns.ts';
import { portals } from './portals.table.ts';
import { users } from './users.table.ts';

/** Owner: personality-comparisons. One person asking another to compare personalities, until either of them ends it. */
export const personalityComparisons = pgTable(
  'personality_comparisons',
  {
    id: id(),
    portal: text()
      .notNull()
      .references(() => portals.key),
    askerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Who answered; null until then. */
    otherId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** What the link ends with that is handed to the other. */
    code: text().notNull(),
    state: text({ enum: COMPARISON_STATES }).notNull().default('ASKED'),
    createdAt: createdAt(),
    answeredAt: moment(),
  },
  (table) => [
    uniqueIndex('personality_comparisons_code').on(table.code),
    index('personality_comparisons_asker').on(table.askerId),
    index('personality_comparisons_other').on(table.otherId),
  ],
);
