import { DAY_MS } from '#server/platform/days.ts';
/** A course of a plan with the hours that it takes. */
export interface HoursToLearn {
  courseId: string;
  hours: number;
}

export interface LearningDays {
  courseId: string;
  /** `YYYY-MM-DD`, both inclusive. */
  startOn: string;
  dueOn: string;
}

const DAYS_A_WEEK = 7;

/**
 * The days that courses take one after the other, so many hours a week spread evenly over its days. A course begins on
 * the day on which the one before it ends, or on the next where that one fills its last day; it takes a day at least.
 * Days are those of the calendar: no time zone moves them.
 */
export function layOut(
  courses: readonly HoursToLearn[],
  { hoursAWeek, startOn }: { hoursAWeek: number; startOn: string },
): LearningDays[] {
  const first = Date.parse(`${startOn}T00:00:00Z`);
  const dayAfter = (days: number) => new Date(first + days * DAY_MS).toISOString().slice(0, 10);
  let hoursBefore = 0;
  return courses.map(({ courseId, hours }) => {
    // Counted anew from the beginning each time, so that roundings of many courses do not add up.
    const from = Math.floor((hoursBefore * DAYS_A_WEEK) / hoursAWeek);
    hoursBefore += hours;
    const until = Math.ceil((hoursBefore * DAYS_A_WEEK) / hoursAWeek) - 1;
    return { courseId, startOn: dayAfter(from), dueOn: dayAfter(Math.max(from, until)) };
  });
}
