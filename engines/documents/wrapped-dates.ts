import { type DateSpan, findDates, normaliseText } from '#engines/text/index.ts';
import { breaksBeforeEnd, isDateFragment, opensDate } from './date-fragments.ts';
import { type Row, readWords, spanOf, type Word } from './painted-words.ts';
import { segmentGroups } from './segments.ts';

/** A piece of a row. */
interface Piece {
  row: Row;
  words: Word[];
}

/**
 * Dates in a narrow gutter may wrap beneath themselves; their second line then stands beside other text. Such a
 * piece moves up to the line where its date begins. `starts` are places at which text begins on several rows, in points.
 */
export function mergeWrappedGutter(rows: Row[], isRtl: boolean, starts: Set<number>): Row[] {
  const result: Row[] = rows.map((row) => ({ ...row, words: [...row.words] }));
  const piecesOf = (row: Row): Piece[] => segmentGroups(row, starts, isRtl).map((words) => ({ row, words }));
  for (const [index, row] of result.entries()) {
    for (const piece of piecesOf(row)) {
      const below = piecesBelow(piece, result.slice(index + 1, index + 1 + MOST_LINES), piecesOf, isRtl);
      moveUp(piece, below, isRtl);
    }
  }
  return result.filter((row) => row.words.length > 0);
}

/** A range of dates breaks over no more further lines than these. */
const MOST_LINES = 3;

/** The pieces of the rows below that complete the date which a piece begins; none where it is whole, or no date. */
function piecesBelow(piece: Piece, rows: Row[], piecesOf: (row: Row) => Piece[], isRtl: boolean): Piece[] {
  const { size } = piece.row;
  let text = textOf(piece, isRtl);
  if (!isUnfinished(text)) return [];
  const taken: Piece[] = [];
  let complete = 0;
  let above = piece.row;
  for (const row of rows) {
    const distance = row.y - above.y;
    if (distance > 2.2 * size) break;
    const below = piecesOf(row).find((other) => isAligned(other.words, piece.words));
    // A gutter set lower than the text beside it leaves that text on rows of its own.
    if (!below && row.words.every((word) => isBeside(word, piece.words))) continue;
    if (!below) break;
    above = row;
    const belowText = textOf(below, isRtl);
    if (!continuesDate(belowText)) break;
    text = /\d-$/.test(text) && /^\d/.test(belowText) ? text + belowText : `${text} ${belowText}`;
    taken.push(below);
    const spans = findDates(text);
    const isStacked = taken.length === 1 && distance < 1.6 * size && lacksDash(spans);
    if (isWholeRange(text, spans) || (isStacked && !isCellOfRow(piece, below, piecesOf)))
      complete = taken.length;
  }
  return taken.slice(0, complete);
}

/** Whether two dates under each other are those of two rows: other pieces stand under each other beside them too. */
function isCellOfRow(piece: Piece, below: Piece, piecesOf: (row: Row) => Piece[]): boolean {
  const others = piecesOf(piece.row).filter(({ words }) => words[0] !== piece.words[0]);
  return piecesOf(below.row).some(
    ({ words }) => words[0] !== below.words[0] && others.some((other) => startsAt(words, other.words)),
  );
}

const startsAt = (words: Word[], others: Word[]): boolean =>
  Math.abs(spanOf(words).left - spanOf(others).left) < 1;

function textOf({ words }: Piece, isRtl: boolean): string {
  return normaliseText(readWords(words, isRtl)).trim();
}

/** Whether a text begins a date, and no range that already has its end. */
function isUnfinished(text: string): boolean {
  // A bullet whose glyph is no letter leaves an empty text.
  if (text.length > 34 || !/[\p{L}\p{N}]/u.test(text)) return false;
  if (!(opensDate(text) || isDateFragment(text))) return false;
  if (/\d-$/.test(text) || breaksBeforeEnd(text)) return true;
  const endsInWord = /\p{L}{3}/u.test(text.slice(-4));
  return !findDates(text).some((span) => span.isRange && (span.end || (endsInWord && span.isOpen)));
}

function continuesDate(text: string): boolean {
  return (
    text !== '' && text.length <= 32 && (opensDate(text) || isDateFragment(text) || /^['’]?\d{2}$/.test(text))
  );
}

function isAligned(words: Word[], others: Word[]): boolean {
  const own = spanOf(words);
  const other = spanOf(others);
  return Math.abs(own.left - other.left) < 3 || Math.abs(own.right - other.right) < 3;
}

/** Whether a word stands wholly before or behind others. */
function isBeside(word: Word, words: Word[]): boolean {
  const { left, right } = spanOf(words);
  return word.x > right || word.right < left;
}

/** Nothing but a range with both its ends. */
function isWholeRange(text: string, [span]: DateSpan[]): boolean {
  if (!span?.isRange || !(span.end || span.isOpen)) return false;
  return span.from <= 2 && span.to >= text.length - 2;
}

/** A dash that was drawn and not set leaves two dates under each other. */
function lacksDash([first, second, third]: DateSpan[]): boolean {
  if (!first?.start || !second?.start || third || first.isRange || second.isRange) return false;
  return first.start.length === second.start.length && first.start < second.start;
}

/** Sets pieces behind the one whose date they complete, and takes them from their own rows. */
function moveUp({ row, words: group }: Piece, pieces: Piece[], isRtl: boolean): void {
  const first = group.at(0);
  const last = group.at(-1);
  if (!first || !last) return;
  const gap = 0.3 * row.size;
  let edge = isRtl ? first.x : last.right;
  let at = isRtl ? row.words.indexOf(first) : row.words.indexOf(last) + 1;
  for (const [index, { row: from, words }] of pieces.entries()) {
    const { left, right } = spanOf(words);
    const moved = shifted(words, isRtl ? edge - gap - right : edge + gap - left, row.y);
    edge = isRtl ? spanOf(moved).left : spanOf(moved).right;
    from.words = from.words.filter((word) => !words.includes(word));
    row.words.splice(at, 0, ...moved);
    if (!isRtl) at += moved.length;
    if (index === pieces.length - 1) endSegment(moved, isRtl);
  }
}

function shifted(words: Word[], by: number, y: number): Word[] {
  return words.map((word) => ({
    ...word,
    x: word.x + by,
    right: word.right + by,
    y,
    startsSegment: undefined,
    endsSegment: undefined,
    glyphs: word.glyphs.map((glyph) => ({ ...glyph, x: glyph.x + by })),
  }));
}

/** What was moved ends its segment, whatever stands close behind it. */
function endSegment(moved: Word[], isRtl: boolean): void {
  const first = moved.at(0);
  const last = moved.at(-1);
  if (isRtl && first) first.startsSegment = true;
  if (!isRtl && last) last.endsSegment = true;
}
