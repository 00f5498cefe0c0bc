/** The dates that entries hang on. */
import type { Line } from '#engines/documents/index.ts';
import { type DateSpan, findDates, pairOf, withoutDates } from '#engines/text/index.ts';
import { wordCount } from './word-count.ts';

/** A line with a date that opens or closes the header of an entry. */
export interface Anchor {
  index: number;
  span: DateSpan;
}

/** The lines whose dates stand apart from their text, top to bottom; `acceptSingle` takes dates that are no ranges too. */
export function findAnchors(lines: Line[], acceptSingle: boolean): Anchor[] {
  const dated = lines.flatMap((line, index) => {
    const span = dateOf(line);
    return span && standsAlone(line.text, span, acceptSingle) ? [{ line, index, span }] : [];
  });
  const inText = dated.filter(({ line }) => !line.isBullet);
  const bulleted = dated.filter(
    ({ line, span }) =>
      line.isBullet && wordCount(withoutDates(line.text)) <= 14 && (span.isRange || acceptSingle),
  );
  // Bullets that carry most dates are the entries themselves; otherwise their dates belong to the details.
  if (inText.length === 0) return anchorsOf(bulleted);
  if (acceptSingle) return anchorsOf(bulleted.length > inText.length ? [...inText, ...bulleted] : inText);
  if (!inText.some(({ span }) => span.isRange)) return anchorsOf(inText);
  // Beside ranges a lone date counts where it stands the same way: a segment of its own.
  return anchorsOf(inText.filter(({ line, span }) => span.isRange || isSegmentOfItsOwn(line, span)));
}

function anchorsOf(dated: Anchor[]): Anchor[] {
  return dated.map(({ index, span }) => ({ index, span })).sort((a, b) => a.index - b.index);
}

/** The range of a line, else its only date or its last. */
function dateOf(line: Line): DateSpan | null {
  const spans = findDates(line.text);
  return (
    spans.find((span) => span.isRange) ?? pairOf(line.text, spans, HARDLY_A_MARK) ?? spans.at(-1) ?? null
  );
}

/** What hardly is a mark: "Jan 2019 | Dec 2021". */
const HARDLY_A_MARK = /^[\s|/,،.:~→>]*$/;

/** What is dated beside a job: a birth, a passport, the end of a licence. */
const OTHER_DATES =
  /(?<!\p{L})(?:(?:date\s+of\s+)?birth|d\.?o\.?b(?!\p{L})|passport|visas?(?!\p{L})|expir|valid(?:ity|\s|[:)]|$)|issued?(?!\p{L}))|الميلاد|جواز|انتهاء/iu;

function isSegmentOfItsOwn(line: Line, span: DateSpan): boolean {
  const length = span.to - span.from + 2;
  return (
    line.segments.length > 1 &&
    line.segments.some((segment) => segment.text.replace(/[()]/g, '').trim().length <= length)
  );
}

/** Whether a date is set apart from its line's text: at an edge of a segment, or in brackets, and not inside a sentence. */
function standsAlone(text: string, span: DateSpan, acceptSingle: boolean): boolean {
  const before = text.slice(0, span.from);
  const after = text.slice(span.to);
  const left = before.trimEnd();
  const right = after.trimStart();
  const isEdge =
    left === '' ||
    right === '' ||
    /[\t|([{،,•·:–—/-]$/.test(before.replace(/ +$/, '')) ||
    /^[\t|)\]},،•·:–—/-]/.test(right);
  if (!isEdge) return false;
  const rest = wordCount(withoutDates(text));
  if (rest > 18) return false;
  if (
    !acceptSingle &&
    /\b(?:in|by|since|during|of|on|for|until|from|within|عام|سنة|في|خلال)\s*$/i.test(left) &&
    rest > 6
  )
    return false;
  if (/[.!؟]$/.test(text.trim()) && rest > 8) return false;
  if (OTHER_DATES.test(text)) return false;
  return true;
}
