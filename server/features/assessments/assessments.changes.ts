import type { AssessmentResult } from '#contract/features/assessments.fields.ts';
import type { Scored } from './assessments.instruments.ts';
import type { AttemptRow } from './assessments.store.ts';

/**
 * How a result differs from an earlier one of the same person, scale by scale. Of a topic or strength, whose questions are
 * others each time, the share in per cent is compared; of the rest the score itself. Null where another version asked.
 */
export function changesSince(
  earlier: AttemptRow & { scored: Scored },
  later: AttemptRow & { scored: Scored },
): AssessmentResult['earlier'] {
  if (earlier.instrumentVersion !== later.instrumentVersion || !earlier.completedAt) return null;
  const before = new Map(earlier.scored.scales.map((scale) => [scale.id, measureOf(scale)]));
  return {
    attempt_id: earlier.id,
    completed_at: earlier.completedAt.toISOString(),
    changes: later.scored.scales.flatMap((scale) => {
      const was = before.get(scale.id);
      const is = measureOf(scale);
      return was === undefined ? [] : [{ id: scale.id, before: was, now: is, change: is - was }];
    }),
  };
}

function measureOf({ kind, score, most }: Scored['scales'][number]): number {
  const isShare = kind === 'topic' || kind === 'strength';
  return isShare ? (most === 0 ? 0 : (100 * score) / most) : score;
}
