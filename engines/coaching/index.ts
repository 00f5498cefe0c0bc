/**
 * The door of the coaching engine: lays what somebody wants to learn or mend over weeks, and chooses what a mentor
 * may say to what they write in a check-in. It knows no course and no database; beyond
 * itself it imports text.
 */
export type { WeekStep } from './lay-weeks.ts';
export { type ReplyPart, replyTo } from './mentor.ts';
export {
  hoursSpent,
  nextItems,
  type PlanAsOf,
  planAsOf,
  planEnd,
  type ReviewedWeek,
  type StepOutcome,
  weekEnd,
  weekStart,
} from './plan-as-of.ts';
export type { PlanItem } from './plan-items.ts';
