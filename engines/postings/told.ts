import { fold } from '#engines/text/index.ts';
import { labelNamed } from './headings.ts';
import { type Span, sentencesOf } from './lines.ts';
import { type PlacedLine, placedLines } from './sections.ts';
import {
  ALLOWANCE,
  ASKS_HOW_MUCH,
  ASKS_TO_BE_GIVEN,
  LINE_SUBJECTS,
  NUMBER,
  SAYS_NOTHING,
  SECTION_SUBJECTS,
  type Subject,
} from './told-subjects.ts';

/** What a posting tells to a question, in its own words. */
export interface Told {
  /** The best first; none where it does not tell what is asked. */
  spans: Span[];
  /** A whole section with its heading: a list of what was asked for. */
  isSection: boolean;
  /** "A housing allowance" tells whoever asks for housing of money only. */
  isMoneyForIt: boolean;
  /** Where what seems to tell it does not: tasks and conditions name what customers are given, a "Visa card" is no visa. */
  besides: Span[];
}

/**
 * Where a posting tells what a question asks, whatever either calls it and in whichever language: "What are the benefits?"
 * finds «نقدم لك» with its list. Null where the question asks for anything else as well. Who asks what they would be given
 * ("Will I get a Visa card?") is told nothing by what is no offer, whatever it is.
 */
export function toldTo(question: string, text: string): Told | null {
  const { lines, sections } = subjectsOf(question);
  const placed = placedLines(text);
  if (lines.length === 0 && sections.length !== 1) {
    if (!ASKS_TO_BE_GIVEN.test(fold(question))) return null;
    const besides = unitsOf(text, placed).filter((unit) => !isOffer(unit));
    return { spans: [], isSection: false, isMoneyForIt: false, besides: besides.map(({ span }) => span) };
  }
  const [section] = sections;
  if (lines.length > 0) return linesTelling(lines, text, placed, ASKS_HOW_MUCH.test(fold(question)));
  return section ? sectionTelling(section, text, placed) : null;
}

/** What a question asks for; nothing where it says a word that none of the subjects explains. */
function subjectsOf(question: string): { lines: Subject[]; sections: Subject[] } {
  let rest = writtenOut(fold(question));
  const named = ({ asked, other }: Subject): boolean => {
    if (finds(other, rest)) return false;
    const before = rest;
    rest = rest.replace(asked, ' ');
    return rest !== before;
  };
  const early = SECTION_SUBJECTS.filter(({ asked }) => asksWhole(asked, rest)).slice(0, 1);
  if (early.length > 0) return { lines: [], sections: early };
  const found = LINE_SUBJECTS.filter(named);
  const strong = found.filter(({ isWeak }) => !isWeak);
  const lines = strong.length > 0 ? strong : found;
  const sections = SECTION_SUBJECTS.filter(named);
  return saysMore(rest) ? { lines: [], sections: [] } : { lines, sections: sections.slice(0, 1) };
}

