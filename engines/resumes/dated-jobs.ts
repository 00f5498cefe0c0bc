/** Jobs out of entries that have a header with a date, and details below it. */
import type { Line } from '#engines/documents/index.ts';
import type { Taxonomy } from '#engines/taxonomy/index.ts';
import { detailTexts } from './detail-texts.ts';
import type { Entry } from './entries.ts';
import type { Found } from './found.ts';
import type { JobHeader } from './job-headers.ts';
import { type Slot, slotsOf } from './job-slots.ts';
import { type Assignment, assign, chooseTemplate, type Lean, leanAmong } from './job-template.ts';
import { placeOf } from './pieces.ts';
import type { ParsedWork } from './resume.ts';

type Header = JobHeader<Slot>;

/** An employer over the posts below it. */
interface Group {
  piece: Slot;
  location: string | null;
}

/** The jobs of entries, of a person with this headline. */
export function readDatedJobs(
  taxonomy: Taxonomy,
  entries: Entry[],
  headline: string | null,
): Found<ParsedWork>[] {
  const headers = slotsOf(taxonomy, entries);
  const lean = leanAmong(taxonomy, headers, headline);
  const heads = groupHeads(headers);
  const template = chooseTemplate(
    headers.filter((header) => !heads.has(header)),
    lean,
  );
  const jobs: Found<ParsedWork>[] = [];
  let group: Group | null = null;
  for (const [index, header] of headers.entries()) {
    const [first, second] = header.pieces;
    if (first && heads.has(header)) {
      group = { piece: first, location: header.location };
      continue;
    }
    const isPostOfGroup = heads.size > 0 && first && !second;
    const assigned = isPostOfGroup
      ? { title: first, organisation: null }
      : assign(header.pieces, template, lean);
    if (assigned.organisation) group = { piece: assigned.organisation, location: header.location };
    const next = headers[index + 1];
    if (next && isEmployerAlone(header, assigned) && covers(header.entry, next.entry)) {
      const below = assign(next.pieces, template, lean);
      if (below.title && !below.organisation) continue;
    }
    const job = jobOf(header, assigned, group, lean);
    if (job) jobs.push(job);
  }
  return jobs;
}

/**
 * Employers that stand over their posts with the time of all of them: one piece, nothing told, in another style than
 * the piece below, and dates that cover those of the entry that follows.
 */
function groupHeads(headers: Header[]): Set<Header> {
  const heads = new Set<Header>();
  for (const [index, header] of headers.entries()) {
    const next = headers[index + 1];
    const previous = headers[index - 1];
    const [piece, second] = header.pieces;
    const [below, secondBelow] = next?.pieces ?? [];
    if (!next || !piece || !below || second || secondBelow) continue;
    if (header.entry.details.length > 0 || !covers(header.entry, next.entry)) continue;
    if (piece.style !== below.style && !(previous && heads.has(previous))) heads.add(header);
  }
  // One alone may be a post without a word about it.
  const others = headers.filter((header) => !heads.has(header) && header.pieces.length > 1);
  return others.length > headers.length * 0.3 ? new Set() : heads;
}

/** An employer's own line, which may stand with its whole span over the jobs held there. */
function isEmployerAlone({ entry }: Header, { title, organisation }: Assignment): boolean {
  return organisation !== null && title === null && entry.details.length === 0;
}

/** Whether the dates of an entry hold those of another, by years. */
function covers(outer: Entry, inner: Entry): boolean {
  const a = outer.span;
  const b = inner.span;
  if (!a?.start || !b?.start) return false;
  const endOf = (span: typeof a): string => (span.isOpen ? '9999' : (span.end ?? span.start ?? ''));
  return a.start.slice(0, 4) <= b.start.slice(0, 4) && endOf(a).slice(0, 4) >= endOf(b).slice(0, 4);
}

/** The job of a header; null where that names neither a title nor an employer. `group` is the employer over it. */
function jobOf(
  header: Header,
  { title, organisation }: Assignment,
  group: Group | null,
  lean: Lean,
): Found<ParsedWork> | null {
  const { entry, leftover } = header;
  const inherited = !organisation && title ? group : null;
  const employer = organisation ?? inherited?.piece ?? null;
  const value: ParsedWork = {
    title: title?.text ?? null,
    organisation: employer?.text ?? null,
    location: header.location ?? inherited?.location ?? null,
    start: entry.span?.start ?? null,
    end: entry.span?.end ?? null,
    current: Boolean(entry.span?.isOpen),
    details: detailTexts([...leftover, ...unusedLines(header, title, employer), ...entry.details]),
  };
  if (!value.title && !value.organisation) return null;
  const sure = (piece: Slot, sign: 1 | -1): number =>
    Math.min(0.97, 0.72 + 0.12 * Math.max(-1, Math.min(2, sign * lean(piece))));
  const evidence: Found<ParsedWork>['evidence'] = {};
  if (title) evidence.title = { confidence: sure(title, 1), place: placeOf(title.line, title.text) };
  if (employer)
    evidence.organisation = {
      confidence: inherited ? 0.7 : sure(employer, -1),
      place: placeOf(employer.line, employer.text),
    };
  return { value, evidence: { ...evidence, ...evidenceOfAnchor(entry, value) } };
}

/** The town and the dates stand on the line with the date. */
function evidenceOfAnchor(entry: Entry, value: ParsedWork): Found<ParsedWork>['evidence'] {
  const line = entry.header[entry.anchor];
  if (!line) return {};
  const dates = { confidence: 0.95, place: placeOf(line, textOfDates(entry, line)) };
  return {
    ...(value.location && { location: { confidence: 0.8, place: placeOf(line, value.location) } }),
    ...(value.start && { start: dates }),
    ...(value.end && { end: dates }),
  };
}

function textOfDates({ span }: Entry, line: Line): string {
  return span ? line.text.slice(span.from, span.to) : '';
}

/** Lines under the header that gave neither title nor employer are the first of the details. */
function unusedLines({ entry, pieces, leftover }: Header, title: Slot | null, employer: Slot | null): Line[] {
  return entry.header.filter(
    (line, index) =>
      index > entry.anchor &&
      !leftover.includes(line) &&
      line !== title?.line &&
      line !== employer?.line &&
      pieces.some((piece) => piece.line === line) &&
      line.text.split(/\s+/).length >= 2,
  );
}
