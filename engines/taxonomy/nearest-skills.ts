import { foldName, rootOf } from '#engines/text/index.ts';
import { derived } from './derived.ts';
import type { Taxonomy } from './taxonomy.ts';

type NearSkill = {
  id: string;
  /** 0 to 1; 1 for a name of the same words. */
  likeness: number;
};

/**
 * The skills whose names, in either language, share most words with this one, best first: Jaccard's measure over the
 * roots of the words, each weighted by its rarity among all names. For proposing, never for deciding.
 */
export function nearestSkills(taxonomy: Taxonomy, name: string, k: number): NearSkill[] {
  const { names, byRoot, weightOf } = nameIndex(taxonomy);
  const roots = rootsOf(name);
  const shared = new Map<number, number>();
  for (const root of roots) {
    for (const at of byRoot.get(root) ?? []) shared.set(at, (shared.get(at) ?? 0) + weightOf(root));
  }
  const total = sum(roots, weightOf);
  const best = new Map<string, number>();
  for (const [at, weight] of shared) {
    const { id, roots: others } = names[at]!;
    const likeness = weight / (total + sum(others, weightOf) - weight);
    if (likeness > (best.get(id) ?? 0)) best.set(id, likeness);
  }
  return [...best]
    .map(([id, likeness]) => ({ id, likeness }))
    .filter(({ likeness }) => likeness >= LEAST_LIKENESS)
    .sort((a, b) => b.likeness - a.likeness || (a.id < b.id ? -1 : 1))
    .slice(0, k);
}

const LEAST_LIKENESS = 0.2;

type NameIndex = {
  names: { id: string; roots: Set<string> }[];
  /** Places in the list of names. */
  byRoot: Map<string, number[]>;
  weightOf: (root: string) => number;
};

const nameIndex = derived(({ skills }): NameIndex => {
  const names: NameIndex['names'] = [];
  const byRoot: NameIndex['byRoot'] = new Map();
  for (const { id, name, aliases } of skills) {
    for (const written of [name.en, name.ar, ...aliases.en, ...aliases.ar]) {
      const roots = rootsOf(written);
      for (const root of roots) {
        const places = byRoot.get(root);
        if (places) places.push(names.length);
        else byRoot.set(root, [names.length]);
      }
      names.push({ id, roots });
    }
  }
  const weightOf = (root: string) => Math.log(1 + names.length / (1 + (byRoot.get(root)?.length ?? 0)));
  return { names, byRoot, weightOf };
});

const rootsOf = (name: string): Set<string> => new Set(foldName(name).split(' ').filter(Boolean).map(rootOf));

function sum(roots: ReadonlySet<string>, weightOf: (root: string) => number): number {
  let total = 0;
  for (const root of roots) total += weightOf(root);
  return total;
}
