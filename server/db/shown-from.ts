import { type SQL, sql } from 'drizzle-orm';
import { LIMITS } from '#contract/kernel/limits.ts';

const { candidateDisplayFloor: FLOOR, candidateDisplayShare: SHARE, candidateStrongFloor: STRONG } = LIMITS;

/**
 * The score above which a list shows matches at first, by that of its best. Beside a strong match, those that fit clearly less
 * well are rarely worth a look; where the best is not strong, the others may be as good.
 */
export const shownFrom = (best: number): number => (best < STRONG ? FLOOR : Math.max(FLOOR, best * SHARE));

/** The same for the database to say. */
export const shownFromOf = (best: SQL): SQL<number> =>
  sql`case when ${best} >= ${STRONG}::real then greatest(${FLOOR}::real, ${best} * ${SHARE}::real) else ${FLOOR}::real end`;
