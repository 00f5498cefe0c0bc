import type { IntegritySignals } from '#contract/features/assessments.fields.ts';
import type { Instrument } from '#engines/assessments/index.ts';
import type { Database } from '#server/platform/database.ts';
import { paceOf } from './assessments.policy.ts';
import { type AttemptRow, answersOf, countSignals } from './assessments.store.ts';

/** What was noticed while an attempt ran. Nothing of it enters a score, and nobody but the person is shown it. */
export async function signalsOf(
  db: Database,
  { minutes, questions }: Pick<Instrument, 'minutes' | 'questions'>,
  attempt: AttemptRow,
): Promise<IntegritySignals> {
  const counted = new Map((await countSignals(db, attempt.id)).map((row) => [row.kind, row]));
  const seconds = medianGap((await answersOf(db, attempt.id)).map(({ answeredAt }) => answeredAt.getTime()));
  const planned = (minutes * 60) / Math.max(1, questions);
  return {
    tab_left: {
      times: counted.get('tab_left')?.times ?? 0,
      seconds: counted.get('tab_left')?.seconds ?? 0,
    },
    paste: { times: counted.get('paste')?.times ?? 0 },
    pace: { seconds, is: paceOf(seconds, planned) },
  };
}

/** Fewer answers than this have no pace. */
const LEAST_GAPS = 4;

/** Seconds between one answer and the next at the median; null of too few. */
function medianGap(timesMs: readonly number[]): number | null {
  const gaps = timesMs.slice(1).map((at, index) => (at - (timesMs[index] ?? at)) / 1_000);
  if (gaps.length < LEAST_GAPS) return null;
  const sorted = gaps.toSorted((a, b) => a - b);
  const [below = 0, above = 0] = [
    sorted[Math.floor((sorted.length - 1) / 2)],
    sorted[Math.floor(sorted.length / 2)],
  ];
  return Math.round((below + above) * 5) / 10;
}
