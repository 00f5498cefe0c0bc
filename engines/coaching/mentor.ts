import type { Concern } from '#engines/text/index.ts';
import type { StepOutcome } from './plan-as-of.ts';

/** What kept somebody from what was planned. */
export type Hindrance = 'time' | 'difficulty' | 'access' | 'motivation' | 'health' | 'family' | 'other';

/** What is known after a week, of which a reply may speak and of nothing else. */
export interface WeekFacts {
  steps: readonly { itemId: string; outcome: StepOutcome; isLast: boolean }[];
  hindrances: readonly Hindrance[];
  concern: Concern | null;
  /** Hours that the person says went into the week, and those that were planned. */
  hours: number;
  hoursPlanned: number;
  /** Hours of all weeks together, this one among them. */
  hoursInAll: number;
  /** Weeks looked back on without a gap before them, this one among them. */
  weeksInARow: number;
  hoursAWeek: { before: number; now: number };
  /** Items of the next week, in their order; none where the plan is done. */
  next: readonly string[];
  /** The last day of the plan before and after, `YYYY-MM-DD`; null where nothing is left. */
  endsOn: { before: string | null; now: string | null };
}

/** A sentence of a reply, by its code, with what it speaks of. */
export type ReplyPart =
  | { code: `concern_${Concern}` }
  | { code: 'all_done' | 'some_done'; count: number; of: number }
  | { code: 'none_done' | 'half_done' }
  | { code: 'finished'; item: string }
  | { code: `hindered_${Hindrance}` }
  | { code: 'hours_changed' | 'more_than_planned' | 'hours_in_all'; hours: number }
  | { code: 'in_a_row'; count: number }
  | { code: 'next'; items: string[] }
  | { code: 'ends_later' | 'ends_sooner'; day: string }
  | { code: 'plan_done' };

/** From so many weeks in a row on they are worth a word. */
const ROW = 3;
/** More is read by nobody. */
const MOST_PARTS = 5;

/**
 * What a mentor says to a week, made of what is known and nothing else. Of a crisis nothing is said but that a person is
 * needed; a matter of health or law comes first, and no advice about it.
 */
export function replyTo(week: WeekFacts): ReplyPart[] {
  if (week.concern === 'crisis') return [{ code: 'concern_crisis' }];
  const parts: ReplyPart[] = [
    ...(week.concern ? [{ code: `concern_${week.concern}` } as const] : []),
    ...done(week),
    ...hindered(week),
    ...changed(week),
  ];
  return [...parts.slice(0, MOST_PARTS - 1), ahead(week)];
}

function done({ steps, hours, hoursPlanned, weeksInARow, concern }: WeekFacts): ReplyPart[] {
  const whole = steps.filter(({ outcome }) => outcome === 'done' || outcome === 'finished');
  const some = steps.filter(({ outcome }) => outcome !== 'not');
  const finished = steps.find(
    ({ outcome, isLast }) => outcome === 'finished' || (outcome === 'done' && isLast),
  );
  const of = steps.length;
  const howMuch: ReplyPart =
    whole.length > 0
      ? { code: whole.length === of ? 'all_done' : 'some_done', count: whole.length, of }
      : { code: some.length > 0 ? 'half_done' : 'none_done' };
  return [
    howMuch,
    ...(finished ? [{ code: 'finished', item: finished.itemId } as const] : []),
    ...(hours > hoursPlanned && hoursPlanned > 0 ? [{ code: 'more_than_planned', hours } as const] : []),
    ...(weeksInARow >= ROW && !concern ? [{ code: 'in_a_row', count: weeksInARow } as const] : []),
  ];
}

function hindered({ hindrances, hoursInAll, concern }: WeekFacts): ReplyPart[] {
  // What is already said of health is not said twice.
  const first = hindrances.find((one) => !(one === 'health' && concern === 'medical'));
  if (!first) return [];
  return [
    { code: `hindered_${first}` },
    // Whoever doubts is told what is true: that something was done.
    ...(first === 'motivation' && hoursInAll > 0
      ? [{ code: 'hours_in_all', hours: hoursInAll } as const]
      : []),
  ];
}

function changed({ hoursAWeek, endsOn }: WeekFacts): ReplyPart[] {
  const { before, now } = endsOn;
  return [
    ...(hoursAWeek.now !== hoursAWeek.before
      ? [{ code: 'hours_changed', hours: hoursAWeek.now } as const]
      : []),
    ...(before && now && now !== before
      ? [{ code: now > before ? 'ends_later' : 'ends_sooner', day: now } as const]
      : []),
  ];
}

const ahead = ({ next }: WeekFacts): ReplyPart =>
  next.length > 0 ? { code: 'next', items: [...next] } : { code: 'plan_done' };
