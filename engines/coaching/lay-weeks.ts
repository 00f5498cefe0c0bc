import { inOrder, itemsLeft, lackingBefore, type PlanItem, type Standing } from './plan-items.ts';

/** What of an item falls into one week. */
export interface WeekStep {
  itemId: string;
  /** Of this week. */
  hours: number;
  /** How many hours of the item lie before, and how many it has in all. */
  before: number;
  of: number;
  /** The item is finished with it. */
  isLast: boolean;
}

/** A week of a plan, counted from 1. */
export interface PlannedWeek {
  number: number;
  steps: WeekStep[];
}

/** How weeks are to be laid: how full each may be, where they begin, and how many they may be. */
interface WeeksWanted extends Standing {
  hoursAWeek: number;
  /** The number of the first week that is laid. */
  from: number;
  /** More weeks are no plan. */
  most: number;
}

/** Weeks, or why there can be none. */
export type LaidWeeks =
  | {
      isPossible: true;
      weeks: PlannedWeek[];
      /** By item: what it needs and nobody brings. */
      lacking: ReadonlyMap<string, readonly string[]>;
    }
  | { isPossible: false; why: 'nothing_left' }
  /** So many hours a week would do. */
  | { isPossible: false; why: 'too_long'; weeks: number; hoursAWeekNeeded: number };

/** Rather a free end of a week than a beginning that is none. */
const LEAST_BEGINNING_HOURS = 0.5;

/**
 * Lays what is left to do over weeks, none with more than `hoursAWeek` hours, each item after what it needs, and what the
 * goal cannot do without before the rest. The same input gives the same weeks: a week that was missed is laid anew by
 * laying from a later one.
 */
export function layWeeks(items: readonly PlanItem[], wanted: WeeksWanted): LaidWeeks {
  const left = itemsLeft(items, wanted);
  if (left.length === 0) return { isPossible: false, why: 'nothing_left' };
  const ordered = inOrder(left, wanted.has, (id) => (wanted.spent.get(id) ?? 0) > 0);
  const weeks = spread(ordered, wanted);
  if (weeks.length > wanted.most) {
    const hours = ordered.reduce((sum, item) => sum + hoursLeft(item, wanted), 0);
    return {
      isPossible: false,
      why: 'too_long',
      weeks: weeks.length,
      hoursAWeekNeeded: Math.ceil(hours / wanted.most) + 1,
    };
  }
  return { isPossible: true, weeks, lacking: lackingBefore(ordered, wanted.has) };
}

const hoursLeft = ({ id, hours }: PlanItem, { spent }: Standing) => hours - (spent.get(id) ?? 0);

function spread(ordered: readonly PlanItem[], wanted: WeeksWanted): PlannedWeek[] {
  let week: PlannedWeek = { number: wanted.from, steps: [] };
  const weeks = [week];
  let room = wanted.hoursAWeek;
  const nextWeek = () => {
    week = { number: week.number + 1, steps: [] };
    weeks.push(week);
    room = wanted.hoursAWeek;
  };
  for (const item of ordered) {
    let before = wanted.spent.get(item.id) ?? 0;
    while (before < item.hours) {
      const left = item.hours - before;
      if (room <= 0 || (left > room && room < LEAST_BEGINNING_HOURS && week.steps.length > 0)) nextWeek();
      const hours = Math.min(left, room);
      const isLast = hours === left;
      week.steps.push({ itemId: item.id, hours, before, of: item.hours, isLast });
      // What is finished is finished, whatever fractions add up to.
      before = isLast ? item.hours : before + hours;
      room -= hours;
    }
  }
  return weeks;
}
