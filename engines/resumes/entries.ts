/** Sections of dated entries (jobs, studies) to entries: each date with the header lines around it and its details. */

import { BULLET, type Line } from '#engines/documents/index.ts';
import { isPlace, type Taxonomy, wordingsIn } from '#engines/taxonomy/index.ts';
import { type DateSpan, findDates, pairOf, withoutDates } from '#engines/text/index.ts';
import { EMPLOYMENT_TYPE } from './words.ts';

const WORDS = wordingsIn('resumes/entries');

export interface Entry {
  /** Header lines in order; `anchor` is the index of the line with the date, -1 when the entry has none. */
  header: Line[];
  anchor: number;
  span: DateSpan | null;
  details: Line[];
}

export interface EntryOptions {
  /** Single dates, such as a year of graduation, count as anchors. */
  acceptSingle: boolean;
  /** Lines that open an entry on their own when nothing is dated. */
  opens?: (line: Line) => boolean;
  maxHeader?: number;
  /** Text set in from the headers is detail; not so where headers themselves step in. */
  indentIsDetail?: boolean;
}

/** The dated entries of a section. */
export function splitEntries(taxonomy: Taxonomy, lines: Line[], options: EntryOptions): Entry[] {
  const maxHeader = options.maxHeader ?? 3;
  const anchors = findAnchors(lines, options.acceptSingle);
  if (anchors.length === 0) return options.opens ? splitByOpeners(lines, options.opens) : [];
  const isDetail = markDetails(
    taxonomy,
    lines,
    new Set(anchors.map((anchor) => anchor.index)),
    options.indentIsDetail ?? true,
  );
  const headerStyles = new Set(anchors.map((anchor) => styleOf(lines[anchor.index]!)));
  const first = anchors[0]!.index;
  let leading = 0;
  for (let i = first - 1; i >= 0 && !isDetail[i] && leading < maxHeader; i--) leading++;
  for (let i = first - leading; i < first; i++) headerStyles.add(styleOf(lines[i]!));

  const entries: Entry[] = [];
  let before: Line[] = lines.slice(first - leading, first);
  anchors.forEach((anchor, position) => {
    const next = anchors[position + 1]?.index ?? lines.length;
    const zone: number[] = [];
    for (let i = anchor.index + 1; i < next; i++) zone.push(i);
    const isLast = position === anchors.length - 1;
    const { after, details, nextBefore } = splitZone(
      zone,
      lines,
      isDetail,
      isLast,
      leading,
      maxHeader,
      headerStyles,
    );
    entries.push({
      header: [...before, lines[anchor.index]!, ...after],
      anchor: before.length,
      span: anchor.span,
      details,
    });
    before = nextBefore;
  });
  return entries;
}

/** Shares the lines between two dates among the entry above (its header's rest, its details) and the header below. */
function splitZone(
  zone: number[],
  lines: Line[],
  isDetail: boolean[],
  isLast: boolean,
  leading: number,
  maxHeader: number,
  headerStyles: Set<string>,
): { after: Line[]; details: Line[]; nextBefore: Line[] } {
  let firstDetail = zone.findIndex((i) => isDetail[i]);
  let lastDetail = -1;
  zone.forEach((i, k) => {
    if (isDetail[i]) lastDetail = k;
  });
  let beforeFrom = zone.length;
  if (!isLast) {
    if (lastDetail >= 0) {
      beforeFrom = lastDetail + 1;
      const tail = zone.slice(beforeFrom);
      if (leading === 0) {
        // Dates stand on the first line: what precedes is an employer's own line only when it looks like a header.
        const styled = tail.findIndex(
          (i) => headerStyles.has(styleOf(lines[i]!)) || lines[i]!.bold || lines[i]!.gap > 1.9,
        );
        beforeFrom = styled < 0 ? zone.length : lastDetail + 1 + styled;
      }
      if (zone.length - beforeFrom > Math.max(leading + 1, 2))
        beforeFrom = zone.length - Math.max(leading + 1, 2);
    } else {
      beforeFrom = Math.max(0, zone.length - leading);
      // A wide gap inside the zone is where the next entry begins.
      let widest = -1;
      let width = 1.75;
      zone.forEach((i, k) => {
        const gap = lines[i]!.gap;
        if (gap > width) {
          width = gap;
          widest = k;
        }
      });
      if (leading === 0) beforeFrom = zone.length;
      else if (widest >= 0 && zone.length - widest <= maxHeader) beforeFrom = widest;
    }
  }
  if (firstDetail < 0 || firstDetail > beforeFrom) firstDetail = beforeFrom;
  const afterEnd = Math.min(firstDetail, maxHeader);
  return {
    after: zone.slice(0, afterEnd).map((i) => lines[i]!),
    details: zone.slice(afterEnd, beforeFrom).map((i) => lines[i]!),
    nextBefore: zone.slice(beforeFrom).map((i) => lines[i]!),
  };
}

interface Anchor {
  index: number;
  span: DateSpan;
}

