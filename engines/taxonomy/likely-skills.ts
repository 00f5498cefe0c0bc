import type { Taxonomy } from './taxonomy.ts';

/** A skill that whoever does this work likely has, though nothing states it. */
export interface LikelySkill {
  id: string;
  /** 0 to 1: how far it counts; a stated skill is 1. */
  weight: number;
}

/** Most who do the work have what it cannot be done without; nobody said so, and so it counts for half at most. */
const WEIGHT = { essential: 0.5, useful: 0.2 } as const;
/** What somebody did before counts less. */
const FORMER = 0.6;

/**
 * The skills that occupations imply, weakly, the likeliest first: the first occupation is the present one, others are
 * former ones. A list says of them "likely, not stated". Unknown occupations imply nothing.
 */
export function likelySkills(taxonomy: Taxonomy, occupationIds: readonly string[]): LikelySkill[] {
  const weights = new Map<string, number>();
  for (const [at, occupationId] of occupationIds.entries()) {
    for (const { id, importance } of taxonomy.occupation(occupationId)?.skills ?? []) {
      const weight = WEIGHT[importance] * (at === 0 ? 1 : FORMER);
      weights.set(id, Math.max(weights.get(id) ?? 0, weight));
    }
  }
  return [...weights]
    .map(([id, weight]) => ({ id, weight }))
    .sort((a, b) => b.weight - a.weight || (a.id < b.id ? -1 : 1));
}
