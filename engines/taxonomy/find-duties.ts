import { foldWithMap, type Word, wordsOf } from '#engines/text/index.ts';
import { type DutyPhrase, dutyPhrases } from './duty-phrases.ts';
import { dutyKeys } from './duty-words.ts';
import { type FoundSkill, findSkills } from './find-skills.ts';
import type { Taxonomy } from './taxonomy.ts';

/** How many other words may stand among those of a phrase. */
const MOST_BETWEEN = 4;
/** No phrase has more places; those before and after the first one found are looked at so far away. */
const REACH = 8;

/**
 * The skills that a text shows, in order and without overlaps: those that it names, and those whose work it tells.
 * Where a phrase of work shares words with a name, what is left of it stands for the phrase.
 */
export function skillsShownIn(taxonomy: Taxonomy, text: string): FoundSkill[] {
  const named = findSkills(taxonomy, text);
  const told = dutiesIn(taxonomy, text).flatMap((duty) => {
    const around = named.filter(({ start, end }) => start < duty.end && end > duty.start);
    if (around.some(({ skillId }) => skillId === duty.skillId)) return [];
    return besideNames(duty, around, text) ?? [];
  });
  const kept: FoundSkill[] = [...named];
  for (const duty of told.sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start)) {
    const other = kept.find(({ start, end }) => start < duty.end && end > duty.start);
    if (!other) kept.push(duty);
    else if (other.skillId !== duty.skillId) {
      const rest = besideNames(duty, kept.filter(({ start, end }) => start < duty.end && end > duty.start), text);
      if (rest) kept.push(rest);
    }
  }
  return kept.sort((a, b) => a.start - b.start);
}

/** The longest part of a duty that no name covers; `null` where none is left. */
function besideNames(duty: FoundSkill, names: readonly FoundSkill[], text: string): FoundSkill | null {
  let best: { start: number; end: number } | null = null;
  let from = duty.start;
  for (const name of [...[...names].sort((a, b) => a.start - b.start), null]) {
    const to = name ? Math.max(from, name.start) : duty.end;
    const part = text.slice(from, to);
    const start = from + part.length - part.trimStart().length;
    const end = from + part.trimEnd().length;
    if (/\p{L}{2}/u.test(part) && (!best || end - start > best.end - best.start)) best = { start, end };
    from = Math.max(from, name?.end ?? duty.end);
  }
  return best && { ...best, text: text.slice(best.start, best.end), skillId: duty.skillId };
}

/** Where a text tells of work that shows a skill. They may share words. */
function dutiesIn(taxonomy: Taxonomy, text: string): FoundSkill[] {
  const { byKey } = dutyPhrases(taxonomy);
  const keysOf = dutyKeys(taxonomy);
  const { folded, starts, ends } = foldWithMap(text);
  const words = wordsOf(folded);
  const keys = words.map((word) => keysOf(word.text));
  const clauses = clausesOf(words, folded);
  const found: FoundSkill[] = [];
  for (let at = 0; at < words.length; at++) {
    for (const key of keys[at] ?? []) {
      for (const { phrase, place } of byKey.get(key) ?? []) {
        const run = phrase.isTight ? tightRun(phrase, place, at, keys, clauses) : looseRun(phrase, place, at, keys, clauses);
        const [first, last] = [words[run?.[0] ?? -1], words[run?.[1] ?? -1]];
        if (!first || !last) continue;
        const [start, end] = [starts[first.start] ?? 0, ends[last.end - 1] ?? 0];
        found.push({ start, end, text: text.slice(start, end), skillId: phrase.skillId });
      }
    }
  }
  return found;
}

type Run = readonly [first: number, last: number];

const fills = (place: ReadonlySet<string> | undefined, keys: readonly string[] | undefined): boolean =>
  keys?.some((key) => place?.has(key)) ?? false;

function tightRun(
  { places }: DutyPhrase,
  place: number,
  at: number,
  keys: readonly (readonly string[])[],
  clauses: Int32Array,
): Run | null {
  const first = at - place;
  const last = first + places.length - 1;
  if (first < 0 || clauses[first] !== clauses[last]) return null;
  return places.every((words, i) => fills(words, keys[first + i])) ? [first, last] : null;
}

/** The other places are filled by the nearest words that may. */
function looseRun(
  { places }: DutyPhrase,
  place: number,
  at: number,
  keys: readonly (readonly string[])[],
  clauses: Int32Array,
): Run | null {
  const taken = new Set([at]);
  for (const [other, words] of places.entries()) {
    if (other === place) continue;
    const nearest = nearestFilling(words, at, keys, clauses, taken);
    if (nearest === null) return null;
    taken.add(nearest);
  }
  const [first, last] = [Math.min(...taken), Math.max(...taken)];
  return last - first < places.length + MOST_BETWEEN ? [first, last] : null;
}

function nearestFilling(
  place: ReadonlySet<string>,
  at: number,
  keys: readonly (readonly string[])[],
  clauses: Int32Array,
  taken: ReadonlySet<number>,
): number | null {
  for (let distance = 1; distance <= REACH; distance++) {
    for (const other of [at - distance, at + distance]) {
      if (clauses[other] === clauses[at] && !taken.has(other) && fills(place, keys[other])) return other;
    }
  }
  return null;
}

/** Numbers the clauses that words stand in: a duty ends with its line, its sentence, at a semicolon or a bullet. */
function clausesOf(words: readonly Word[], folded: string): Int32Array {
  const clauses = new Int32Array(words.length);
  let before: Word | null = null;
  for (const [at, word] of words.entries()) {
    const between = before ? folded.slice(before.end, word.start) : '';
    clauses[at] = (clauses[at - 1] ?? 0) + (/[\n;؛•▪|:]|[.!?؟](?=\s)/u.test(between) ? 1 : 0);
    before = word;
  }
  return clauses;
}
