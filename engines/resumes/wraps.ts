/** Lines that go on: text that broke because the next word did not fit its column. */

import {
  BULLET,
  firstSegment,
  type Line,
  lastSegment,
  type Run,
  type Segment,
} from '#engines/documents/index.ts';
import { isPlace, type Taxonomy } from '#engines/taxonomy/index.ts';
import { findDates } from '#engines/text/index.ts';
import { findDegree } from './study-words.ts';

/** Joins wrapped lines, so that each line is what its author wrote as one. Formats without geometry come joined. */
export function joinWraps(taxonomy: Taxonomy, lines: Line[]): Line[] {
  const [first, ...others] = lines;
  if (!first) return [];
  const out: Line[] = [];
  let [whole, tail] = [first, first];
  const dashes = dashBullets(lines);
  // Room beside a date at the line's end, as long as the text below wraps under the text beside it.
  let beside: number | null = null;
  for (const line of others) {
    const both = bothGoOn(taxonomy, whole, tail, line);
    if (both) whole = both;
    else if (breaksInWord(whole, tail, line)) whole = joinBehindDate(whole, line);
    else if (goesOn(tail, line, dashes)) whole = join(whole, line);
    else if (goesOnBeside(taxonomy, whole, tail, line, beside)) {
      beside ??= cellWidth(whole);
      whole = join(whole, line);
    } else {
      out.push(whole);
      whole = line;
      beside = null;
    }
    tail = line;
  }
  return [...out, whole];
}

/** An employer and its town that both break: "Fernandes Piling & | Salalah," over "Foundations LLC | Oman". */
function bothGoOn(taxonomy: Taxonomy, whole: Line, tail: Line, next: Line): Line | null {
  const [a, b] = whole.segments;
  const [c, d] = next.segments;
  if (whole.segments.length !== 2 || next.segments.length !== 2 || !a || !b || !c || !d) return null;
  if (tail.page !== next.page || tail.column !== next.column || next.gap > 1.85 || next.isBullet) return null;
  const place = `${b.text} ${d.text}`;
  if (!/[,،]$/.test(b.text) && isPlace(taxonomy, b.text)) return null;
  if (!isPlace(taxonomy, place)) return null;
  const run = a.runs.at(-1);
  const other = c.runs[0];
  if (!run || !other || run.bold !== other.bold || Math.abs(run.size - other.size) > 0.4) return null;
  const text = `${a.text} ${c.text}`;
  const segments = [
    { ...a, text, runs: [...a.runs, ...c.runs] },
    { ...b, text: place, runs: [...b.runs, ...d.runs] },
  ];
  return { ...whole, segments, text: `${text}\t${place}` };
}

/** A text beside its dates that breaks within a word: "2010 – 2015 | … Sciences et Tech-" over "nologies". */
function breaksInWord(whole: Line, tail: Line, next: Line): boolean {
  const [dates, text, third] = whole.segments;
  if (!dates || !text || third || whole.width === 0 || next.segments.length > 1 || next.isBullet)
    return false;
  if (tail !== whole || tail.page !== next.page || tail.column !== next.column || next.gap > 1.85)
    return false;
  return (
    findDates(dates.text).length > 0 &&
    Math.abs(text.x - firstSegment(next).x) < 4 &&
    /\p{Ll}-$/u.test(text.text) &&
    /^\p{Ll}/u.test(next.text)
  );
}

function joinBehindDate(line: Line, next: Line): Line {
  const segments = line.segments.map((segment, index) =>
    index === 0
      ? segment
      : {
          ...segment,
          text: segment.text.slice(0, -1) + next.text,
          runs: [...segment.runs, ...firstSegment(next).runs],
        },
  );
  return { ...line, segments, text: segments.map(({ text }) => text).join('\t') };
}

/** Width of the first segment's cell on a line that ends in a date or place. */
function cellWidth(line: Line): number {
  const [first, second] = line.segments;
  if (!first || !second) return Number.POSITIVE_INFINITY;
  return line.isRtl ? first.x + first.width - second.x - second.width : second.x - first.x;
}