function findAnchors(lines: Line[], acceptSingle: boolean): Anchor[] {
  const plain: Anchor[] = [];
  const single: Anchor[] = [];
  const bulleted: Anchor[] = [];
  lines.forEach((line, index) => {
    const spans = findDates(line.text);
    const span =
      spans.find((candidate) => candidate.isRange) ??
      pairOf(line.text, spans, HARDLY_A_MARK) ??
      (spans.length === 1 ? spans[0] : spans.at(-1));
    if (!span || !standsAlone(line.text, span, acceptSingle)) return;
    if (line.isBullet) {
      const rest = wordsIn(withoutDates(line.text));
      if (rest <= 14 && (span.isRange || acceptSingle)) bulleted.push({ index, span });
    } else if (span.isRange) plain.push({ index, span });
    else single.push({ index, span });
  });
  // Bullets that carry most dates are the entries themselves; otherwise their dates belong to the details.
  if (plain.length === 0 && single.length === 0) return bulleted;
  if (acceptSingle) {
    const all = [...plain, ...single].sort((a, b) => a.index - b.index);
    return bulleted.length > all.length ? [...all, ...bulleted].sort((a, b) => a.index - b.index) : all;
  }
  if (plain.length === 0) return single;
  // Beside ranges a lone date counts where it stands the same way: a segment of its own.
  const singles = single.filter(({ index, span }) => {
    const line = lines[index]!;
    const own = line.segments.some(
      (segment) => segment.text.replace(/[()]/g, '').trim().length <= span.to - span.from + 2,
    );
    return own && line.segments.length > 1;
  });
  return [...plain, ...singles].sort((a, b) => a.index - b.index);
}

/** What hardly is a mark: "Jan 2019 | Dec 2021". */
const HARDLY_A_MARK = /^[\s|/,،.:~→>]*$/;

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
  const rest = wordsIn(withoutDates(text));
  if (rest > 18) return false;
  if (
    !acceptSingle &&
    /\b(?:in|by|since|during|of|on|for|until|from|within|عام|سنة|في|خلال)\s*$/i.test(left) &&
    rest > 6
  )
    return false;
  if (/[.!؟]$/.test(text.trim()) && rest > 8) return false;
  if (/(?:birth|d\.?o\.?b|passport|visa|expir|valid|issue|الميلاد|جواز|انتهاء)/i.test(text)) return false;
  return true;
}

