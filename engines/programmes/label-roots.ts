import { derived, type Skill, type Taxonomy } from '#engines/taxonomy/index.ts';
import { type Clue, subjects } from './clues.ts';
import { rootsOf } from './roots.ts';

/** A label of a pool, read for the words that speak of it. */
export interface ReadLabel {
  label: string;
  /** The skill of the taxonomy that bears it as a name. */
  skill: Skill | null;
  /** Roots of the label itself, without what stands in brackets. */
  own: readonly string[];
  /** Every root that speaks of it, with how surely: 0 to 1. */
  roots: ReadonlyMap<string, number>;
  /** Clues that count only where all their words are met, with how surely they are about this label. */
  clues: readonly (readonly [Clue, sureness: number])[];
  /** All of that as one text, for the space of meanings. */
  words: readonly string[];
}

const certainty = { alias: 0.5, meaning: 0.3, wordClue: 0.75, phraseClue: 0.55 };
/** A subject that goes by another name of the skill, and one that shares most words of the label. */
const byAlias = 0.8;
const bySharedWords = 0.7;
const LEAST_SHARED = 0.6;

/** Reads a label: its own words, the names and meaning of its skill, and the clues of its subject. */
export function readLabel(taxonomy: Taxonomy, label: string): ReadLabel {
  const bare = label.replace(/\s*\([^)]*\)/g, '').trim() || label;
  const skill = taxonomy.resolveSkill(label) ?? taxonomy.resolveSkill(bare);
  const own = rootsOf(bare);
  const names = skill ? [skill.name.en, skill.name.ar, ...skill.aliases.en, ...skill.aliases.ar] : [];
  const clues = cluesFor(taxonomy, label, bare, names);
  const roots = new Map<string, number>();
  const add = (some: readonly string[], sure: number): void => {
    for (const root of some) roots.set(root, Math.max(roots.get(root) ?? 0, sure));
  };
  add(own, 1);
  // What a pool writes in brackets is the abbreviation or the wider kind; the first is a name, the second is not.
  for (const [, inside] of label.matchAll(/\(([A-Z&]{2,})\)/g)) add(rootsOf(inside ?? ''), 1);
  for (const name of names) add(rootsOf(name), certainty.alias);
  if (skill) add(rootsOf(`${skill.meaning.en} ${skill.meaning.ar}`), certainty.meaning);
  for (const [clue, sure] of clues)
    add(clue.roots, sure * (clue.roots.length === 1 ? certainty.wordClue : certainty.phraseClue));
  const told = skill ? rootsOf([...names, skill.meaning.en, skill.meaning.ar].join(' . ')) : [];
  const words = [
    ...own,
    ...own,
    ...told,
    ...clues.flatMap(([clue, sure]) => (sure < byAlias ? [] : clue.roots)),
  ];
  return { label, skill, own: [...new Set(own)], roots, clues, words };
}

function cluesFor(
  taxonomy: Taxonomy,
  label: string,
  bare: string,
  names: readonly string[],
): ReadLabel['clues'] {
  const rarity = rarityOfNames(taxonomy);
  const own = new Set(rootsOf(bare));
  const exact = new Set([keyOf(own), keyOf(new Set(rootsOf(label.replace(/[()]/g, ' '))))]);
  const aliases = new Set(names.map((name) => keyOf(new Set(rootsOf(name)))));
  const sum = (roots: Iterable<string>): number => [...roots].reduce((all, root) => all + rarity(root), 0);
  const nearness = (name: ReadonlySet<string>): number => {
    const key = keyOf(name);
    if (exact.has(key)) return 1;
    if (aliases.has(key)) return byAlias;
    const shared = sum([...own].filter((root) => name.has(root)));
    const likeness = shared / (sum(own) + sum(name) - shared);
    return likeness >= LEAST_SHARED ? likeness * bySharedWords : 0;
  };
  return subjects(taxonomy).flatMap(({ names: called, clues }) => {
    const sure = Math.max(...called.map(nearness));
    return sure > 0 ? clues.map((clue) => [clue, sure] as const) : [];
  });
}

const keyOf = (roots: ReadonlySet<string>): string => [...roots].sort().join(' ');

/** How rare a root is among the names of all skills: "management" says little of which management. */
const rarityOfNames = derived((taxonomy) => {
  const holders = new Map<string, number>();
  for (const { name, aliases } of taxonomy.skills)
    for (const root of new Set([name.en, name.ar, ...aliases.en, ...aliases.ar].flatMap(rootsOf)))
      holders.set(root, (holders.get(root) ?? 0) + 1);
  return (root: string): number => Math.log(1 + taxonomy.skills.length / (1 + (holders.get(root) ?? 0)));
});