function goesOnBeside(
  taxonomy: Taxonomy,
  whole: Line,
  tail: Line,
  next: Line,
  beside: number | null,
): boolean {
  const [first, second, third] = whole.segments;
  if (!first || !second || third || next.segments.length > 1 || next.isBullet || whole.width === 0)
    return false;
  if (tail.page !== next.page || tail.column !== next.column || next.gap > 1.85) return false;
  if (findDates(second.text).length === 0 && !isPlace(taxonomy, second.text)) return false;
  const below = firstSegment(next);
  const run = first.runs.at(-1);
  const [other] = below.runs;
  if (
    !run ||
    !other ||
    Math.abs(run.size - other.size) > 0.4 ||
    run.bold !== other.bold ||
    run.italic !== other.italic ||
    run.color !== other.color
  )
    return false;
  const startEdge = ({ x, width }: Segment): number => (whole.isRtl ? x + width : x);
  if (Math.abs(startEdge(first) - startEdge(below)) > 4) return false;
  const end = firstSegment(tail);
  const isWithinWord = /\p{L}-$/u.test(end.text) && /^\p{Ll}/u.test(next.text);
  if (isWithinWord || endsOpen(end.text)) return true;
  const width = beside ?? cellWidth(whole);
  return width - end.width < firstWordWidth(next) + 14;
}

function endsOpen(text: string): boolean {
  return (
    /(?:\b(?:of|and|in|for|the|with)|&|\sفي|\sو)$/i.test(text) ||
    /(?:https?:|www\.|\w\.\w{2,}\/)\S*[-/_]$/.test(text)
  );
}

/** About how wide the first word of a line or a piece of one is, in points. */
export function firstWordWidth({ text, width }: Pick<Line, 'text' | 'width'>): number {
  const [word = ''] = text.split(/\s/);
  return (width / Math.max(1, text.length)) * word.length;
}

/** Every dash opens a bullet where nothing is known of the section. */
const DASHES = new Set(['-', '–', '—']);

/** Dashes that open two lines and more are bullets; one alone is a line that breaks before its dash. */
function dashBullets(lines: Line[]): Set<string> {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const first = line.text.charAt(0);
    if (DASHES.has(first)) counts.set(first, (counts.get(first) ?? 0) + 1);
  }
  const others = lines.some((line) => line.isBullet && !DASHES.has(line.text.charAt(0)));
  return new Set([...counts].filter(([, count]) => count > 1 && !others).map(([dash]) => dash));
}

/** The typographic test: same style, next line, and its first word would not have fitted. */
export function goesOn(line: Line, next: Line, dashes: Set<string> = DASHES): boolean {
  if (line.width === 0) return false;
  if (isOpenRange(line, next)) return true;
  const isDash = /^[-–—]\s/.test(next.text) && !dashes.has(next.text.charAt(0));
  if ((next.isBullet && !isDash) || line.page !== next.page || line.column !== next.column) return false;
  if (line.segments.length > 1 || next.segments.length > 1 || next.gap > 1.85) return false;
  const a = firstSegment(line).runs.at(-1);
  const [b] = firstSegment(next).runs;
  if (!a || !b || Math.abs(a.size - b.size) > 0.4) return false;
  if (!isDash && (a.bold !== b.bold || a.color !== b.color)) return false;
  // A code that breaks at its hyphen goes on wherever the next line begins.
  if (/[\p{L}\d]-$/u.test(line.text) && /^[\p{L}\d]/u.test(next.text)) return true;
  if (!line.isBullet && !BULLET.test(line.text) && Math.abs(startOf(line) - startOf(next)) > 4) return false;
  if (startsAnew(line.text, next.text)) return false;
  return endsOpen(line.text) || line.room < firstWordWidth(next) + 0.2 * line.size;
}

