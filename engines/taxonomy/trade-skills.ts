/** Skills of an occupation that a text tells of in words of its own: "make laminated doughs" is dough preparation to a pastry chef. */
import { fold, foldWithMap, rarityIn, type Word, wordsOf } from '#engines/text/index.ts';
import { derived } from './derived.ts';
import { dutyKeys } from './duty-words.ts';
import type { FoundSkill } from './find-skills.ts';
import type { Taxonomy } from './taxonomy.ts';
import { wordingsIn } from './wordings.ts';

/** The share of a name's weight that must be met. */
const LEAST_SHARE = 0.7;
/** What one met word must weigh: a rare one says by itself which of the skills is meant; with others, less. */
const LEAST_WEIGHT = { alone: 5, withOthers: 4.2 };
/** Words further apart belong to no one name. */
const MOST_APART = 5;

/** Skills of what one does; those of how one is are named or not, and no word stands for them. */
const GROUPS: ReadonlySet<string> = new Set(['domain', 'it', 'green']);
const NO_NAMES = wordingsIn('trade-skills').spellings('names nothing by itself');

interface TradeName {
  skillId: string;
  /** The share of the name's weight that must be met: products are called by their whole name or not at all. */
  leastShare: number;
  keys: readonly string[];
}

/** How rare a word is among the names of skills, and in what occupations do; words of neither weigh nothing. */
const weights = derived((taxonomy) => {
  const silent = silentKeys(taxonomy);
  const keysOf = dutyKeys(taxonomy);
  const inSkills = countsOf(
    taxonomy.skills.map(({ name, aliases }) => [name.en, name.ar, ...aliases.en, ...aliases.ar].join(' ')),
    keysOf,
  );
  const inWork = countsOf(
    taxonomy.occupations.map(({ tasks }) => [...tasks.en, ...tasks.ar].join(' ')),
    keysOf,
  );
  return (key: string): Weight => {
    const named = inSkills.get(key);
    if (named === undefined || silent.has(key)) return NOTHING;
    const among = rarityIn(taxonomy.skills.length, named);
    const done = inWork.get(key);
    const inWorks = done === undefined ? among : rarityIn(taxonomy.occupations.length, done) + 1.5;
    return { among, alone: Math.min(among, inWorks) };
  };
});

/** What a word weighs within a name, and what it weighs where it stands for the name by itself. */
interface Weight {
  among: number;
  alone: number;
}
const NOTHING: Weight = { among: 0, alone: 0 };

const silentKeys = derived((taxonomy) => {
  const keysOf = dutyKeys(taxonomy);
  return new Set(NO_NAMES.flatMap((word) => keysOf(fold(word)).slice(0, 1)));
});

function countsOf(
  texts: readonly string[],
  keysOf: (word: string) => readonly string[],
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const key of new Set(wordsOf(fold(text)).map((word) => keysOf(word.text)[0] ?? '')))
      counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** The names of an occupation's skills by the words in them, made when first asked for. */
const tradeNames = derived((taxonomy) => {
  const keysOf = dutyKeys(taxonomy);
  const made = new Map<string, ReadonlyMap<string, readonly TradeName[]>>();
  return (occupationId: string): ReadonlyMap<string, readonly TradeName[]> => {
    const known = made.get(occupationId);
    if (known) return known;
    const byKey = new Map<string, TradeName[]>();
    for (const { id } of taxonomy.occupation(occupationId)?.skills ?? []) {
      const skill = taxonomy.skill(id);
      if (!skill || !GROUPS.has(skill.group)) continue;
      const { name, aliases } = skill;
      for (const written of [name.en, name.ar, ...aliases.en, ...aliases.ar]) {
        const keys = wordsOf(fold(written)).map((word) => keysOf(word.text)[0] ?? '');
        const leastShare = skill.kind === 'tool' ? 1 : LEAST_SHARE;
        for (const key of new Set(keys))
          byKey.set(key, [...(byKey.get(key) ?? []), { skillId: id, leastShare, keys }]);
      }
    }
    made.set(occupationId, byKey);
    return byKey;
  };
});

