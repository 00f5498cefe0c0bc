import { date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';
import { users } from './users.table.ts';

/** Owner: market-figures. What a source outside of the product counted of a skill on a day. */
export const marketFigures = pgTable(
  'market_figures',
  {
    id: id(),
    portal: text().notNull(),
    source: text().notNull(),
    asOf: date({ mode: 'string' }).notNull(),
    kind: text({ enum: ['jobs', 'people'] }).notNull(),
    /** Of the taxonomy. */
    skillId: text().notNull(),
    /** As the source writes it; empty for everywhere. */
    place: text().notNull(),
    count: integer().notNull(),
    importedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    importedAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('market_figures_once').on(
      table.portal,
      table.source,
      table.asOf,
      table.kind,
      table.skillId,
      table.place,
    ),
    index('market_figures_skill').on(table.portal, table.skillId, table.asOf),
  ],
);
