import { wordingsIn } from '#engines/taxonomy/index.ts';
import { type FoldedText, foldWithMap } from '#engines/text/index.ts';

const WORDS = wordingsIn('postings/lines');

/** A stretch of the text that was given. */
export interface Span {
  /** UTF-16 offsets, end exclusive. */
  start: number;
  end: number;
}

/** A line of a posting without its bullet or number. A sentence that was wrapped over several lines is one. */
export interface Line extends Span {
  /** As it stands there, line breaks within it included. */
  text: string;
  /** It has a bullet, a number or a sign before it. */
  isListed: boolean;
  /** The signs that were taken off, for those that speak: a pin before a place. */
  mark: string;
  /** An empty line stands before it. */
  followsGap: boolean;
}

const SIGNS = '⁃○◉❑❒⦿∘•▪●◦‣∙■□◆♦➢➤►▶✓✔✅☑★☆→←⇒➝»❖✦➔\uf0b7\uf0a7\u00b7';
const BULLET = new RegExp(
  `^(?:[\\s\\p{Cf}]|[${SIGNS}]|(?![\\d#*])\\p{Extended_Pictographic}|\\uFE0F|\\p{RI}|[-–—−‐‑]+(?=[\\s\\p{L}\\d])|(?:[>+~]+|\\*(?!\\*))(?=\\s|\\p{L})|#{1,6}(?=\\s)|\\(?(?:\\d{1,2}|[٠-٩]{1,2})(?:[.)](?=\\s)|-(?=\\s+\\D))|\\(?[a-zأ-ي][.)](?=\\s)|(?:ii|iii|iv|vi{0,3}|ix|x)[.)](?=\\s))+`,
  'u',
);
/** Round bullets that were copied as letters: two lines that begin so are no two words. */
const O_BULLETS = /^[^\S\n]*o\s+\S.*\r?\n\s*o\s+\S/mu;
const BULLET_OR_O = new RegExp(`^\\s*o(?=\\s)|${BULLET.source}`, 'u');
const INNER_BULLET = /(?<=\s)(?=[○⁃◉•▪●◦‣■◆➢➤►✓✔✅☑\uf0b7\uf0a7]\s)/u;

/** A line that is wrapped is at least this long; shorter ones end where they end. */
const LEAST_WRAPPED = 45;

/** The lines of a text in order; empty ones are left out. */
export function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  const bullet = O_BULLETS.test(text) ? BULLET_OR_O : BULLET;
  let isListedNext = false;
  let followsGap = false;
  const longest = Math.min(140, Math.max(0, ...text.split('\n').map((line) => line.length)));
  for (const piece of piecesOf(text)) {
    const raw = text.slice(piece.start, piece.end);
    const mark = bullet.exec(raw)?.[0] ?? '';
    const [start, end] = trimmed(text, piece.start + mark.length, piece.end);
    if (start >= end) {
      // A bullet on a line of its own belongs to the next line.
      if (mark.trim() !== '') isListedNext = true;
      else followsGap = true;
      continue;
    }
    // "## Requirements" is a heading, not an item.
    const isListed = isListedNext || (mark.trim() !== '' && !/^#+$/.test(mark.trim()));
    const line: Line = { start, end, text: text.slice(start, end), isListed, mark: mark.trim(), followsGap };
    isListedNext = false;
    followsGap = false;
    const last = lines.at(-1);
    if (last && continues(last, line, longest)) {
      last.end = line.end;
      last.text = text.slice(last.start, line.end);
    } else lines.push(line);
  }
  return lines;
}

/** No line of a posting is longer; what is, is no line, and is read in parts, so that the time stays in proportion. */
const LONGEST_LINE = 1_500;

