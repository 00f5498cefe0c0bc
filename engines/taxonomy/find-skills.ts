import {
  foldWithMap,
  isArabic,
  stemOf,
  type Word,
  withoutArabicPrefixes,
  wordsOf,
} from '#engines/text/index.ts';
import type { Skill } from './concepts.ts';
import { derived } from './derived.ts';
import type { Taxonomy } from './taxonomy.ts';

/** A place in a text that names a skill of the dictionary. */
export type FoundSkill = {
  /** UTF-16 offsets in the text that was given, end exclusive. */
  start: number;
  end: number;
  /** The words as written there. */
  text: string;
  skillId: string;
};

/**
 * The skills named in a text of either language or both, in order, without overlaps: the longest name wins,
 * a name that also means something else ("Go", "Excel") counts only with a context word or a sister skill in
 * the same sentence or list. Some 5 MB of English a second on one core.
 */
export function findSkills(taxonomy: Taxonomy, text: string): FoundSkill[] {
  const { folded, starts, ends } = foldWithMap(text);
  const words = wordsOf(folded);
  const gaps = gapsBetween(words, folded);
  const candidates = allMatches(skillNames(taxonomy), words, gaps).filter(
    (match) => !isTornNumber(match, words, folded),
  );
  const certain = longestWithoutOverlap(candidates.filter((match) => !isDoubtful(match)));
  const segments = segmentsOf(words, folded);
  const around = {
    matches: bySegment([...certain, ...candidates.filter(isDoubtful)], segments),
    segments,
    words,
    text,
    starts,
  };
  // A doubtful name that its context confirms goes before a certain one of the same length.
  const confirmed = candidates.filter((match) => isDoubtful(match) && standsInContext(match, around));
  const kept = longestWithoutOverlap([...confirmed, ...certain]);
  return kept
    .sort((a, b) => a.first - b.first)
    .map((match) => {
      const start = starts[words[match.first]!.start + match.skipped]!;
      const end = ends[words[match.last]!.end - 1]!;
      return { start, end, text: text.slice(start, end), skillId: match.entry.skill.id };
    });
}

type Entry = {
  skill: Skill;
  /** The words as folded, where the plural or another inflection would be another thing ("Windows"). */
  exact: string[] | null;
  /** Which gaps between the words of the name are a slash, as in "CI/CD". */
  slashes: boolean[];
  contexts: Set<string> | null;
  /** Written with a capital wherever it is meant: "Excel", but not "dbt". */
  hasCapital: boolean;
};

type Node = { next: Map<string, Node>; entries: Entry[] };

/** The trie of words over all names of all skills. */
const skillNames = derived(({ skills }): Node => {
  const root: Node = { next: new Map(), entries: [] };
  for (const skill of skills) {
    const ambiguous = new Map(skill.ambiguous.map((item) => [formKey(item.form), contextsOf(item.contexts)]));
    const forms = new Set([
      skill.name.en,
      skill.name.ar,
      ...skill.aliases.en,
      ...skill.aliases.ar,
      ...skill.ambiguous.map((item) => item.form),
    ]);
    for (const form of forms) addForm(root, skill, form, ambiguous.get(formKey(form)) ?? null);
  }
  return root;
});

function addForm(root: Node, skill: Skill, form: string, contexts: Set<string> | null): void {
  const { folded } = foldWithMap(form);
  const words = wordsOf(folded);
  if (words.length === 0) return;
  const gaps = gapsBetween(words, folded);
  const texts = words.map((word) => word.text);
  const hasCapital = /^[^\p{L}]*\p{Lu}/u.test(form);
  const isNameOfTool = skill.kind === 'tool' && words.length === 1 && !isArabic(texts[0]!);
  addEntry(root, texts, {
    skill,
    exact: isNameOfTool ? texts : null,
    slashes: gaps.map((gap) => gap === 'slash'),
    contexts,
    hasCapital,
  });
  // "node.js" is also written "nodejs", "e-commerce" also "ecommerce", "CI/CD" also "CICD".
  const joined = texts.join('');
  const isTight =
    words.length > 1 && words.every((word, i) => i === 0 || word.start - words[i - 1]!.end === 1);
  if (isTight && !/\s/.test(folded.trim()) && !texts.includes('and')) {
    addEntry(root, [joined], { skill, exact: null, slashes: [], contexts, hasCapital });
  }
}