const writtenOut = (folded: string): string =>
  folded
    .replace(/['’](?:s|re)(?![\p{L}])/gu, ' is')
    .replace(/['’]ll(?![\p{L}])/gu, ' will')
    .replace(/\s+/gu, ' ');

/** Whether a question names one section and nothing besides: "What will I do all day?" asks for no hours. */
const asksWhole = (asked: RegExp, question: string): boolean => {
  const rest = question.replace(asked, ' ');
  return rest !== question && !saysMore(rest);
};

const saysMore = (rest: string): boolean => /[\p{L}\d]/u.test(rest.replace(SAYS_NOTHING, ' '));

const MOST_LINES_OF_SECTION = 14;
/** Lines that are told where no section is. */
const MOST = 3;

function sectionTelling(subject: Subject, text: string, placed: readonly PlacedLine[]): Told {
  const kinds = subject.sections ?? [];
  const isOf = ({ section }: PlacedLine) => kinds.includes(section);
  const opened = (isOpening: Opens): Span[][] =>
    placed.flatMap((first, at) => {
      const end = isOf(first) && isOpening(first, placed[at - 1]) ? endOfSection(placed, at) : null;
      return end === null ? [] : [[{ start: first.whole.start, end }]];
    });
  const [named] = [...opened(opensSection), ...opened(startsUnnamed)];
  if (named) return { spans: named, isSection: true, isMoneyForIt: false, besides: [] };
  const said = unitsOf(text, placed).filter(
    ({ folded, isOfWork, line }) =>
      finds(subject.told, folded) && !line.isHeading && !(subject.isGiven && isOfWork),
  );
  if (said.length > 0)
    return {
      spans: said.slice(0, MOST).map(({ span }) => span),
      isSection: false,
      isMoneyForIt: false,
      besides: [],
    };
  return { spans: opened(namesSkills)[0] ?? [], isSection: true, isMoneyForIt: false, besides: [] };
}

type Opens = (line: PlacedLine, before: PlacedLine | undefined) => boolean;

/** A heading, or what follows one on its own line. A list of skills alone is less than what is asked for. */
const opensSection = (line: PlacedLine): boolean =>
  (line.isHeading && !namesSkills(line)) || (line.label === null && line.whole.start < line.start);

const namesSkills = ({ isHeading, text }: PlacedLine): boolean => isHeading && labelNamed(text) === 'skills';

const startsUnnamed = (line: PlacedLine, before: PlacedLine | undefined): boolean =>
  line.label === null && !line.isHeading && before?.section !== line.section;

/** Where the section ends that begins at a line: before the next one, or before prose that stands apart. Null where it holds nothing. */
function endOfSection(placed: readonly PlacedLine[], from: number): number | null {
  const first = placed[from];
  if (!first) return null;
  let end = first.isHeading ? null : first.end;
  for (const line of placed.slice(from + 1, from + MOST_LINES_OF_SECTION)) {
    const isApart = end !== null && line.followsGap && !line.isListed;
    if (line.section !== first.section || line.isHeading || isApart) break;
    end = line.end;
  }
  return end;
}

/** A sentence of a posting, or a whole line that names a fact. */
interface Unit {
  span: Span;
  folded: string;
  line: PlacedLine;
  /** It stands among the tasks or conditions, not in prose apart from them. */
  isOfWork: boolean;
}

function unitsOf(text: string, placed: readonly PlacedLine[]): Unit[] {
  let [isApart, section] = [false, ''];
  return placed.flatMap((line, at) => {
    if (line.isHeading || line.section !== section) isApart = false;
    else if (line.followsGap && !line.isListed && !placed[at - 1]?.isHeading) isApart = true;
    section = line.section;
    const isOfWork = OF_WORK.has(section) && !isApart;
    const isNamed = line.label !== null || line.whole.start < line.start;
    const spans = isNamed ? [line.whole] : sentencesOf(text, line);
    return spans.map((span) => ({ span, folded: fold(text.slice(span.start, span.end)), line, isOfWork }));
  });
}

/** Sections that tell what is done and asked for, not what is given. */
const OF_WORK: ReadonlySet<string> = new Set(['duties', 'requirements', 'nice', 'company']);
const SHORT = 40;

const isOffer = ({ line, folded }: Unit): boolean =>
  line.section === 'benefits' || SECTION_SUBJECTS.some(({ isGiven, told }) => isGiven && finds(told, folded));

const ofWork = (units: readonly Unit[]): Span[] =>
  units.filter((unit) => unit.isOfWork).map(({ span }) => span);

/** The lines that tell all that is asked for, those that name it first before others. */
function linesTelling(
  subjects: readonly Subject[],
  text: string,
  placed: readonly PlacedLine[],
  wantsNumber: boolean,
): Told {
  const units = unitsOf(text, placed);
  const isGiven = subjects.some((subject) => subject.isGiven);
  const isOther = ({ folded }: Unit) =>
    subjects.some(({ told, other }) => other && !finds(told, folded.replace(other, ' ')));
  const telling = units.flatMap((unit, at) => {
    if (isGiven && unit.isOfWork) return [];
    if (unit.line.isHeading) return [];
    if (!subjects.every(({ told }) => finds(told, unit.folded)) || isOther(unit)) return [];
    const next = units[at + 1];
    const isName =
      !unit.isOfWork && unit.span.end - unit.span.start <= SHORT && !NUMBER.test(unit.folded) && next;
    const opensWith = subjects.some(({ told }) => isNamedFirst(told, unit.folded));
    const isCalled = subjects.some(({ called }) => finds(called, unit.folded));
    const said =
      isName && !unit.line.isListed && isNamedFor(next, unit) ? unit.folded + next.folded : unit.folded;
    const span = said === unit.folded || !next ? unit.span : { start: unit.span.start, end: next.span.end };
    // How long a contract lasts is not told by its being one.
    if (wantsNumber && !isGiven && !NUMBER.test(said)) return [];
    const worth = (wantsNumber && NUMBER.test(said) ? 2 : 0) + (opensWith ? 1 : 0) + (isCalled ? 2 : 0);
    return [{ span, worth, section: unit.line.section, folded: said }];
  });
  // "Answer tickets remotely" is no work from home, and "offices in Arabic and English" asks for neither where more is told.
  const apartFromTasks = telling.filter(({ section }) => section !== 'duties');
  const own = apartFromTasks.filter(({ section }) => section !== 'company');
  const bestFirst = (own.length > 0 ? own : apartFromTasks).toSorted((a, b) => b.worth - a.worth);
  const spans = bestFirst.map(({ span }) => span);
  const isMoneyForIt = !subjects.includes(ALLOWANCE) && finds(ALLOWANCE.told, bestFirst[0]?.folded ?? '');
  const others = units.filter((unit) => subjects.some(({ other }) => finds(other, unit.folded)));
  const besides = [...(isGiven ? ofWork(units) : []), ...others.filter(isOther).map(({ span }) => span)];
  return { spans: onceEach(text, spans).slice(0, MOST), isSection: false, isMoneyForIt, besides };
}

/** What stands twice is told once. */
function onceEach(text: string, spans: readonly Span[]): Span[] {
  const said = spans.map(({ start, end }) => text.slice(start, end));
  return spans.filter((_, at) => said.indexOf(said[at] ?? '') === at);
}

/** Whether a line stands right under one that only names what it tells: "Working hours", then the hours. */
const isNamedFor = (next: Unit, { line, folded }: Unit): boolean =>
  !next.line.isHeading && next.line !== line && !next.line.followsGap && !/[.!؟?]$/u.test(folded);

/** Whether a line begins with what is asked for, or has it before its colon. */
const isNamedFirst = (told: RegExp | null, folded: string): boolean => {
  const place = placeOf(told, folded);
  return place >= 0 && (place < 4 || place < folded.slice(0, SHORT).indexOf(':'));
};

const finds = (pattern: RegExp | null, folded: string): boolean => placeOf(pattern, folded) >= 0;

function placeOf(pattern: RegExp | null, folded: string): number {
  return pattern ? folded.search(pattern) : -1;
}