/** A range of dates that breaks before its second date. */
function isOpenRange(line: Line, next: Line): boolean {
  if (
    line.page !== next.page ||
    line.column !== next.column ||
    next.gap > 1.9 ||
    next.segments.length > 1 ||
    Math.abs(line.size - next.size) > 1
  )
    return false;
  const tail = lastSegment(line).text;
  const joined = `${tail} ${next.text}`;
  const span = findDates(joined).find(
    (found) => found.isRange && found.from < tail.length && found.to > tail.length + 1,
  );
  if (!span) return false;
  const own = findDates(tail).at(-1);
  return (
    own !== undefined &&
    !(own.isRange && own.end !== null) &&
    /^\s*(?:[-–—]|to|until|till|إلى|حتى)?\s*\p{L}{0,10}\.?\s*$/u.test(tail.slice(own.to)) &&
    line.segments.length === 1
  );
}

/** An address of e-mail, one of the web, a page on a site of many people's, a telephone number. */
const OPENS_A_CONTACT = [
  /^\S+@\S+/,
  /^(?:https?:|www\.)/i,
  /^(?:linkedin|github|gitlab|behance|dribbble|twitter|x|medium|facebook|instagram)\.com/i,
  /^(?:\(?\+|00\d{3,}|0\d{8,})/,
];

/** What begins with a label, an address or a number of its own is no continuation of a contact line. */
function startsAnew(text: string, next: string): boolean {
  if (
    /^(?!\p{Ll})[^:：\d–—|]{2,28}[:：](?:\s|$)/u.test(next) &&
    !/(?:[,،(&–—-]|رقم|تاريخ|صالحة|\b(?:licen[cs]e|certificate|credential|registration|date|valid|issue|expiry|date of))$/iu.test(
      text,
    )
  )
    return true;
  if (OPENS_A_CONTACT.some((pattern) => pattern.test(next)) && !/[|·•,،]$/.test(text)) return true;
  if (findDegree(next)?.from === 0 && !endsOpen(text)) return true;
  const opening = findDates(next)[0];
  if (opening?.isRange && opening.from <= 1 && !endsOpen(text) && !/[|•·,،(–—-]$/.test(text)) return true;
  // The header of an entry that begins with its dates is followed by what is told of it.
  const leading = findDates(text)[0];
  if (leading?.isRange && leading.from <= 1 && /^\p{Lu}\p{Ll}+\s\p{Ll}/u.test(next) && !endsOpen(text))
    return true;
  const last = findDates(text).at(-1);
  if (
    last &&
    last.to >= text.trimEnd().length - 1 &&
    (last.end !== null || last.isOpen) &&
    !/^\p{Ll}/u.test(next)
  )
    return true;
  return (
    /\S@\S+\.(?:com|net|org|edu|ae|sa|qa|om|kw|bh|eg|jo|lb|io|co|me|info|in|pk|ph|uk|dev)$/i.test(text) &&
    !next.startsWith('.') &&
    !/[|·•]/.test(text)
  );
}

function startOf(line: Line): number {
  return line.isRtl ? line.x + line.width : line.x;
}

function join(line: Line, next: Line): Line {
  const isUrl =
    /\S*(?:\/|www\.|@)\S*[-/_.]?$/.test(line.text) &&
    /^[\w\-./]+$/.test(next.text) &&
    /(?:[-/_.@]$|@\S*$)/.test(line.text);
  const last = firstSegment(line);
  const glue = isUrl || /[\p{L}\d]-$/u.test(last.text) ? '' : ' ';
  const first = firstSegment(next);
  const text = `${last.text}${glue}${next.text}`;
  const rest = line.segments.slice(1);
  const runs = glue === '' ? joinRuns(last.runs, first.runs) : [...last.runs, ...first.runs];
  return {
    ...line,
    text: [text, ...rest.map((segment) => segment.text)].join('\t'),
    width: Math.max(line.width, next.width),
    height: Math.max(line.height, next.y + next.height - line.y),
    segments: [{ ...last, text, runs }, ...rest],
  };
}

/** Runs of two lines, of which the last of one and the first of the other are one word. */
function joinRuns(runs: Run[], others: Run[]): Run[] {
  const last = runs.at(-1);
  const [first] = others;
  if (!last || !first) return [...runs, ...others];
  return [...runs.slice(0, -1), { ...last, text: last.text + first.text }, ...others.slice(1)];
}
