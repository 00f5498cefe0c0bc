import type { Scale } from '#contract/features/assessments.fields.ts';
import { isRealDifference } from '#engines/assessments/index.ts';
import { daysAfter } from '#server/platform/days.ts';

/** The rules of comparing. All of them are pure: what time it is, they are told. */

/** So long a question waits for an answer. */
const OPEN_DAYS = 14;

interface Asked {
  state: 'ASKED' | 'AGREED' | 'DECLINED';
  createdAt: Date;
}

export const expiryOf = ({ createdAt }: Pick<Asked, 'createdAt'>): Date => daysAfter(createdAt, OPEN_DAYS);

/** Nobody has answered it, and its time is not over. */
export const isOpen = (asked: Asked, now: Date): boolean => asked.state === 'ASKED' && expiryOf(asked) > now;

type Measured = Pick<Scale, 'id' | 'score' | 'standard_error'>;

/** The scales on which two people really differ. Of one without a standard error nothing is said. */
export function scalesApart(one: readonly Measured[], other: readonly Measured[]): string[] {
  const others = new Map(other.map((scale) => [scale.id, scale]));
  return one.flatMap(({ id, score, standard_error: error }) => {
    const theirs = others.get(id);
    if (!theirs || error === null || theirs.standard_error === null) return [];
    return isRealDifference(score - theirs.score, [error, theirs.standard_error]) ? [id] : [];
  });
}
