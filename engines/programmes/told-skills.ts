import { derived, type Taxonomy } from '#engines/taxonomy/index.ts';
import { foldWithMap, wordsOf } from '#engines/text/index.ts';
import { type Clue, toldSubjects } from './clues.ts';
import { rootsOf } from './roots.ts';

/** A skill that a sentence tells of without naming it, with where its clues begin and end. */
export interface ToldSkill {
  skillId: string;
  start: number;
  end: number;
}

/** One clue of two words may be chance; two clues, or one of three words, are not. */
const FEWEST_WORDS = 3;

/** The skills of the taxonomy that the clues of a sentence tell of. */
export function toldSkills(taxonomy: Taxonomy, sentence: string): ToldSkill[] {
  const byRoot = cluesByRoot(taxonomy);
  const places = placesOf(sentence);
  const met = new Map<string, Set<Clue>>();
  for (const root of places.keys())
    for (const { skillId, clue } of byRoot.get(root) ?? [])
      if (clue.roots.every((one) => places.has(one))) {
        const clues = met.get(skillId) ?? new Set();
        met.set(skillId, clues.add(clue));
      }
  return [...met].flatMap(([skillId, clues]) => {
    const roots = new Set([...clues].flatMap((clue) => clue.roots));
    const isSure = roots.size >= FEWEST_WORDS || [...clues].some((clue) => clue.isName);
    if (!isSure) return [];
    const spans = [...roots].flatMap((root) => {
      const place = places.get(root);
      return place ? [place] : [];
    });
    return [
      { skillId, start: Math.min(...spans.map(([a]) => a)), end: Math.max(...spans.map(([, b]) => b)) },
    ];
  });
}

/** Clues of subjects that the taxonomy knows as skills, by the first of their roots; single words only tell with others. */
const cluesByRoot = derived((taxonomy) => {
  const byRoot = new Map<string, { skillId: string; clue: Clue }[]>();
  for (const { written, clues } of toldSubjects(taxonomy)) {
    const skill = written.map((name) => taxonomy.resolveSkill(name)).find((found) => found !== null);
    if (!skill) continue;
    for (const clue of clues) {
      const [first] = clue.roots;
      if (first === undefined || (clue.roots.length === 1 && !clue.isName)) continue;
      byRoot.set(first, [...(byRoot.get(first) ?? []), { skillId: skill.id, clue }]);
    }
  }
  return byRoot;
});

/** Where each root first stands in a sentence, in UTF-16 units. */
function placesOf(sentence: string): Map<string, readonly [start: number, end: number]> {
  const { folded, starts, ends } = foldWithMap(sentence);
  const places = new Map<string, readonly [number, number]>();
  for (const { text, start, end } of wordsOf(folded)) {
    const [root] = rootsOf(text);
    if (root !== undefined && !places.has(root)) places.set(root, [starts[start] ?? 0, ends[end - 1] ?? 0]);
  }
  return places;
}
