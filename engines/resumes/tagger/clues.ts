import { derived, isPlace, type SectionKind, type Taxonomy } from '#engines/taxonomy/index.ts';
import { type DateSpan, featureRow, findDates, fold, hasArabic, hashOf } from '#engines/text/index.ts';
import { organisationScore, titleScore } from '../titles-and-employers.ts';
import { LONGEST_NAME, nameWords, stemOfWord } from './name-words.ts';
import { type LineWord, lineWords } from './words.ts';

/** A line of a resume, with the section in which it stands. */
export interface TaggerLine {
  text: string;
  section: SectionKind | 'top';
  isHeading: boolean;
}

/** A line as the tagger sees it: its words, and the rows of the clues of each, word after word. */
export interface CluedLine {
  words: LineWord[];
  rows: Int32Array;
  dates: readonly DateSpan[];
}

/** Weights stand in this many rows; a clue's row is its hash. */
export const ROW_BITS = 16;

/** So many clues are present at every word. */
export const CLUES_PER_WORD = 56;

/**
 * The clues of every word of these lines: the words, marks and endings around it, whether names of occupations, places or
 * employers stand there, where in the line it is, whether the line and its neighbours hold dates, and in which section.
 * `isForgotten` says of a word, while the tagger learns, that it is to be read as if nobody knew it.
 */
export function cluesOf(
  taxonomy: Taxonomy,
  lines: readonly TaggerLine[],
  isForgotten: () => boolean = () => false,
): CluedLine[] {
  const facts = lines.map((line) => factsOf(taxonomy, line));
  return facts.map((own, at) => {
    const before = facts[at - 1];
    const after = facts[at + 1];
    const around = {
      before: before ? before.dates + before.length : EDGE,
      after: after ? after.dates + after.length + after.bullet : EDGE,
      depth: depthOf(at),
      isBelowHeading: before?.isHeading ? 'h' : '',
    };
    return { words: own.words, rows: rowsOf(own, around, isForgotten), dates: own.spans };
  });
}

const EDGE = '^';

/** The first lines tell who somebody is. */
const depthOf = (at: number): string => (at < 3 ? String(at) : at < 6 ? 'm' : 'z');

interface LineFacts {
  words: LineWord[];
  /** Of each word: its stem, shape, kind (what names of work, places, employers and dates make of it), and place in a known name. */
  stems: string[];
  shapes: string[];
  kinds: string[];
  work: string[];
  names: string[];
  spans: DateSpan[];
  dates: string;
  length: string;
  bullet: string;
  section: string;
  isHeading: boolean;
}

function factsOf(taxonomy: Taxonomy, { text, section, isHeading }: TaggerLine): LineFacts {
  const words = lineWords(text);
  const spans = findDates(text);
  const stems = words.map((word) => stemOfWord(word.text));
  const { whole } = nameWords(taxonomy);
  const ofWords = words.map((word) => wordKind(taxonomy, word.text));
  const work = ofWords.map((kind) => kind.work);
  const places = runsAmong(words, 3, (first, last) => {
    if (first === last && (words[first]?.text.length ?? 0) < 3) return false;
    const named = words.slice(first, last + 1).map((word) => word.text);
    return namesPlace(taxonomy, named.join(' '));
  }).map((length) => (length > 0 ? 'P' : '-'));
  const lengths = runsAmong(words, LONGEST_NAME, (first, last) =>
    whole.has(stems.slice(first, last + 1).join(' ')),
  );
  return {
    words,
    stems,
    shapes: words.map((word) => shapeOf(word.text)),
    kinds: words.map((word, at) => {
      const isDate = spans.some(({ from, to }) => word.start < to && from < word.end);
      return (isDate ? 'D' : (places[at] ?? '')) + (ofWords[at]?.isEmployer ? 'O' : '') + (work[at] ?? '');
    }),
    work,
    names: lengths.map((length, at) => {
      if (length === 0) return '-';
      return (at === 0 || lengths[at - 1] !== length ? 'B' : 'I') + Math.min(3, Math.abs(length));
    }),
    spans,
    dates: spans.some(({ isRange }) => isRange) ? 'R' : spans.length > 0 ? 'D' : '-',
    length: lengthOf(words.length),
    bullet: /^\s*[-–•*▪●◦>·]/u.test(text) ? 'b' : '-',
    section,
    isHeading,
  };
}

