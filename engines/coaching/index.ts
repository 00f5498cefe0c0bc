/**
 * The door of the coaching engine: lays what somebody wants to learn or mend over weeks, reads what they write in a
 * check-in for matters that need a person, and chooses what a mentor may say. It knows no course and no database; beyond
 * itself it imports text.
 */
export { CONCERNS, type Concern, type ConcernReader, openConcerns } from './concerns.ts';
export { type LaidWeeks, layWeeks, type PlannedWeek, type WeekStep } from './lay-weeks.ts';
export { HINDRANCES, type Hindrance, type ReplyPart, replyTo, type WeekFacts } from './mentor.ts';
export {
  GRACE_DAYS,
  type PlanAsOf,
  planAsOf,
  type ReviewedWeek,
  type RunningPlan,
  STEP_OUTCOMES,
  type StepOutcome,
  weekStart,
} from './plan-as-of.ts';
export type { PlanItem } from './plan-items.ts';
