/** The pieces of a header line: what dates, gaps, separators and changes of style leave apart. */

import { BULLET, type Line } from '#engines/documents/index.ts';
import { type DateSpan, findDates, hasArabic } from '#engines/text/index.ts';
import type { Place } from './resume.ts';

/** A piece of a line. */
export interface Piece {
  text: string;
  /** Weight, slant, size and colour; pieces of one kind share it throughout a section. */
  style: string;
  bold: boolean;
  italic: boolean;
  line: Line;
  /** What stood between this piece and the one before on the line. */
  before: 'start' | 'gap' | 'date' | 'style' | 'mark' | 'dash' | 'comma' | 'paren' | 'at';
}

/** What a line is made of: its dates, and what stands between them. */
interface LineParts {
  pieces: Piece[];
  dates: DateSpan[];
}

const MARK = /\s*[|•●▪◦⋅∙·¦]\s*|\s+[/\\]{1,2}\s+|\s+[@]\s+/y;
const DASH = /\s+[-–—―]+\s+|\s*[–—―]\s*|\s+-(?=\p{Lu})|(?<=\p{L})-\s+/uy;

/** "3. " or "(c) " before an entry of a numbered list. */
const NUMBERING = /^\s*\(?(?:\d{1,2}|[a-h])[.)](?=\s+(?:\p{L}|\d\p{L}))|^\s*[٠-٩]{1,2}[.)-](?=\s+\p{L})/u;

/** Splits a line. Commas are left for whoever knows what is being read. */
export function partsOf(line: Line): LineParts {
  const text = line.text
    .replace(BULLET, (bullet) => ' '.repeat(bullet.length))
    .replace(NUMBERING, (number) => ' '.repeat(number.length));
  const styles = stylesOf(line, text.length);
  const dates = findDates(line.text);
  const dateAt = Array.from({ length: text.length }, () => false);
  for (const span of dates) for (let i = span.from; i < span.to; i++) dateAt[i] = true;
  const pieces: Piece[] = [];
  let start = 0;
  let before: Piece['before'] = 'start';
  const close = (end: number, reason: Piece['before'], next: number): void => {
    const raw = text.slice(start, end);
    const cleaned = trimPiece(raw);
    if (/[\p{L}\p{N}]/u.test(cleaned)) {
      const at = start + Math.max(0, raw.search(/[\p{L}\p{N}]/u));
      const style = styles[at] ?? styles[start] ?? '';
      pieces.push({
        text: cleaned,
        style,
        bold: style.includes('b'),
        italic: style.includes('i'),
        line,
        before,
      });
      before = reason;
    } else if (before === 'start' || reason === 'date') before = reason;
    start = next;
  };
  for (let i = 0; i < text.length; ) {
    if (dateAt[i]) {
      let end = i;
      while (end < text.length && dateAt[end]) end++;
      close(i, 'date', end);
      i = end;
      continue;
    }
    if (text[i] === '\t') {
      close(i, 'gap', i + 1);
      i++;
      continue;
    }
    MARK.lastIndex = i;
    const mark = MARK.exec(text);
    if (mark && !mark[0].includes('\t')) {
      close(i, 'mark', i + mark[0].length);
      i += mark[0].length;
      continue;
    }
    DASH.lastIndex = i;
    const dash = DASH.exec(text);
    if (dash && !dash[0].includes('\t')) {
      close(i, 'dash', i + dash[0].length);
      i += dash[0].length;
      continue;
    }
    if (
      i > start &&
      styles[i] !== styles[i - 1] &&
      styles[i] &&
      styles[i - 1] &&
      (/[\s,،:(]/.test(text.charAt(i - 1)) || /[\s,،]/.test(text.charAt(i)))
    ) {
      close(i, 'style', i);
    }
    i++;
  }
  close(text.length, 'start', text.length);
  return { pieces: joinLoose(pieces), dates };
}

/** Joins back what a style change cut inside a bracket or before a mere ending. */
function joinLoose(pieces: Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (
      last &&
      piece.before === 'style' &&
      (/^[^\p{L}\p{N}]*$/u.test(piece.text) ||
        /[(&/]$/.test(last.text) ||
        /(?:\b(?:of|and|for|the|in)|\s&)$/i.test(last.text) ||
        isSmallCaps(last, piece))
    ) {
      last.text = `${last.text} ${piece.text}`.trim();
    } else joined.push(piece);
  }
  return joined;
}

/** Small capitals change the size within a text, and nothing else. */
function isSmallCaps(before: Piece, piece: Piece): boolean {
  const withoutSize = ({ style }: Piece): string => style.replace(/^[\d.]+/, '');
  return (
    withoutSize(before) === withoutSize(piece) &&
    /\p{Lu}/u.test(piece.text) &&
    !/\p{Ll}/u.test(before.text + piece.text)
  );
}

function stylesOf(line: Line, length: number): string[] {
  const styles = Array.from({ length }, () => '');
  let offset = 0;
  for (const segment of line.segments) {
    let at = offset;
    for (const run of segment.runs) {
      const index = line.text.indexOf(run.text, at);
      if (index < 0 || index > offset + segment.text.length) continue;
      const style = `${run.size.toFixed(1)}${run.bold ? 'b' : ''}${run.italic ? 'i' : ''}${run.color}${hasArabic(run.text) ? '' : run.font}`;
      for (let i = index; i < index + run.text.length; i++) styles[i] = style;
      at = index + run.text.length;
    }
    offset += segment.text.length + 1;
  }
  // Spaces between runs belong to the run before.
  for (let i = 1; i < length; i++) styles[i] ||= styles[i - 1] ?? '';
  return styles;
}

/** Cuts punctuation that belongs to the layout, and keeps brackets that pair. */
export function trimPiece(text: string): string {
  let out = text.replace(/\s+/g, ' ').trim();
  out = out.replace(/^[\s,،;؛:|•·–—―\-/\\]+/, '').replace(/[\s,،;؛:|•·–—―\-/\\]+$/, '');
  if (/^\([^()]*\)$/.test(out)) out = out.slice(1, -1).trim();
  if (out.startsWith('(') && !out.includes(')')) out = out.slice(1).trim();
  if (out.endsWith(')') && !out.includes('(')) out = out.slice(0, -1).trim();
  if (out.endsWith('(')) out = out.slice(0, -1).trim();
  if (/^\[[^[\]]*\]$/.test(out)) out = out.slice(1, -1).trim();
  if (/^[[\]{}]|[[{]$/.test(out) && !/\[.*\]/.test(out)) out = out.replace(/^[[\]{}\s]+|[[\]{}\s]+$/g, '');
  // A preposition that led to a date is left hanging when the date is cut.
  out = out.replace(
    /(?<=\S{2,}.*)\s+(?:in|from|since|during|on|في|(?:في|خلال|منذ|من)\s+(?:عام|سنة)|من|خلال)$/i,
    '',
  );
  return out.replace(/^[\s,،;]+|[\s,،;]+$/g, '');
}

/** Where a line stands in the document, with the text that was read of it. */
export function placeOf(line: Line, text = line.text): Place {
  const place: Place = { page: line.page, text };
  if (line.width > 0)
    place.box = { x: round(line.x), y: round(line.y), width: round(line.width), height: round(line.height) };
  return place;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
