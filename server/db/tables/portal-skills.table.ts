import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { PortalSkill } from '#contract/features/skills.contract.ts';
import { createdAt, id, moment } from './columns.ts';
import { jobs } from './jobs.table.ts';
import { users } from './users.table.ts';

/** Owner: skills. Names of skills that the taxonomy does not know, and what a portal's admin made of each. */
export const portalSkills = pgTable(
  'portal_skills',
  {
    id: id(),
    portal: text().notNull(),
    /** As it was first written. */
    name: text().notNull(),
    /** The same name however it is written. */
    folded: text().notNull(),
    status: text().$type<PortalSkill['status']>().notNull().default('new'),
    /** The concept it is linked to. */
    refSkill: text(),
    decidedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    decidedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('portal_skills_name').on(table.portal, table.folded)],
);

/** Owner: skills. Who names such a skill: one row for each job or person, gone with them. */
export const portalSkillMentions = pgTable(
  'portal_skill_mentions',
  {
    id: id(),
    portal: text().notNull(),
    portalSkillId: uuid()
      .notNull()
      .references(() => portalSkills.id, { onDelete: 'cascade' }),
    jobId: uuid().references(() => jobs.id, { onDelete: 'cascade' }),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    uniqueIndex('portal_skill_mentions_job').on(table.jobId, table.portalSkillId),
    uniqueIndex('portal_skill_mentions_user').on(table.userId, table.portalSkillId),
    index('portal_skill_mentions_portal').on(table.portal, table.portalSkillId),
  ],
);
