import { jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import type { JsonResume } from '#contract/features/profiles.json-resume.ts';
import { moment } from './columns.ts';
import { users } from './users.table.ts';

/** Owner: profiles. What a person brought as JSON Resume, whole: what a profile has no field for is given back from here. */
export const keptResumes = pgTable('kept_resumes', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  document: jsonb().$type<JsonResume>().notNull(),
  keptAt: moment().notNull(),
});
