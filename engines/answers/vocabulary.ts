import { isArabic, slipsBetween } from '#engines/text/index.ts';
import { arabicSkeleton } from './stems.ts';
import { soundOf } from './transliteration.ts';

/** The stems that stand in the documents, found by how they are written and how they sound. */
export type Vocabulary = {
  add(stem: string): void;
  remove(stem: string): void;
  clear(): void;
  /** Stems that differ from an unknown one by a slip or two. */
  misspelt(stem: string): string[];
  /** Arabic stems with the same letters of the root. */
  kindred(stem: string): string[];
  /** Stems of the other script that sound alike, for names. */
  sounding(word: string): string[];
};

/** `frequency` says in how many passages a stem stands: of many candidates the commoner ones are given. */
export function createVocabulary(frequency: (stem: string) => number): Vocabulary {
  const bySkeleton = new Map<string, Set<string>>();
  const bySound = new Map<string, Set<string>>();
  const byGram = new Map<string, Set<string>>();
  const each = (stem: string, change: (table: Map<string, Set<string>>, key: string) => void) => {
    if (/^\d/.test(stem)) return;
    const skeleton = arabicSkeleton(stem);
    if (skeleton !== '') change(bySkeleton, skeleton);
    const sound = soundOf(stem);
    if (sound !== '') change(bySound, sound);
    if (stem.length >= 4) for (const gram of gramsOf(stem)) change(byGram, gram);
  };
  const commonest = (stems: Iterable<string>, most: number) =>
    [...stems].sort((a, b) => frequency(b) - frequency(a) || (a < b ? -1 : 1)).slice(0, most);
  return {
    add: (stem) =>
      each(stem, (table, key) => {
        const known = table.get(key);
        if (known) known.add(stem);
        else table.set(key, new Set([stem]));
      }),
    remove: (stem) =>
      each(stem, (table, key) => {
        const known = table.get(key);
        known?.delete(stem);
        if (known?.size === 0) table.delete(key);
      }),
    clear: () => {
      for (const table of [bySkeleton, bySound, byGram]) table.clear();
    },
    misspelt: (stem) => commonest(misspelt(stem, byGram), 3),
    kindred: (stem) => {
      const skeleton = arabicSkeleton(stem);
      const found =
        skeleton === '' ? [] : [...(bySkeleton.get(skeleton) ?? [])].filter((other) => other !== stem);
      return commonest(found, 12);
    },
    sounding: (word) => {
      const found = [...(bySound.get(soundOf(word)) ?? [])].filter(
        (other) => isArabic(other) !== isArabic(word),
      );
      return commonest(found, 4);
    },
  };
}

function misspelt(stem: string, byGram: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const most = stem.length >= 8 ? 2 : stem.length >= 5 ? 1 : 0;
  if (most === 0) return [];
  const shared = new Map<string, number>();
  for (const gram of gramsOf(stem))
    for (const other of byGram.get(gram) ?? []) shared.set(other, (shared.get(other) ?? 0) + 1);
  const found: { other: string; slips: number }[] = [];
  for (const [other, count] of shared) {
    if (count < stem.length - 3 * most - 1 || other === stem) continue;
    const slips = slipsBetween(stem, other, most);
    if (slips <= most) found.push({ other, slips });
  }
  const least = Math.min(...found.map(({ slips }) => slips));
  return found.filter(({ slips }) => slips === least).map(({ other }) => other);
}

function gramsOf(stem: string): string[] {
  const padded = `^${stem}$`;
  const grams: string[] = [];
  for (let at = 0; at + 3 <= padded.length; at++) grams.push(padded.slice(at, at + 3));
  return grams;
}
