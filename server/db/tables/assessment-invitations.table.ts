import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { assessmentAttempts } from './assessments.table.ts';
import { createdAt, id, moment } from './columns.ts';
import { companies } from './companies.table.ts';
import { jobs } from './jobs.table.ts';
import { portals } from './portals.table.ts';
import { users } from './users.table.ts';

/** Owner: assessment-invitations. A company asking somebody to take an instrument and to let it see the result. */
export const assessmentInvitations = pgTable(
  'assessment_invitations',
  {
    id: id(),
    portal: text()
      .notNull()
      .references(() => portals.key),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** The job that it is for, which may review people blind. */
    jobId: uuid().references(() => jobs.id, { onDelete: 'set null' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    instrument: text().notNull(),
    /** That its deadline has passed is no state of its own: it follows from the clock. */
    state: text({ enum: ['INVITED', 'STARTED', 'COMPLETED', 'DECLINED', 'REVOKED'] })
      .notNull()
      .default('INVITED'),
    invitedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    deadline: moment().notNull(),
    remindedAt: moment(),
    /** The attempt that was begun through it, or whose result answered it. */
    attemptId: uuid().references(() => assessmentAttempts.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('assessment_invitations_open')
      .on(table.companyId, table.userId, table.instrument)
      .where(sql`${table.state} in ('INVITED', 'STARTED')`),
    index('assessment_invitations_company').on(table.companyId, table.createdAt),
    index('assessment_invitations_user').on(table.userId),
    index('assessment_invitations_attempt').on(table.attemptId),
  ],
);
