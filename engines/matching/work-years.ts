import { wordingsIn } from '#engines/taxonomy/index.ts';
import { fold, monthNamesByLength, monthNumber, NUMBER_WORDS } from '#engines/text/index.ts';
import { linesOf } from './postings.ts';

const WORDS = wordingsIn('matching/facts');
const any = (list: string): string => WORDS.source(list, { edges: 'anywhere', spaces: 'one' });

/** The day of reading, for jobs still held; engines have no clock. */
export type DateOfReading = Date;

const numberWords: Readonly<Record<string, number>> = {
  ...NUMBER_WORDS,
  سنه: 1,
  عام: 1,
  سنتان: 2,
  سنتين: 2,
  عامين: 2,
};
const amount = `(\\d{1,2}(?:\\.\\d)?|${Object.keys(numberWords).join('|')})`;
const range = new RegExp(
  `(?<![\\p{L}\\d])${amount}\\s*(?:\\(\\d+\\)\\s*)?(?:-|to|الي|and|و)\\s*${amount}\\+?\\s*(?:\\(\\d+\\)\\s*)?(?:years?|yrs?|سنوات|سنين|سنه|اعوام|عام)(?!\\p{L})`,
  'u',
);
const single = new RegExp(
  `(?<![\\p{L}\\d-])${amount}\\s*(?:\\(\\d+\\)\\s*)?(\\+|plus|or more)?\\s*(?:years?|yrs?|y|سنوات|سنين|سنه|اعوام|عاما|عام)(?![\\p{L}])`,
  'gu',
);
const dual = /(?<!\p{L})(سنتين|سنتان|عامين|عامان)(?!\p{L})/u;
const ofWork = WORDS.pattern('of work', { spaces: 'one' });
const notOfWork = WORDS.pattern('not of work', { spaces: 'one' });
const ofSomebodysWork = WORDS.pattern('experience', { spaces: 'one' });

const inMonths = /(?<![\p{L}\d-])(\d{1,2})\s*(?:months?|شهرا|شهر|اشهر|شهور)(?!\p{L})/gu;

/** The experience a posting asks for, in years; `null` where it says nothing. The highest of several minima counts. */
export function readYearsAsked(text: string): { min: number; max?: number } | null {
  let asked: { min: number; max?: number } | null = null;
  for (const line of linesOf(text)) {
    const folded = fold(line.text);
    if (!ofWork.test(folded) || notOfWork.test(folded)) continue;
    const found = yearsIn(folded);
    if (found && (!asked || found.min > asked.min)) asked = found;
  }
  return asked;
}

/** "29 yrs old" in a line that tells of work as well. */
const age = new RegExp(
  `\\d{1,2}\\s*(?:years?|yrs?)[\\s-]old(?!\\p{L})|(?:${WORDS.source('tells an age', { spaces: 'one' })})\\s*:?\\s*(?:1[89]|[2-6]\\d)(?:\\s*(?:سنه|عاما?|سنين))?(?!\\s*(?:سنه|عاما?|سنين|${any('goes on with work')}))`,
  'gu',
);
const noWork = WORDS.source('years without work', { spaces: 'one' });
const away = new RegExp(
  `${amount}\\s*(?:years?|yrs?|سنوات|سنين|سنه|اعوام|عاما|عام)\\s+(?:${noWork})|(?:${WORDS.source('is without work', { spaces: 'one' })})\\s+${amount}\\s*(?:years?|yrs?|سنوات|سنين|سنه|اعوام|عاما|عام)`,
  'gu',
);

const awayByDates = new RegExp(
  `((?:19|20)\\d\\d)\\s*[-–—]\\s*((?:19|20)\\d\\d)\\s*[:,]?\\s+(?:${noWork})`,
  'gu',
);

/**
 * The years that somebody writes they were without work ("then nine years raising my family", "2014 - 2025 raising three
 * children"); 0 where they write none.
 */
