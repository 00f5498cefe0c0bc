/** Whether a name that also means something else is meant as a skill where it stands. */
import { stemOf, type Word } from '#engines/text/index.ts';
import type { Match } from './skill-matches.ts';

/** What stands around the matches of a text. */
type Surroundings = {
  /** Certain matches and doubtful ones, by the segment they stand in. */
  matches: Map<number, Match[]>;
  segments: Int32Array;
  words: Word[];
  text: string;
  starts: Int32Array;
};

/** Whether a name also means something else. */
export function isDoubtful(match: Match): boolean {
  return match.entry.contexts !== null;
}

/** Matches by the segment that they stand in. */
export function bySegment(matches: Match[], segments: Int32Array): Map<number, Match[]> {
  const found = new Map<number, Match[]>();
  for (const match of matches) {
    const segment = segments[match.first]!;
    const list = found.get(segment);
    if (list) list.push(match);
    else found.set(segment, [match]);
  }
  return found;
}

/** Whether a word of its context, or a sister skill, stands in the same segment. */
export function standsInContext(match: Match, around: Surroundings): boolean {
  const { segments, words } = around;
  if (!isWrittenAsName(match, around) || isSeason(match, around)) return false;
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

/** "Spring 2024", "spring term": a part of the year. */
function isSeason(match: Match, { words }: Surroundings): boolean {
  const [word, next] = [words[match.first]?.text ?? '', words[match.last + 1]?.text ?? ''];
  return (
    match.first === match.last &&
    SEASONS.has(word) &&
    /^(?:(?:19|20)\d\d|term|semester|season|break|intake)$/.test(next)
  );
}
const SEASONS = new Set(['spring', 'summer', 'autumn', 'fall', 'winter']);

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
export function segmentsOf(words: Word[], folded: string): Int32Array {
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