/** What a word is by itself: how often it stands in names of work, whether it is the head of one, and a word of employers. */
interface WordKind {
  work: string;
  isEmployer: boolean;
}

function kindOfWord(taxonomy: Taxonomy, word: string): WordKind {
  const { counts, heads } = nameWords(taxonomy);
  const stem = stemOfWord(word);
  const count = counts.get(stem) ?? counts.get(stem.replace(/^[وبك]?ال/u, '')) ?? 0;
  const often = count === 0 ? '0' : count < 3 ? '1' : count < 12 ? '2' : '3';
  return {
    work: often + (heads.has(stem) ? 'H' : '') + (titleScore(taxonomy, word) > 0.5 ? 'R' : ''),
    isEmployer: organisationScore(taxonomy, word) > 0.4,
  };
}

const wordKind = remembered(kindOfWord);
const namesPlace = remembered(isPlace);

/** The answers to texts asked lately are kept with the taxonomy: the same words stand in all resumes. */
function remembered<T>(
  find: (taxonomy: Taxonomy, text: string) => T,
): (taxonomy: Taxonomy, text: string) => T {
  const keptWith = derived(() => new Map<string, T>());
  return (taxonomy, text) => {
    const kept = keptWith(taxonomy);
    let found = kept.get(text);
    if (found === undefined) {
      found = find(taxonomy, text);
      if (kept.size >= MOST_REMEMBERED) kept.clear();
      kept.set(text, found);
    }
    return found;
  };
}
const MOST_REMEMBERED = 20_000;

/**
 * For each word the length of the longest run that is one, of at most `longest` words from the left: 0 outside of any. Runs
 * that follow each other have lengths of opposite sign, so that they are told apart.
 */
function runsAmong(
  words: readonly LineWord[],
  longest: number,
  isRun: (first: number, last: number) => boolean,
): number[] {
  const lengths = words.map(() => 0);
  let sign = 1;
  for (let at = 0; at < words.length; ) {
    let length = Math.min(longest, words.length - at);
    while (length > 0 && !isRun(at, at + length - 1)) length--;
    lengths.fill(length * sign, at, at + length);
    sign = -sign;
    at += Math.max(1, length);
  }
  return lengths;
}

const lengthOf = (words: number): string =>
  words === 0 ? '0' : words < 3 ? 's' : words < 6 ? 'm' : words < 12 ? 'l' : 'x';

/** "Xx" for "Nurse", "XX" for "HR", "year" for "2019", "d2" for "10", "arA" for an Arabic word with its article. */
function shapeOf(word: string): string {
  if (/^\p{N}+$/u.test(word)) return /^(?:19|20)\d\d$/.test(word) ? 'year' : `d${Math.min(5, word.length)}`;
  if (hasArabic(word)) return word.startsWith('ال') ? 'arA' : word.length < 3 ? 'ar2' : 'ar';
  const letters = /^\p{Lu}+$/u.test(word) ? 'XX' : /^\p{Lu}/u.test(word) ? 'Xx' : 'xx';
  return letters + (word.length < 3 ? word.length : '') + (/\p{N}/u.test(word) ? 'd' : '');
}

/** Words before a title or an employer; the last of them, and how far back it stands, is a clue. */
const CUES = new Set(
  `as am is was were be become became worked working work started joined promoted role post position title job currently
  now then before previously later since moved hired called at in for with from to of and
  أعمل اعمل عملت اشتغلت أشتغل بشتغل شغال شغالة كنت صرت أصبحت مثل بوظيفة وظيفة منصب حاليا ثم قبل بعدها قبلها في لدى عند مع من الى إلى`
    .split(/\s+/)
    .map((word) => fold(word).trim()),
);