function piecesOf(text: string): Span[] {
  const pieces: Span[] = [];
  let at = 0;
  for (const line of text.split(/\r?\n|\u2028|\u2029/)) {
    let from = at;
    for (const part of itemsIn(line)) {
      const end = from + part.length;
      while (end - from > LONGEST_LINE) {
        const space = text.lastIndexOf(' ', from + LONGEST_LINE);
        const to = space > from ? space : from + LONGEST_LINE;
        pieces.push({ start: from, end: to });
        from = to;
      }
      pieces.push({ start: from, end });
      from = end;
    }
    at += line.length;
    at += text.startsWith('\r\n', at) ? 2 : 1;
  }
  return pieces;
}

/** Bullets may stand in one line: signs that are nothing else, and the sign that the line itself begins with. */
function itemsIn(line: string): string[] {
  const own = /^\s*([-–—−*]|o(?=\s))\s/u.exec(line)?.[1];
  if (own === undefined) return line.split(INNER_BULLET);
  const again = own === '*' ? '\\*' : own;
  return line.split(new RegExp(`(?<=\\S\\s)(?=${again}\\s+\\p{L})|${INNER_BULLET.source}`, 'u'));
}

/** Without white space and the marks of emphasis ("**Requirements**") at both ends. */
function trimmed(text: string, start: number, end: number): [number, number] {
  let [from, to] = [start, end];
  while (from < to && /[\s*_#|\p{Cf}]/u.test(text[from]!)) from++;
  while (to > from && /[\s*_#|\p{Cf}]/u.test(text[to - 1]!) && !/\w#$/.test(text.slice(from, to))) to--;
  return [from, to];
}

function continues(last: Line, next: Line, longest: number): boolean {
  if (next.isListed || next.followsGap || /[.:!?؟؛;：]$/.test(last.text)) return false;
  const tail = last.text.slice(last.text.lastIndexOf('\n') + 1);
  if (tail.length < LEAST_WRAPPED || last.text.length + next.text.length > LONGEST_LINE) return false;
  if (/^[\p{Ll}(&]/u.test(next.text)) return true;
  // Arabic has no small letters: only a line as long as the longest was broken for want of room.
  return (
    /^[\u0600-\u06ff]/.test(next.text) &&
    tail.length >= longest * 0.85 &&
    !next.text.slice(0, 30).includes(':')
  );
}

/** What a person would write: one space between words, no presentation forms, no invisible marks. */
export const tidy = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}|\uFE0F/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

/** A stretch of a text, folded, that finds its way back. */
export interface Folded extends FoldedText {
  /** Where it begins in the text that was given. */
  from: number;
}

/** The text of a span, folded, with the way back to its places. */
export const foldedAt = (text: string, { start, end }: Span): Folded => ({
  ...foldWithMap(text.slice(start, end)),
  from: start,
});

/** Where a stretch of folded text stands in the text that was given. */
export function spanOf(folded: Folded, at: number, length: number): Span {
  if (length <= 0 || folded.starts.length === 0) return { start: folded.from, end: folded.from };
  const last = Math.min(at + length, folded.starts.length) - 1;
  return { start: folded.from + folded.starts[at]!, end: folded.from + folded.ends[last]! };
}

const STOPS = /[.!?؟؛;](?=\s|$)|\n(?=\s*\n)/g;
const ABBREVIATION = new RegExp(
  `(?:^|[\\s(])(?:${WORDS.source('abbreviations', { edges: 'anywhere' })}|\\p{Lu})\\.$`,
  'iu',
);

/** The sentences of a stretch of text. */
export function sentencesOf(text: string, { start, end }: Span, stops: RegExp = STOPS): Span[] {
  const sentences: Span[] = [];
  const whole = text.slice(start, end);
  let from = 0;
  const push = (to: number): void => {
    const [first, last] = trimmed(text, start + from, start + to);
    if (last > first) sentences.push({ start: first, end: last });
    from = to;
  };
  for (const stop of whole.matchAll(stops)) {
    const to = stop.index + 1;
    const next = whole.slice(to).trimStart()[0] ?? '';
    if (stop[0] === '.' && (ABBREVIATION.test(whole.slice(from, to)) || /\p{Ll}/u.test(next))) continue;
    push(to);
  }
  push(whole.length);
  return sentences;
}