/**
 * The skills of the occupations that a text tells of by most of a name, or by the rarest word of it: what would be
 * nothing anywhere else is plain where somebody describes this work. In order of the text, each once.
 */
export function tradeSkillsIn(
  taxonomy: Taxonomy,
  occupationIds: readonly string[],
  text: string,
): FoundSkill[] {
  if (occupationIds.length === 0) return [];
  const keysOf = dutyKeys(taxonomy);
  const weightOf = weights(taxonomy);
  const { folded, starts, ends } = foldWithMap(text);
  const words = wordsOf(folded);
  const keys = words.map((word) => keysOf(word.text));
  const clauses = clausesOf(words, folded);
  const found = new Map<string, FoundSkill>();
  for (const occupationId of occupationIds) {
    const byKey = tradeNames(taxonomy)(occupationId);
    const sharing = (key: string): number => new Set(byKey.get(key)?.map(({ skillId }) => skillId)).size;
    const weigh = (key: string): number => weightOf(key).among / Math.sqrt(Math.max(1, sharing(key)));
    for (let at = 0; at < words.length; at++) {
      for (const name of keys[at]?.flatMap((key) => byKey.get(key) ?? []) ?? []) {
        if (found.has(name.skillId)) continue;
        const met = metAround(name, at, keys, clauses);
        if (!isMeant(name, met.keys, weightOf, weigh)) continue;
        const [start, end] = [
          starts[words[met.first]?.start ?? 0] ?? 0,
          ends[(words[met.last]?.end ?? 1) - 1] ?? 0,
        ];
        found.set(name.skillId, { start, end, text: text.slice(start, end), skillId: name.skillId });
      }
    }
  }
  return [...found.values()].sort((a, b) => a.start - b.start);
}

/** Which words of a name stand around one of them, in its clause. */
function metAround(
  { keys: wanted }: TradeName,
  at: number,
  keys: readonly (readonly string[])[],
  clauses: Int32Array,
): { keys: Set<string>; first: number; last: number } {
  const met = new Set<string>();
  let [first, last] = [at, at];
  for (let near = Math.max(0, at - MOST_APART); near <= Math.min(keys.length - 1, at + MOST_APART); near++) {
    if (clauses[near] !== clauses[at]) continue;
    for (const key of keys[near] ?? []) {
      if (!wanted.includes(key) || met.has(key)) continue;
      met.add(key);
      first = Math.min(first, near);
      last = Math.max(last, near);
    }
  }
  return { keys: met, first, last };
}

function isMeant(
  { keys, leastShare }: TradeName,
  met: ReadonlySet<string>,
  weightOf: (key: string) => Weight,
  weigh: (key: string) => number,
): boolean {
  const sum = (some: readonly string[]): number => some.reduce((all, key) => all + weigh(key), 0);
  const of = [...new Set(keys)];
  const hit = of.filter((key) => met.has(key));
  const total = sum(of);
  if (total === 0 || sum(hit) / total < leastShare) return false;
  const least = hit.length === 1 ? LEAST_WEIGHT.alone : LEAST_WEIGHT.withOthers;
  return hit.some((key) => weightOf(key).alone >= least);
}

/** A name ends with its clause. */
function clausesOf(words: readonly Word[], folded: string): Int32Array {
  const clauses = new Int32Array(words.length);
  let before: Word | null = null;
  for (const [at, word] of words.entries()) {
    const between = before ? folded.slice(before.end, word.start) : '';
    clauses[at] = (clauses[at - 1] ?? 0) + (/[\n,،;؛•▪|:()]|[.!?؟](?=\s)|\s[-–—]\s/u.test(between) ? 1 : 0);
    before = word;
  }
  return clauses;
}
