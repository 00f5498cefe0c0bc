import { boolean, index, integer, jsonb, pgTable, real, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import {
  COACHING_CONCERNS,
  COACHING_HINDRANCES,
  type COACHING_STEPS,
  type HiringMatter,
} from '#contract/features/coaching-plans.contract.ts';
import type { PlanItem, ReplyPart, ReviewedWeek, WeekStep } from '#engines/coaching/index.ts';
import { createdAt, id, moment } from './columns.ts';
import { users } from './users.table.ts';

/** Something to do, with what kind of thing it is. */
export type CoachingItem = PlanItem & { kind: (typeof COACHING_STEPS)[number] };

/** What was measured when a plan began, to be held against what is. */
export interface CoachingStart {
  /** Ids of the skills that the person had. */
  skills: string[];
  /** 0 to 1; null of hiring. */
  fit: number | null;
  /** By job: the score with it. */
  jobs: Record<string, number>;
  hiring: Partial<Record<HiringMatter, number>>;
}

/** Owner: coaching-plans. A person's programme: what there is to do, in how many hours a week, since when. */
export const coachingPlans = pgTable('coaching_plans', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Concept of the occupation that it leads to; null of hiring. */
  occupationId: text(),
  hoursAWeek: integer().notNull(),
  /** `YYYY-MM-DD`. */
  startOn: text().notNull(),
  /** In the order in which they were found worth doing. */
  items: jsonb().$type<CoachingItem[]>().notNull(),
  /** Ids of skills of the goal that no item brings. */
  beside: text().array().notNull().default([]),
  start: jsonb().$type<CoachingStart>().notNull(),
  isReminding: boolean().notNull().default(true),
  /** The last week of which the person was reminded. */
  remindedOf: integer().notNull().default(0),
  createdAt: createdAt(),
});

/** Owner: coaching-plans. A person's look back on one week. */
export const coachingCheckIns = pgTable(
  'coaching_check_ins',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => coachingPlans.userId, { onDelete: 'cascade' }),
    week: integer().notNull(),
    steps: jsonb().$type<(WeekStep & ReviewedWeek['steps'][number])[]>().notNull(),
    hours: real().notNull(),
    hindrances: text({ enum: COACHING_HINDRANCES }).array().notNull().default([]),
    words: text().notNull(),
    concern: text({ enum: COACHING_CONCERNS }),
    reply: jsonb().$type<ReplyPart[]>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('coaching_check_ins_week').on(table.userId, table.week)],
);

/** Owner: coaching-plans. What a person wrote for themselves. */
export const coachingNotes = pgTable(
  'coaching_notes',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    createdAt: createdAt(),
    editedAt: moment(),
  },
  (table) => [index('coaching_notes_user').on(table.userId, table.createdAt)],
);
