/** Lines that hold the dates of a job, and what stands around the dates on them. */
import { BULLET, firstSegment, type Line } from '#engines/documents/index.ts';
import { type DateSpan, findDates, pairOf, withoutDates } from '#engines/text/index.ts';

/** A line with dates. */
export interface DatedLine {
  /** Which of the lines it is. */
  index: number;
  line: Line;
  span: DateSpan;
  /** What stands around the dates, which a tab stands for. */
  header: string;
  /** What is told behind the dates: "since 2021. Installs routers." */
  details: string[];
}

/** More words than this on a line are sentences. */
const LONGEST_HEADER = 16;
const SENTENCE_END = /(?<=[\p{L}\p{N})][.!؟])\s+(?=[\p{Lu}\p{Script=Arabic}])/u;

/** The lines, of which prose is parted into its sentences, and those of them that hold dates of a job. */
export function datedLinesOf(whole: Line[]): { lines: Line[]; dated: DatedLine[] } {
  const lines = whole.flatMap((line) => (mayTellSeveral(line) ? sentencesOf(line) : [line]));
  const dated = lines.flatMap((line, index) => datedLine(line, index) ?? []);
  return { lines, dated };
}

function mayTellSeveral(line: Line): boolean {
  return (
    line.text.split(/\s+/).length > LONGEST_HEADER && findDates(line.text).some(({ isRange }) => isRange)
  );
}

function sentencesOf(line: Line): Line[] {
  return line.text.split(SENTENCE_END).map((text, index) => ({
    ...line,
    text,
    isBullet: line.isBullet && index === 0,
    segments: [{ ...firstSegment(line), text }],
  }));
}

const HARDLY_A_MARK = /^[\s|/,،.:~→←>]*$/;
/** "(1) ", "2. " or a bullet before an entry. */
const NUMBERING =
  /^\s*\(?(?:\d{1,2}|[٠-٩]{1,2}|[a-h])(?:[.)]\s*(?=\p{L})|-(?:\s+(?=\p{L})|(?=[\p{Lu}\p{Script=Arabic}])))/u;
/** A text without the bullet or the number before it. */
export function withoutNumber(text: string): string {
  return text.replace(BULLET, '').replace(NUMBERING, '');
}

/** What opens the telling behind the dates. */
const TOLD = /^[\s)\]]*[.:：]\s+(?=\S)/u;
/** "2019 – present HSE Officer, PetroBuild, Jubail: site inspections, toolbox talks": who one is, then what one does. */
const TELLS_BEHIND =
  /^(?<header>[^:：\n]{4,110}?)(?:[:：]\s+|(?<=\p{L})\.\s+(?=[\p{Lu}\p{Script=Arabic}\d]))(?<told>(?=(?:\S+\s+){3})\S.*)$/u;

/** "2021- Pastry chef": a dash at the year itself, with nothing behind it, leaves the end open. */
const goesOn = (text: string, { isRange, to }: DateSpan): boolean =>
  !isRange && /^[-–—]\s+\p{L}/u.test(text.slice(to));

const OTHER_DATES =
  /(?<!\p{L})(?:birth|d\.?o\.?b(?!\p{L})|passport|visas?(?!\p{L})|expir|valid(?:ity|\s|[:)]|$)|licen[cs]e)|الميلاد|جواز|انتهاء|صالح|رخصة/iu;

function datedLine(line: Line, index: number): DatedLine | null {
  const span = spanOf(line.text);
  if (!span?.start || OTHER_DATES.test(line.text)) return null;
  const before = withoutNumber(withoutDates(line.text.slice(0, span.from)));
  const after = withoutDates(line.text.slice(span.to));
  const opening = TOLD.exec(after)?.[0];
  const isTold = opening !== undefined && /\p{L}{2}/u.test(before);
  const opened = /\p{L}/u.test(before) ? null : TELLS_BEHIND.exec(after)?.groups;
  if (opened) {
    const { header = '', told = '' } = opened;
    return {
      index,
      line,
      span: goesOn(line.text, span) ? { ...span, end: null, isOpen: true } : span,
      header: `\t${header.replace(/^\s*[-–—:：.]\s*/u, '')}`,
      details: told.split(SENTENCE_END).map((text) => text.trim()),
    };
  }
  const header = isTold ? before : `${before}\t${after.replace(/^\s*[:：.]\s*/, '')}`;
  return {
    index,
    line,
    span,
    header: header.replaceAll('\ue001', '\t').replace(/\s*[([]\s*\t/g, '\t'),
    details: isTold
      ? after
          .slice(opening.length)
          .split(SENTENCE_END)
          .map((text) => text.trim())
      : [],
  };
}

/** The range of a text, else its only date. The last bar of a row may stand for the dash: "2022 | Present". */
function spanOf(text: string): DateSpan | undefined {
  const spans = findDates(text);
  const range = spans.find(({ isRange }) => isRange) ?? pairOf(text, spans, HARDLY_A_MARK);
  if (range) return range;
  const dashed = text.replace(/\|(?=[^|]*$)/u, '-');
  return findDates(dashed).find(({ isRange }) => isRange) ?? spans.at(-1);
}
