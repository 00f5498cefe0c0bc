import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { NamedStageKind } from '#contract/features/hiring-stages.contract.ts';
import { createdAt, id } from './columns.ts';
import { companies } from './companies.table.ts';

/** Owner: hiring-stages. The stages of a company's pipeline between the shortlist and the hire; none means the usual ones. */
export const hiringStages = pgTable(
  'hiring_stages',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    kind: text().$type<NamedStageKind>().notNull(),
    /** Null is the product's own word in the reader's language. */
    name: text(),
    position: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('hiring_stages_company').on(table.companyId, table.position)],
);
