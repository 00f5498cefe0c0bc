import { foldWithMap, type Word, wordsOf } from '#engines/text/index.ts';
import { type DutyPhrase, dutyPhrases } from './duty-phrases.ts';
import { dutyKeys } from './duty-words.ts';
import { type FoundSkill, findSkills } from './find-skills.ts';
import type { Taxonomy } from './taxonomy.ts';

/** How many other words may stand among those of a phrase. */
const MOST_BETWEEN = 5;
/** No phrase has more places; those before and after the first one found are looked at so far away. */
const REACH = 9;

/** A place in a text that shows a skill. */
export interface ShownSkill extends FoundSkill {
  /** The words are a name of the skill; else they tell of its work. */
  isNamed: boolean;
}

/**
 * The skills that a text shows, in order: those that it names, and those whose work it tells of. One sentence may tell of
 * several, so that two may share words; the same skill is found once in one place.
 */
export function skillsShownIn(taxonomy: Taxonomy, text: string): ShownSkill[] {
  const duties = dutiesIn(taxonomy, text);
  // The longest match first: "فورتي جيت" is a firewall, and its second word no Git.
  const named = findSkills(taxonomy, text).filter(
    (name) => !duties.some((duty) => duty.isName && duty.skillId !== name.skillId && isWithin(name, duty)),
  );
  const shown: ShownSkill[] = named.map((name) => ({ ...name, isNamed: true }));
  for (const { isName: _, ...duty } of duties.sort((a, b) => b.end - b.start - (a.end - a.start))) {
    const isKnown = shown.some(
      ({ skillId, start, end }) => skillId === duty.skillId && start < duty.end && end > duty.start,
    );
    if (!isKnown) shown.push({ ...duty, isNamed: false });
  }
  return shown.sort((a, b) => a.start - b.start || a.end - b.end);
}

const isWithin = (inner: FoundSkill, outer: FoundSkill): boolean =>
  inner.start >= outer.start && inner.end <= outer.end && inner.end - inner.start < outer.end - outer.start;

/** A place where work is told of. */
interface FoundDuty extends FoundSkill {
  /** The words are those of the phrase and no others, as a name is written. */
  isName: boolean;
}

/** Where a text tells of work that shows a skill. They may share words. */
function dutiesIn(taxonomy: Taxonomy, text: string): FoundDuty[] {
  const { byKey } = dutyPhrases(taxonomy);
  const keysOf = dutyKeys(taxonomy);
  const { folded, starts, ends } = foldWithMap(text);
  const words = wordsOf(folded);
  const keys = words.map((word) => keysOf(word.text));
  const clauses = clausesOf(words, folded);
  const found: FoundDuty[] = [];
  for (let at = 0; at < words.length; at++) {
    for (const key of keys[at] ?? []) {
      for (const { phrase, place } of byKey.get(key) ?? []) {
        const run = (phrase.isTight ? tightRun : looseRun)(phrase, place, at, keys, clauses);
        if (!run) continue;
        const [start, end] = [
          starts[words[run[0]]?.start ?? 0] ?? 0,
          ends[(words[run[1]]?.end ?? 1) - 1] ?? 0,
        ];
        const isName = phrase.isName && run[1] - run[0] === phrase.places.length - 1;
        found.push({ start, end, text: text.slice(start, end), skillId: phrase.skillId, isName });
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

const BEFORE = [-1];
const AFTER = [1];
const BOTH_SIDES = [-1, 1];

/** The other places are filled by the nearest words that may. */
function looseRun(
  { places, isOrdered }: DutyPhrase,
  place: number,
  at: number,
  keys: readonly (readonly string[])[],
  clauses: Int32Array,
): Run | null {
  const taken = new Set([at]);
  for (const [other, words] of places.entries()) {
    if (other === place) continue;
    const sides = !isOrdered ? BOTH_SIDES : other < place ? BEFORE : AFTER;
    const nearest = nearestFilling(words, at, sides, keys, clauses, taken);
    if (nearest === null) return null;
    taken.add(nearest);
  }
  const [first, last] = [Math.min(...taken), Math.max(...taken)];
  return last - first < places.length + MOST_BETWEEN ? [first, last] : null;
}

function nearestFilling(
  place: ReadonlySet<string>,
  at: number,
  sides: readonly number[],
  keys: readonly (readonly string[])[],
  clauses: Int32Array,
  taken: ReadonlySet<number>,
): number | null {
  for (let distance = 1; distance <= REACH; distance++) {
    for (const side of sides) {
      const other = at + side * distance;
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