function addEntry(root: Node, texts: string[], entry: Entry): void {
  let node = root;
  for (const text of texts) {
    const key = stemOf(text);
    let next = node.next.get(key);
    if (!next) {
      next = { next: new Map(), entries: [] };
      node.next.set(key, next);
    }
    node = next;
  }
  if (!node.entries.some((known) => known.skill === entry.skill)) node.entries.push(entry);
}

function formKey(form: string): string {
  return wordsOf(foldWithMap(form).folded)
    .map((word) => word.text)
    .join(' ');
}

function contextsOf(words: string[]): Set<string> {
  return new Set(words.flatMap((word) => wordsOf(foldWithMap(word).folded).map((part) => stemOf(part.text))));
}

type Match = {
  entry: Entry;
  first: number;
  last: number;
  /** Units of an Arabic prefix of the first word that do not belong to the name. */
  skipped: number;
};

type Gap = 'soft' | 'slash' | 'hard';

/** What stands after each word: something a name may contain, a slash, or the end of any name. */
function gapsBetween(words: Word[], folded: string): Gap[] {
  return words.slice(0, -1).map((word, i) => {
    const between = folded.slice(word.end, words[i + 1]!.start);
    // One line break may be a wrapped line; a dot counts only without a space, or a sentence would end there.
    if (/^(?:[ \t]*\r?\n?[ \t]*|[ ]?-[ ]?|\.|_|'|)$/.test(between)) return 'soft';
    return /^[ ]?\/[ ]?$/.test(between) ? 'slash' : 'hard';
  });
}

function allMatches(root: Node, words: Word[], gaps: Gap[]): Match[] {
  const matches: Match[] = [];
  for (let first = 0; first < words.length; first++) {
    for (const start of beginningsOf(root, words[first]!.text)) {
      let node: Node | undefined = start.node;
      for (let last = first; node; last++) {
        for (const entry of node.entries) {
          if (fits(entry, words, gaps, first, last))
            matches.push({ entry, first, last, skipped: start.skipped });
        }
        if (last + 1 >= words.length || gaps[last] === 'hard') break;
        node = node.next.get(stemOf(words[last + 1]!.text));
      }
    }
  }
  return matches;
}

function beginningsOf(root: Node, word: string): { node: Node; skipped: number }[] {
  const whole = root.next.get(stemOf(word));
  const beginnings = whole ? [{ node: whole, skipped: 0 }] : [];
  if (!isArabic(word)) return beginnings;
  for (const { stem, skipped } of withoutArabicPrefixes(word)) {
    const node = root.next.get(stem);
    if (node) beginnings.push({ node, skipped });
  }
  return beginnings;
}

function fits(entry: Entry, words: Word[], gaps: Gap[], first: number, last: number): boolean {
  if (entry.exact && entry.exact[0] !== words[first]!.text) return false;
  for (let i = first; i < last; i++) {
    if (gaps[i] === 'slash' && !entry.slashes[i - first]) return false;
  }
  return true;
}

/** "C" in "3 C" or "R" in "R 5.2 m" is no language: a one-letter name does not touch a number. */
function isTornNumber(match: Match, words: Word[], folded: string): boolean {
  const word = words[match.first]!;
  if (match.first !== match.last || word.end - word.start > 1) return false;
  return (
    /[\p{N}.'-]$/u.test(folded.slice(0, word.start)) ||
    /^(?:\.\p{L}|['’-]|[ ]?\p{N})/u.test(folded.slice(word.end))
  );
}

function longestWithoutOverlap(matches: Match[]): Match[] {
  const taken = new Set<number>();
  const kept: Match[] = [];
  // Where two skills share a form, the one that comes first keeps it (stable sort).
  const ordered = [...matches].sort((a, b) => b.last - b.first - (a.last - a.first) || a.skipped - b.skipped);
  for (const match of ordered) {
    let isFree = true;
    for (let i = match.first; i <= match.last; i++) if (taken.has(i)) isFree = false;
    if (!isFree) continue;
    for (let i = match.first; i <= match.last; i++) taken.add(i);
    kept.push(match);
  }
  return kept;
}

type Surroundings = {
  /** Certain matches and doubtful ones, by the segment they stand in. */
  matches: Map<number, Match[]>;
  segments: Int32Array;
  words: Word[];
  text: string;
  starts: Int32Array;
};

function isDoubtful(match: Match): boolean {
  return match.entry.contexts !== null;
}

function bySegment(matches: Match[], segments: Int32Array): Map<number, Match[]> {
  const found = new Map<number, Match[]>();
  for (const match of matches) {
    const segment = segments[match.first]!;
    const list = found.get(segment);
    if (list) list.push(match);
    else found.set(segment, [match]);
  }
  return found;
}

function standsInContext(match: Match, around: Surroundings): boolean {
  const { segments, words } = around;
  if (!isWrittenAsName(match, around)) return false;
  const segment = segments[match.first]!;
  const contexts = match.entry.contexts!;
  for (const i of wordsAround(match, segments)) {
    if ((i < match.first || i > match.last) && contexts.has(stemOf(words[i]!.text))) return true;
  }
  const sisters = around.matches.get(segment)?.filter((other) => isSister(match, other)) ?? [];
  // "Word, Excel, Access": doubtful names of tools that stand beside each other, written as names, vouch for each
  // other; single letters are too common for that, and so is "health insurance, life insurance" among benefits.
  return sisters.some(
    (other) =>
      !isDoubtful(other) ||
      (match.entry.skill.kind === 'tool' &&
        other.entry.skill.kind === 'tool' &&
        !isSingleLetter(match, words) &&
        !isSingleLetter(other, words) &&
        distance(match, other) <= nearWords &&
        isWrittenAsName(other, around)),
  );
}

const nearWords = 3;
/** A sentence without an end, as some documents have, is not read as a whole. */
const contextReach = 60;

function isSister(match: Match, other: Match): boolean {
  const { skill } = match.entry;
  return (
    other.entry.skill !== skill &&
    other.entry.skill.category.en === skill.category.en &&
    (other.last < match.first || other.first > match.last) &&
    distance(match, other) <= contextReach
  );
}

function distance(match: Match, other: Match): number {
  return Math.max(other.first - match.last, match.first - other.last);
}

function isSingleLetter(match: Match, words: Word[]): boolean {
  const word = words[match.first]!;
  return match.first === match.last && word.end - word.start === 1;
}

/** The words of the same segment, within reach. */
function wordsAround(match: Match, segments: Int32Array): number[] {
  const segment = segments[match.first];
  const found: number[] = [];
  for (let i = match.first; i >= 0 && segments[i] === segment && match.first - i <= contextReach; i--)
    found.push(i);
  for (let i = match.first + 1; segments[i] === segment && i - match.last <= contextReach; i++) found.push(i);
  return found;
}

/** A doubtful Latin name of a tool has its capital, unless the whole line goes without capitals. */
function isWrittenAsName(match: Match, around: Surroundings): boolean {
  const { words, text, starts, segments } = around;
  const initial = (word: number): string => text[starts[words[word]!.start]!]!;
  const { skill, hasCapital } = match.entry;
  if (skill.kind !== 'tool' || !hasCapital || !/\p{Ll}/u.test(initial(match.first))) return true;
  return !wordsAround(match, segments).some((word) => /\p{Lu}/u.test(initial(word)));
}

/** Numbers the sentences, or lists of short lines, that the words stand in. */
function segmentsOf(words: Word[], folded: string): Int32Array {
  const segments = new Int32Array(words.length);
  let lineStart = 0;
  for (let i = 1; i < words.length; i++) {
    const between = folded.slice(words[i - 1]!.end, words[i]!.start);
    const hasBreak = between.includes('\n');
    const lineLength = words[i - 1]!.end - words[lineStart]!.start;
    const ends = /[.!?؟][\s"')]|\n\s*\n/.test(between) || (hasBreak && lineLength > longLine);
    if (hasBreak) lineStart = i;
    segments[i] = segments[i - 1]! + (ends ? 1 : 0);
  }
  return segments;
}

/** Lines of more characters than this are prose, and each stands for itself; shorter ones make a list. */
const longLine = 80;
