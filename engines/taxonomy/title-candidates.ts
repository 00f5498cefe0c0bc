import type { OccupationNames } from './occupation-names.ts';

/** An occupation by its id; the score goes from 0 to 1. */
export type RankedTitle = { id: string; score: number };

/** The occupations that a title may mean, while they are weighed. */
export interface Candidates {
  /** Meets occupations by their names and by what is alike; of what was met before the better is kept. */
  look(query: string, weight: number): void;
  /** Whether one reaches the score. */
  has(score: number): boolean;
  scale(weightOf: (id: string, score: number) => number): void;
  /** Puts one that was met before all others of its score. */
  favour(id: string): void;
  /** Gives at least this score. */
  lift(id: string, score: number): void;
  /** Gives this score. */
  set(id: string, score: number): void;
  best(k: number): RankedTitle[];
}

/** An occupation's own name goes before another's alias. */
export const scoreOfAlias = 0.999;
/** "Account Manager" is not quite "Accounts Manager". */
export const scoreOfInflected = 0.995;
/** What was not met word for word stays below what was. */
const limitOfGuess = 0.98;
/** More than any difference of likeness. */
const likenessOfFavoured = 10;

/** `likeness` has no upper limit: it orders those whose scores are cut at the same limit. */
type Candidate = { score: number; likeness: number };

/** Candidates for one title, none of them met yet. */
export function createCandidates(
  names: OccupationNames,
  /** What is written like a query, with scores that have no upper limit. */
  alike: (query: string) => readonly RankedTitle[],
): Candidates {
  const met = new Map<string, Candidate>();
  return {
    look(query, weight) {
      const likenesses = new Map(alike(query).map(({ id, score }) => [id, score]));
      const [own, same, near] = [names.ownName(query), names.asWritten(query), names.inflected(query)];
      const scoreOf = (id: string, likeness: number): number => {
        if (own.has(id)) return 1;
        if (same.has(id)) return scoreOfAlias;
        return near.has(id) ? scoreOfInflected : Math.min(likeness, limitOfGuess);
      };
      for (const id of new Set([...same, ...near, ...likenesses.keys()])) {
        const likeness = likenesses.get(id) ?? 0;
        const known = met.get(id);
        met.set(id, {
          score: Math.max(known?.score ?? 0, scoreOf(id, likeness) * weight),
          likeness: Math.max(known?.likeness ?? 0, likeness * weight),
        });
      }
    },
    has: (least) => [...met.values()].some(({ score }) => score >= least),
    scale(weightOf) {
      for (const [id, { score, likeness }] of met) {
        const weight = weightOf(id, score);
        met.set(id, { score: score * weight, likeness: likeness * weight });
      }
    },
    favour(id) {
      const candidate = met.get(id);
      if (candidate) met.set(id, { ...candidate, likeness: candidate.likeness + likenessOfFavoured });
    },
    lift(id, score) {
      const known = met.get(id);
      met.set(id, { score: Math.max(known?.score ?? 0, score), likeness: known?.likeness ?? 0 });
    },
    set: (id, score) => void met.set(id, { score, likeness: met.get(id)?.likeness ?? score }),
    best: (k) =>
      [...met]
        .sort(
          ([a, one], [b, other]) =>
            other.score - one.score || other.likeness - one.likeness || (a < b ? -1 : 1),
        )
        .slice(0, k)
        .map(([id, { score }]) => ({ id, score })),
  };
}
