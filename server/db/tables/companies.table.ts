import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';
import { portals } from './portals.table.ts';

/** Owner: companies. */
export const companies = pgTable(
  'companies',
  {
    id: id(),
    portal: text()
      .notNull()
      .references(() => portals.key),
    name: text().notNull(),
    /** The name as it is looked for, folded as the taxonomy folds: no case, one alef, one ya, no marks. */
    nameSought: text()
      .notNull()
      .generatedAlwaysAs(
        sql`translate(regexp_replace(lower(name), '[\\u064B-\\u0652]', '', 'g'), 'أإآٱىیئؤةکڪگپڤ٠١٢٣٤٥٦٧٨٩ـء', 'اااايييوهككجبف0123456789')`,
      ),
    avatarFileId: uuid(),
    size: integer().notNull(),
    industry: text().notNull(),
    location: text().notNull(),
    website: text(),
    /** Of its website, without `www.`: two companies of one domain are one. */
    domain: text(),
    description: text().notNull(),
    /** New jobs of it begin as blind reviews. */
    isBlindByDefault: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    index('companies_portal_domain').on(table.portal, table.domain),
    index('companies_portal_name').on(table.portal, table.name),
    index('companies_name_sought').using('gin', table.nameSought.op('gin_trgm_ops')),
  ],
);