interface Around {
  before: string;
  after: string;
  depth: string;
  isBelowHeading: string;
}

function rowsOf(line: LineFacts, around: Around, isForgotten: () => boolean): Int32Array {
  const { words, stems, shapes, kinds, work, names, spans, section } = line;
  const rows = new Int32Array(words.length * CLUES_PER_WORD);
  let size = 0;
  let clue = 0;
  /** Clues are counted as they are written: the n-th is of the n-th sort at every word. */
  const add = (...parts: string[]): void => {
    rows[size++] = featureRow(ROW_BITS, ++clue, hashOf(parts.join('\u0001')));
  };
  const lineType = line.dates + line.length + line.bullet;
  let cue = EDGE;
  let cueAt = -1;
  let sinceMark = 0;
  words.forEach((word, at) => {
    clue = 0;
    const stem = (offset: number): string => stems[at + offset] ?? EDGE;
    const learned = (offset: number): string => (isForgotten() ? '?' : stem(offset));
    const shape = (offset: number): string => shapes[at + offset] ?? EDGE;
    const kind = (offset: number): string => kinds[at + offset] ?? EDGE;
    const name = (offset: number): string => names[at + offset] ?? EDGE;
    const { mark } = word;
    const markAfter = words[at + 1]?.mark ?? '$';
    sinceMark = mark === ' ' ? Math.min(5, sinceMark + 1) : 0;
    const [own, left, right] = [learned(0), learned(-1), learned(1)];
    const position = String(Math.min(at, 4));
    const sinceCue = String(Math.min(at - cueAt, 4));
    const side = sideOf(word, spans[0]);
    add();
    add(own);
    add(left);
    add(right);
    add(learned(-2));
    add(learned(2));
    add(left, own);
    add(own, right);
    add(word.text.slice(-3).toLowerCase());
    add(word.text.slice(0, 3).toLowerCase());
    add(shape(0));
    add(shape(-1), shape(0), shape(1));
    add(mark);
    add(markAfter);
    add(mark, markAfter, shape(0));
    add(kind(0));
    add(kind(-1), kind(0));
    add(kind(0), kind(1));
    add(kind(-1), kind(0), kind(1));
    add(mark, kind(0));
    add(markAfter, kind(0));
    add(name(0));
    add(name(-1), name(0), name(1));
    add(name(0), mark, markAfter);
    add(name(0), lineType);
    add(name(0), section);
    add(section);
    add(section, lineType);
    add(section, lineType, position);
    add(section, kind(0));
    add(lineType, position, shape(0));
    add(position, mark, kind(0));
    add(String(sinceMark), kind(0));
    add(String(sinceMark), lineType, section);
    add(cue, sinceCue);
    add(cue, kind(0));
    add(cue, name(0));
    add(left, kind(0));
    add(right, kind(0));
    add(left, name(0));
    add(around.before);
    add(around.after);
    add(around.before, lineType, around.after);
    add(around.isBelowHeading, around.depth, position);
    add(around.depth, kind(0));
    add(around.depth, name(0));
    add(side, kind(0));
    add(side, section, mark);
    add(side, name(0));
    add(names[0] ?? EDGE, kind(0));
    add(work[0] ?? EDGE, position, kind(0));
    add(shape(0), section, position);
    add(kind(-2), kind(-1), kind(0));
    add(kind(0), kind(1), kind(2));
    add(own, section);
    add(word.text.slice(-2), mark);
    const folded = fold(word.text).trim();
    if (CUES.has(folded)) {
      cue = folded;
      cueAt = at;
    }
  });
  return rows;
}

/** Where a word stands towards the first date of its line. */
function sideOf(word: LineWord, date: { from: number; to: number } | undefined): string {
  if (!date) return 'n';
  if (word.end <= date.from) return 'b';
  return word.start >= date.to ? 'a' : 'i';
}
