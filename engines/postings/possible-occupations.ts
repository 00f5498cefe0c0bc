import { normaliseTitle, type Taxonomy } from '#engines/taxonomy/index.ts';
import type { PossibleOccupation } from './posting.ts';

const MOST_OCCUPATIONS = 5;
const LEAST_LIKENESS = 0.35;
const EXACT = 0.99;

/** Occupations that a title may mean; where their names are alike, the one whose skills are asked for. */
export function possibleOccupations(
  taxonomy: Taxonomy,
  title: string,
  skills: readonly { id: string }[],
): PossibleOccupation[] {
  if (title === '') return [];
  const asked = new Set(skills.map(({ id }) => id));
  return normaliseTitle(taxonomy, title, MOST_OCCUPATIONS)
    .filter(({ score }) => score >= LEAST_LIKENESS)
    .map(({ id, score }) => {
      const own = taxonomy.occupation(id)?.skills ?? [];
      const shared = own.filter((skill) => asked.has(skill.id)).length;
      // An exact name is left alone; a guess may rise a little by what the posting asks.
      return { id, score: score >= EXACT ? score : Math.min(0.989, score + Math.min(0.08, shared * 0.01)) };
    })
    .sort((a, b) => b.score - a.score);
}