export function yearsAway(text: string): number {
  const folded = fold(text);
  // Whoever has work that goes on since then has come back already.
  const since = [...folded.matchAll(span)].flatMap((match) => (match[9] ? [Number(match[3])] : []));
  const gaps = [...folded.matchAll(awayByDates)].filter(
    ([, , to]) => !since.some((year) => year >= Number(to)),
  );
  return Math.max(
    0,
    ...[...folded.matchAll(away)].map((match) => numberOf(match[1] ?? match[2] ?? '0')),
    ...gaps.map(([, from, to]) => Number(to) - Number(from)),
  );
}

/**
 * The years that somebody tells of themselves where no job has dates ("Plumber, 7 years in villas"), the highest of several;
 * `null` where none are told. Their age, the years of a visa and those without work are none.
 */
export function yearsTold(text: string): number | null {
  const told = linesOf(text).flatMap((line): YearsToldOf[] => {
    const folded = fold(line.text).replace(away, ' ').replace(age, ' ');
    const isPersonal = besideAge.test(folded);
    return folded.split(endOfClause).flatMap((part): YearsToldOf[] => {
      const clause = part.trim();
      const years = yearsAndHalfIn(clause) ?? yearsIn(clause)?.min ?? monthsIn(clause);
      const isAlone = bare.test(clause);
      if (years === null || notOfWork.test(clause) || (isPersonal && isAlone && years >= youngestAtWork))
        return [];
      return [{ years, isBare: isAlone || ofOneself.test(clause), isPart: ofAll.test(clause) }];
    });
  });
  const ofWork = told.filter((one) => !isAge(one, told));
  return ofWork.length > 0 ? Math.max(...ofWork.map(({ years }) => years)) : null;
}

/** Years told in one clause. */
interface YearsToldOf {
  years: number;
  /** Whether nothing else stands in it, or who says it and where they are from. */
  isBare: boolean;
  /** Whether it says that they are some of the years told before. */
  isPart: boolean;
}

const endOfClause = /[,،;؛()|:•]|[.–—](?!\d)|\s-\s/u;
const bare = /^(?:(?!خبر)\p{L}+ )?\d{2}\s*(?:years?|yrs?|yo|سنه|عاما|عام)$/u;
/** "I am Sami from Sohag, 39 years", «عندي ٢٧ عام». */
const ofOneself = new RegExp(
  `^(?:${any('opens what one says of oneself')})(?: (?!خبر|experience)[\\p{L}'’-]+){0,6} ?\\d{2}\\s*(?:years?|yrs?|yo|سنه|عاما|عام)$`,
  'u',
);
/** Words of a line of personal facts, among which a number of years is an age. */
const besideAge = WORDS.pattern('stands beside an age', { spaces: 'one' });
const ofAll = WORDS.pattern('of the years told before', { spaces: 'one' });
/** Nobody has worked before that age. */
const youngestAtWork = 16;

/** Whether a number of years that stands alone beside fewer years of work is an age ("31 yrs", "٣١ سنة"). */
const isAge = ({ years, isBare }: YearsToldOf, told: readonly YearsToldOf[]): boolean =>
  isBare && told.some((other) => !other.isPart && years - other.years >= youngestAtWork);

const halfMore =
  /(?<!\p{L})(?:(?:سنه|عام) و ?نصف?|(?:a|one) year and a half|one and a half years?)(?!\p{L})/u;
const yearsAndHalfIn = (clause: string): number | null => (halfMore.test(clause) ? 1.5 : null);

function yearsIn(folded: string): { min: number; max?: number } | null {
  const between = range.exec(folded);
  if (between) {
    const [min, max] = [numberOf(between[1] ?? ''), numberOf(between[2] ?? '')];
    if (min < max) return { min, max };
  }
  const found = [...folded.matchAll(single)].map((match) => numberOf(match[1] ?? ''));
  if (dual.test(folded)) found.push(2);
  const plausible = found.filter((years) => years > 0 && years <= 40);
  return plausible.length > 0 ? { min: Math.max(...plausible) } : null;
}

