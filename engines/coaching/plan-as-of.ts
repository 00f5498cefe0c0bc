import { type LaidWeeks, layWeeks } from './lay-weeks.ts';
import type { PlanItem } from './plan-items.ts';

/** How a step of a week went; `finished`: not only its hours, but the whole item. */
export type StepOutcome = 'finished' | 'done' | 'partly' | 'not';

/** A week that a person looked back on. */
export interface ReviewedWeek {
  number: number;
  steps: readonly { itemId: string; hours: number; of: number; outcome: StepOutcome }[];
}

/** A plan that somebody follows: what it is made of, and what they said of its weeks so far. */
export interface RunningPlan {
  items: readonly PlanItem[];
  hoursAWeek: number;
  /** The first day of the first week, `YYYY-MM-DD`. */
  startOn: string;
  reviewed: readonly ReviewedWeek[];
  /** What the person has today. */
  has: ReadonlySet<string>;
  /** Items that were finished elsewhere. */
  finished: ReadonlySet<string>;
}

/** A plan as it stands on a day. */
export interface PlanAsOf {
  /** The week that is to be looked back on next; null where that of today already was. */
  due: number | null;
  /** The week in which the day lies; 0 before the plan has begun. */
  today: number;
  /** Numbers of the weeks that went by without a word. */
  missed: number[];
  /** Hours that went into each item. */
  spent: Map<string, number>;
  /** What lies ahead, the week that is due first. */
  ahead: LaidWeeks;
}

/** So many days after its end a week can still be looked back on. */
const GRACE_DAYS = 3;
/** Hours that a half-done step counts for, as a share of them. */
const PARTLY = 0.5;
/** A plan that was missed for long is laid on nevertheless. */
const MOST_WEEKS = 520;
const DAYS_A_WEEK = 7;
const DAY_MS = 86_400_000;

/** The first day of a week, `YYYY-MM-DD`. Days are those of the calendar: no time zone moves them. */
export const weekStart = (startOn: string, number: number): string =>
  new Date(Date.parse(startOn) + (number - 1) * DAYS_A_WEEK * DAY_MS).toISOString().slice(0, 10);

/** The last day of a week, `YYYY-MM-DD`. */
export const weekEnd = (startOn: string, number: number): string =>
  new Date(Date.parse(weekStart(startOn, number + 1)) - DAY_MS).toISOString().slice(0, 10);

/** The last day of the last week ahead; null where nothing is left, or no end is in sight. */
export function planEnd(startOn: string, { ahead }: PlanAsOf): string | null {
  const last = ahead.isPossible ? ahead.weeks.at(-1) : undefined;
  return last ? weekEnd(startOn, last.number) : null;
}

/** Items of the first week ahead, in their order. */
export function nextItems({ ahead }: PlanAsOf): string[] {
  return ahead.isPossible ? (ahead.weeks[0]?.steps.map(({ itemId }) => itemId) ?? []) : [];
}

/**
 * A plan as it stands on a day: what is due, what was missed, and the weeks ahead, laid anew around whatever was done,
 * missed, learned or changed until then.
 */
export function planAsOf(plan: RunningPlan, day: string): PlanAsOf {
  const days = Math.floor((Date.parse(day) - Date.parse(plan.startOn)) / DAY_MS);
  const today = Math.max(0, Math.floor(days / DAYS_A_WEEK) + 1);
  const reviewed = new Set(plan.reviewed.map(({ number }) => number));
  const isInGrace = days - (today - 1) * DAYS_A_WEEK < GRACE_DAYS;
  const due = [isInGrace ? today - 1 : today, today].find((number) => number > 0 && !reviewed.has(number));
  const from = Math.max(due ?? today + 1, 1);
  const spent = hoursSpent(plan);
  const { items, hoursAWeek, has } = plan;
  return {
    due: due ?? null,
    today,
    missed: numbersUntil(from).filter((number) => !reviewed.has(number)),
    spent,
    ahead: layWeeks(items, { has, spent, hoursAWeek, from, most: MOST_WEEKS }),
  };
}

/** Hours that went into each item, all of them where it was finished. */
export function hoursSpent({
  items,
  reviewed,
  finished,
}: Pick<RunningPlan, 'items' | 'reviewed' | 'finished'>): Map<string, number> {
  const hoursOf = new Map(items.map(({ id, hours }) => [id, hours]));
  const spent = new Map<string, number>();
  for (const { steps } of reviewed)
    for (const { itemId, hours, outcome } of steps) {
      const all = hoursOf.get(itemId) ?? Number.POSITIVE_INFINITY;
      const before = spent.get(itemId) ?? 0;
      const now = { finished: all, done: hours, partly: hours * PARTLY, not: 0 }[outcome];
      spent.set(itemId, Math.min(all, before + now));
    }
  for (const id of finished) spent.set(id, hoursOf.get(id) ?? 0);
  return spent;
}

const numbersUntil = (end: number): number[] =>
  Array.from({ length: Math.max(0, end - 1) }, (_, at) => at + 1);
