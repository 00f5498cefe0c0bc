/** Jobs of lines in any layout: each hangs on its dates, and the words around these are shared out by what they mean. */
import type { Line } from '#engines/documents/index.ts';
import type { Taxonomy } from '#engines/taxonomy/index.ts';
import type { DateSpan } from '#engines/text/index.ts';
import { type DatedLine, datedLinesOf, withoutNumber } from './dated-lines.ts';
import { isDetailLabel } from './detail-labels.ts';
import { detailTexts } from './detail-texts.ts';
import type { Found } from './found.ts';
import { type Atom, atomsOf, partedByWords } from './header-atoms.ts';
import { bestCut, type HeaderCut } from './header-cuts.ts';
import { placeOf } from './pieces.ts';
import type { ParsedWork } from './resume.ts';
import { organisationScore } from './titles-and-employers.ts';

/** How many lines above and below the one with the date belong to the header. */
interface Reach {
  above: number;
  below: number;
}

const REACHES: readonly Reach[] = [
  { above: 0, below: 0 },
  { above: 0, below: 1 },
  { above: 1, below: 0 },
  { above: 2, below: 0 },
  { above: 0, below: 2 },
  { above: 1, below: 1 },
  { above: 3, below: 0 },
];
/** What a line of a header must bring to be worth taking in. */
const COST_OF_A_LINE = 0.3;
/** Below this the words around a date are no header of a job. */
const LEAST_SCORE = 0.9;

/** A job's header as it was read. */
interface ReadHeader {
  dated: DatedLine;
  cut: HeaderCut;
  /** The first and the last of its lines. */
  from: number;
  to: number;
}

/** The jobs of these lines. */
export function readPlainJobs(taxonomy: Taxonomy, whole: Line[]): Found<ParsedWork>[] {
  const { lines, dated } = datedLinesOf(whole);
  if (dated.length === 0) return [];
  let best: ReadHeader[] = [];
  let top = -Infinity;
  for (const reach of REACHES) {
    const headers = headersWithin(taxonomy, lines, dated, reach);
    const score = headers.reduce((sum, { cut }) => sum + cut.score, 0);
    if (score <= top) continue;
    top = score;
    best = headers;
  }
  const headers = best.filter((header) => isHeader(taxonomy, header));
  return headers.map((header, index) => {
    const end = headers[index + 1]?.from ?? endOfDetails(best, header, lines.length);
    return jobOf(header, lines.slice(header.to + 1, end));
  });
}

/** What is dated and no job ends the tasks of the job above it. */
function endOfDetails(all: ReadHeader[], header: ReadHeader, last: number): number {
  return all.find(({ from }) => from > header.to)?.from ?? last;
}

function isHeader(taxonomy: Taxonomy, { cut, dated }: ReadHeader): boolean {
  const { title, organisation, location, score } = cut;
  if (score < LEAST_SCORE || !(title || organisation)) return false;
  // «من ٢٠١٩ لليوم – شركة صيانة»: who works there now need not say as what.
  const isPresent =
    dated.span.isOpen && organisationScore(taxonomy, organisation?.text ?? '') > SURE_EMPLOYER;
  return Boolean(title) || Boolean(organisation && (location || isPresent));
}
const SURE_EMPLOYER = 0.8;

/** Every dated line with as many of the lines around it as this layout takes into a header. */
function headersWithin(
  taxonomy: Taxonomy,
  lines: Line[],
  dated: readonly DatedLine[],
  { above, below }: Reach,
): ReadHeader[] {
  let taken = -1;
  return dated.map((own, position): ReadHeader => {
    const next = dated[position + 1]?.index ?? lines.length;
    let from = own.index;
    while (from > taken + 1 && own.index - from < above && mayBelong(lines[from - 1])) from--;
    let to = own.index;
    while (to + 1 < next && to - own.index < below && mayBelong(lines[to + 1])) to++;
    taken = to;
    const atoms: Atom[] = [];
    for (let index = from; index <= to; index++) {
      const line = lines[index];
      if (line)
        atoms.push(
          ...atomsOf(taxonomy, textOf(line, index === own.index ? own : null), line, index !== own.index),
        );
    }
    const cut = bestOfBoth(taxonomy, atoms);
    return { dated: own, from, to, cut: { ...cut, score: cut.score - COST_OF_A_LINE * (to - from) } };
  });
}

/** As the signs part it, or also where nothing but words do, which costs a little. */
function bestOfBoth(taxonomy: Taxonomy, atoms: readonly Atom[]): HeaderCut {
  const bySigns = bestCut(taxonomy, atoms);
  const parted = partedByWords(taxonomy, atoms);
  if (parted.length === atoms.length) return bySigns;
  const byWords = bestCut(taxonomy, parted);
  return byWords.score - 0.3 > bySigns.score ? byWords : bySigns;
}

const textOf = (line: Line, dated: DatedLine | null): string =>
  dated ? dated.header : withoutNumber(line.text);

/** Whether a line without a date may be part of a header: short, no sentence and no item of a list. */
function mayBelong(line: Line | undefined): boolean {
  if (!line || line.isBullet || isDetailLabel(line.text)) return false;
  const words = line.text.trim().split(/\s+/).length;
  return words <= 9 && !(words > 4 && /[.!؟]$/.test(line.text)) && !/@|https?:/.test(line.text);
}

function jobOf({ dated, cut }: ReadHeader, below: Line[]): Found<ParsedWork> {
  const { span, line, details } = dated;
  const told = cut.rest.filter(({ text }) => text.split(/\s+/).length >= 3).map(({ text }) => text);
  const value: ParsedWork = {
    title: cut.title?.text ?? null,
    organisation: cut.organisation?.text ?? null,
    location: cut.location?.text ?? null,
    start: span.start,
    end: span.end,
    current: span.isOpen,
    details: [...told, ...details, ...detailTexts(below)],
  };
  const evidence: Found<ParsedWork>['evidence'] = {};
  for (const key of ['title', 'organisation', 'location'] as const) {
    const atom = cut[key];
    if (atom) evidence[key] = { confidence: 0.8, place: placeOf(atom.line, atom.text) };
  }
  const dates = { confidence: 0.9, place: placeOf(line, writtenDates(line, span)) };
  if (value.start) evidence.start = dates;
  if (value.end) evidence.end = dates;
  return { value, evidence };
}

const writtenDates = (line: Line, span: DateSpan): string => line.text.slice(span.from, span.to);