/** Months told in place of years ("help desk, 18 months"), as years; shorter than half a year is no time of work. */
function monthsIn(folded: string): number | null {
  const months = [...folded.matchAll(inMonths)].map((match) => Number(match[1]));
  const most = Math.max(0, ...months);
  return most >= 6 && most <= 48 ? Math.round((most / 12) * 10) / 10 : null;
}

function numberOf(word: string): number {
  return numberWords[word] ?? Number(word);
}

/**
 * Years of work that a resume states ("8 years of experience") or else that its dated jobs cover, overlaps
 * counted once. `null` where neither can be read.
 */
export function readWorkYears(text: string, now?: DateOfReading): number | null {
  let stated: number | null = null;
  for (const line of linesOf(text)) {
    const folded = fold(line.text).replace(away, ' ');
    if (!ofSomebodysWork.test(folded) || notOfWork.test(folded)) continue;
    const found = yearsIn(folded);
    if (found) stated = Math.max(stated ?? 0, found.max ?? found.min);
  }
  return stated ?? yearsFromDates(text, now);
}

const month = [...new Set(monthNamesByLength.map((name) => fold(name)))].join('|');
const point = `(?:(?<!\\p{L})(${month})\\.?,?\\s+|(\\d{1,2})[/.-])?((?:19|20)\\d{2})(?:[/.-](\\d{1,2}))?`;
const span = new RegExp(
  `${point}\\s*(?:-|to|until|till|الي|حتي)+\\s*(?:${point}|(${any('still held')}))`,
  'gu',
);
const studies = WORDS.pattern('of studies', { spaces: 'one' });
const opensStudies = new RegExp(`^\\s*${any('opens the studies')}`, 'u');
const opensWork = new RegExp(`^\\s*${any('opens the work')}`, 'u');

function yearsFromDates(text: string, now?: DateOfReading): number | null {
  const lines = fold(text).split('\n');
  const spans: [number, number][] = [];
  const open: number[] = [];
  let last = 0;
  let inStudies = false;
  for (const line of lines) {
    // A heading of the studies holds until the next heading; a line on its own is judged by its words.
    if (opensStudies.test(line)) inStudies = true;
    else if (opensWork.test(line)) inStudies = false;
    for (const match of line.matchAll(span)) {
      if (inStudies || studies.test(line)) continue;
      const from = monthOf(match[1], match[2] ?? match[4], match[3] ?? '', 0);
      if (match[9]) open.push(from);
      else spans.push([from, monthOf(match[5], match[6] ?? match[8], match[7] ?? '', 11) + 1]);
    }
  }
  for (const [, to] of spans) last = Math.max(last, to);
  const today = now
    ? now.getUTCFullYear() * 12 + now.getUTCMonth()
    : Math.max(last, ...open.map((from) => from + 12));
  const all = [...spans, ...open.map((from): [number, number] => [from, today])]
    .filter(([from, to]) => to > from && to - from < 50 * 12)
    .sort((a, b) => a[0] - b[0]);
  if (all.length === 0) return null;
  let months = 0;
  let covered = 0;
  for (const [from, to] of all) {
    months += Math.max(0, to - Math.max(from, covered));
    covered = Math.max(covered, to);
  }
  return Math.round((months / 12) * 10) / 10;
}

/** Months since the year 0; the month is unknown more often than not and then taken as given. */
function monthOf(
  name: string | undefined,
  digits: string | undefined,
  year: string,
  otherwise: number,
): number {
  const named = monthNumber(name ?? '');
  const numbered = digits && Number(digits) >= 1 && Number(digits) <= 12 ? Number(digits) - 1 : undefined;
  return Number(year) * 12 + (named === null ? (numbered ?? otherwise) : named - 1);
}