function wordsIn(text: string): number {
  return text.split(/[\s\ue001]+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

const DETAIL_LABEL = new RegExp(
  `^(?:key\\s+|main\\s+|major\\s+|core\\s+|primary\\s+|job\\s+|selected\\s+)?${WORDS.source('labels of details', { edges: 'anywhere' })}\\b[^:]{0,20}:?`,
  'iu',
);

/** Words that also begin titles ("Project Manager", "Tools Engineer"): labels where nothing but a mark follows. */
const LABEL_OR_TITLE = new RegExp(
  `^(?:key\\s+|main\\s+|major\\s+|core\\s+|selected\\s+)?${WORDS.source('labels of details that also begin titles', { edges: 'anywhere' })}(?:\\s+(?:used|handled|undertaken|completed|executed|involved|included|details|description|and\\s+technologies|&\\s+technologies))?\\s*(?:[:：–—-]|$)`,
  'iu',
);

/** Whether a line only announces details, as "Key responsibilities:" does. */
export function isDetailLabel(text: string): boolean {
  return (DETAIL_LABEL.test(text) || LABEL_OR_TITLE.test(text)) && (text.length < 40 || text.includes(':'));
}

/** Marks running text: bullets with their wrapped lines, sentences, paragraphs. */
function markDetails(
  taxonomy: Taxonomy,
  lines: Line[],
  anchors: Set<number>,
  indentIsDetail: boolean,
): boolean[] {
  const widest = Math.max(1, ...lines.map((line) => line.width));
  const marks: boolean[] = [];
  let bullet: Line | null = null;
  const indent = indentIsDetail ? headerEdge(taxonomy, lines, anchors) : null;
  // Headers that open in bold tell themselves from running text, however long they are.
  const isPlainHeader = ![...anchors].some(
    (index) => startsBold(lines[index]!) || (index > 0 && startsBold(lines[index - 1]!)),
  );
  const bulletTotal = lines.filter((line, index) => line.isBullet && !anchors.has(index)).length;
  lines.forEach((line, index) => {
    if (anchors.has(index)) {
      marks.push(false);
      bullet = null;
      return;
    }
    if (line.isBullet) {
      marks.push(true);
      bullet = line;
      return;
    }
    const previous = lines[index - 1];
    const wasDetail = index > 0 && marks[index - 1]! && previous!.column === line.column;
    const text = line.text;
    const words = wordsIn(text);
    let detail = false;
    const start = startOf(line);
    const isIndented =
      indent !== null &&
      line.width > 0 &&
      (line.isRtl
        ? indent.right - start > 3.5 && indent.right - start < 80
        : start - indent.left > 3.5 && start - indent.left < 80);
    if (isDetailLabel(text)) detail = true;
    else if (isIndented && line.segments.length === 1) detail = true;
    else if (
      words > 14 ||
      (words > 6 && /[.;؛]$/.test(text)) ||
      (words >= 4 && isSentence(text)) ||
      (words > 9 &&
        line.segments.length === 1 &&
        line.width > 0.72 * widest &&
        !line.bold &&
        !(startsBold(line) && !isPlainHeader))
    )
      detail = true;
    else if (/^\p{Ll}/u.test(text) && !/^(?:e|i)[A-Z]/.test(text) && index > 0 && line.segments.length === 1)
      detail = words > 2 || wasDetail;
    if (!detail && wasDetail && line.width > 0 && line.gap < 1.75 && line.segments.length === 1) {
      if (bullet) {
        detail = line.isRtl
          ? line.x + line.width < bullet.x + bullet.width - 3 && previous!.text.length > 20
          : line.x > bullet.x + 3;
      } else
        detail =
          !line.bold &&
          bulletTotal === 0 &&
          previous!.width > 0.8 * widest &&
          !/[.!؟]$/.test(previous!.text) &&
          styleOf(line) === styleOf(previous!);
    }
    if (!detail) bullet = null;
    marks.push(detail);
  });
  return marks;
}

function startsBold(line: Line): boolean {
  const run = line.segments[0]?.runs.find((candidate) => /\p{L}/u.test(candidate.text));
  return Boolean(run?.bold) && !/[:：]\s*$/.test(run!.text);
}

function startOf(line: Line): number {
  return line.isRtl ? line.x + line.width : line.x;
}

/** Where headers begin: what is set in from there is a detail. `null` where headers have no common edge. */
function headerEdge(
  taxonomy: Taxonomy,
  lines: Line[],
  anchors: Set<number>,
): { left: number; right: number } | null {
  const starts: { left: number; right: number }[] = [];
  for (const index of anchors) {
    const line = lines[index]!;
    if (line.width === 0) return null;
    const text = line.segments.find(
      (segment) =>
        !isDate(segment.text) &&
        !EMPLOYMENT_TYPE.test(segment.text) &&
        !/^\(?\d+\+?\s*(?:years?|yrs?|months?|mos?)\b/i.test(segment.text) &&
        !isPlace(taxonomy, segment.text),
    );
    if (text) starts.push({ left: text.x, right: text.x + text.width });
    else {
      // The date stands alone on its line: a header line above or below shares its edge.
      const shares = [lines[index - 1], lines[index + 1]].some(
        (other) => other !== undefined && !other.isBullet && Math.abs(startOf(other) - startOf(line)) < 3.5,
      );
      if (!shares) return null;
      starts.push({ left: line.x, right: line.x + line.width });
    }
  }
  if (starts.length === 0) return null;
  const left = Math.max(...starts.map((start) => start.left));
  const right = Math.min(...starts.map((start) => start.right));
  const spread = starts.map((start) => (lines[0]!.isRtl ? start.right - right : left - start.left));
  return Math.max(...spread) > 12 ? null : { left, right };
}

function isDate(text: string): boolean {
  const spans = findDates(text);
  return (
    spans.length > 0 && spans.reduce((sum, span) => sum + span.to - span.from, 0) > 0.7 * text.trim().length
  );
}

/** Ends like a sentence, not like "Co." or "Ltd.". */
function isSentence(text: string): boolean {
  return (
    /[\p{Ll}\u0620-\u064a\d)%]{2,}\.$/u.test(text) &&
    !/\b(?:ltd|co|inc|est|pvt|bros|corp|llc|dept|govt|st|jr|sr)\.$/i.test(text)
  );
}

function styleOf(line: Line): string {
  const run = line.segments[0]?.runs[0];
  return run ? `${run.size.toFixed(1)}${run.bold ? 'b' : ''}${run.italic ? 'i' : ''}${run.color}` : '';
}

function splitByOpeners(lines: Line[], opens: (line: Line) => boolean): Entry[] {
  const entries: Entry[] = [];
  for (const line of lines) {
    const last = entries.at(-1);
    if (!last || opens(line)) entries.push({ header: [line], anchor: -1, span: null, details: [] });
    else if (last.header.length < 3 && !line.isBullet) last.header.push(line);
    else last.details.push(line);
  }
  return entries;
}

/** Details as sentences: bullets are cut, wrapped lines are joined to the line they continue. */
export function detailTexts(lines: Line[]): string[] {
  const out: string[] = [];
  let bullet: Line | null = null;
  const hasBullets = lines.some((line) => line.isBullet);
  for (const line of lines) {
    const text = line.text.replace(BULLET, '').replace(/\t/g, ' ').trim();
    if (text === '') continue;
    const last = out.at(-1);
    const joins =
      last !== undefined &&
      !line.isBullet &&
      (hasBullets
        ? bullet !== null && line.width > 0
        : line.width > 0 && !/[.!؟:]$/.test(last) && line.gap < 1.8);
    if (joins)
      out[out.length - 1] = /[^\s]-$/.test(last) ? last.replace(/-$/, '-') + text : `${last} ${text}`;
    else out.push(text);
    if (line.isBullet) bullet = line;
  }
  return out.filter(
    (text) => !/^(?:key\s+)?(?:responsibilities|duties|achievements|المهام|المسؤوليات)\s*:?$/i.test(text),
  );
}
