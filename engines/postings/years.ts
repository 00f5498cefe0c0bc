import { wordingsIn } from '#engines/taxonomy/index.ts';
import { NUMBER_WORDS } from '#engines/text/index.ts';
import { isOfCompany, isWish, type Read, type Statement } from './asking.ts';
import { spanOf } from './lines.ts';

const WORDS = wordingsIn('postings/years');

/** "خمس عشرة": a unit and "ten" after it. */
const TEENS = '(?:ثلاثه?|اربعه?|خمسه?|سته?|سبعه?|ثماني?ه?|تسعه?|احدي|اثنتا|اثنتي) عشره?';
const AMOUNT = `(\\d{1,2}(?:\\.\\d)?|${TEENS}|${Object.keys(NUMBER_WORDS).join('|')})`;
const BESIDE = '\\s*(?:\\(\\s*[\\p{L}\\d]+\\s*\\))?\\s*';
const YEARS = "(?:years?'?|yrs?\\.?|سنوات|سنه|سنين|اعوام|عاما?|pqe)";
const MONTHS = '(?:months?|mos?\\.?|اشهر|شهرا?|شهور)';
const RANGE = new RegExp(
  `(?<![\\p{L}\\d.])(?:من )?${AMOUNT}${BESIDE}(?:${YEARS}\\s*)?(?:-|:|to|الي|and|او|or|حتي)\\s*${AMOUNT}${BESIDE}\\+?\\s*${YEARS}(?!\\p{L})`,
  'u',
);
const SINGLE = new RegExp(
  `(?<![\\p{L}\\d.-])${AMOUNT}${BESIDE}(?:\\+|plus|or more|او اكثر|فاكثر)?\\s*-?\\s*(?:full |calendar |solid )?${YEARS}(?!\\p{L})`,
  'gu',
);
/** "سنة إلى سنتين", "سنتين إلى ثلاث سنوات": the least is a word without a number. */
const FROM_ONE_OR_TWO = new RegExp(
  `(?<!\\p{L})(?:(سنه|عام)|سنتين|سنتان|عامين|عامان)\\s*(?:-|الي|او|حتي)\\s*(?:سنتين|سنتان|عامين|${AMOUNT}\\s*${YEARS})(?!\\p{L})`,
  'u',
);
const IN_MONTHS = new RegExp(`(?<![\\p{L}\\d.-])(\\d{1,2})\\s*\\+?\\s*${MONTHS}(?!\\p{L})`, 'u');
const DUAL = /(?<!\p{L})(?:ل|ب)?(سنتين|سنتان|عامين|عامان)(?!\p{L})/u;
const ONE_YEAR = WORDS.pattern('one year', { spaces: 'one' });
const OF_WORK = WORDS.pattern('of work');
const NOT_OF_WORK = WORDS.pattern('not of work');
const AFTER_NOT_OF_WORK = new RegExp(
  `^\\s*(?:${WORDS.source('after years that are not of work', { edges: 'anywhere' })}|[- ]?(?:old\\b|of age|contract|warranty|plans?(?!\\p{L})|program|strategy|visa|period|من العمر|عقد|ضمان))`,
  'u',
);
/** "A ticket every two years", "a contract of two years": what is offered, and how often. */
const BEFORE_NOT_OF_WORK = new RegExp(
  `(?:${WORDS.source('before years that are not of work', { edges: 'anywhere' })}|\\b(?:last|past|previous|next|first|within)(?: the)?)\\s*$`,
  'u',
);
/** "Up to two years": beginners are welcome. */
const BEFORE_A_MOST = new RegExp(
  `(?:${WORDS.source('before a most', { edges: 'anywhere' })}|(?<!not |no )less than)\\s*$`,
  'u',
);
/** "We have over 25 years of experience" is the company's own. */
const OF_COMPANY = WORDS.pattern('of the company', {
  or: [
    new RegExp(
      `\\b(?:over|more than|nearly) \\w+ years ${WORDS.source('years of a company', { edges: 'anywhere', spaces: 'one' })}`,
      'u',
    ),
  ],
});
/** "Not a programme for people with 3+ years", "more than 2 years and it is too small for you": so many are too many. */
const TOO_MANY = WORDS.pattern('says that so many are too many');
const NONE_ASKED =
  /^\W*(?:not? (?:required|needed|necessary)|none|no\b|nil|غير (?:مطلوبه?|ضروريه?)|لا (?:ي|ت)شترط|بدون|لا يوجد)/u;
const NO_EXPERIENCE = WORDS.pattern('no experience is asked for', {
  or: [
    new RegExp(
      `\\b(?:no|without|zero)\\s+(?:${WORDS.source('before experience', { edges: 'anywhere' })}\\s+)*experience(?: (?:is )?(?:required|needed|necessary))?`,
      'u',
    ),
  ],
});

/** The experience that is asked for, in whole years; the highest of several conditions. Wishes do not count. */
export function readYears(statements: readonly Statement[]): Read<number> | null {
  let asked: Read<number> | null = null;
  let none: Read<number> | null = null;
  for (const statement of statements) {
    const { folded, line } = statement;
    const words = folded.folded;
    const isAsked =
      line.label === 'years' ||
      line.section === 'requirements' ||
      line.section === 'lead' ||
      line.section === 'about' ||
      line.section === 'duties' ||
      line.section === 'tail';
    if (!isAsked) continue;
    const nothing = NO_EXPERIENCE.exec(words);
    if (nothing && line.label !== 'other') {
      none ??= { value: 0, ...spanOf(folded, nothing.index, nothing[0].length) };
      if (!/\d/.test(words)) continue;
    }
    if (line.label !== 'years' && (NOT_OF_WORK.test(words) || line.label === 'other')) continue;
    // Under "Requirements" a number of years is one of experience unless it says otherwise.
    const isOfWork = line.label === 'years' || line.section === 'requirements' || OF_WORK.test(words);
    if (
      (line.section === 'lead' || line.section === 'about') &&
      OF_COMPANY.test(words) &&
      !/\b(?:candidate|applicant|you)\b|المتقدم|المرشح/u.test(words)
    )
      continue;
    if (line.label === 'years' && NONE_ASKED.test(words)) {
      none ??= { value: 0, ...spanOf(folded, 0, words.length) };
      continue;
    }
    for (const found of yearsIn(words, line.label === 'years')) {
      if (line.section === 'nice' || isWish(statement, found.at)) continue;
      if (!isOfWork && !standsAsCondition(words, found)) continue;
      if (AFTER_NOT_OF_WORK.test(words.slice(found.at + found.length))) continue;
      if (BEFORE_NOT_OF_WORK.test(words.slice(0, found.at))) continue;
      if (isTermInBrackets(words, found)) continue;
      if (BEFORE_A_MOST.test(words.slice(0, found.at)) || TOO_MANY.test(words)) {
        none ??= { value: 0, ...spanOf(folded, found.at, found.length) };
        continue;
      }
      if (!asked || found.years > asked.value)
        asked = { value: found.years, ...spanOf(folded, found.at, found.length) };
    }
  }
  return asked ?? none;
}

/** "Graduate trainee (12 months)": months alone in brackets say how long the work lasts. */
const isTermInBrackets = (words: string, { at, length }: { at: number; length: number }): boolean =>
  /\(\s*$/u.test(words.slice(0, at)) &&
  /^\s*\)/u.test(words.slice(at + length)) &&
  IN_MONTHS.test(words.slice(at, at + length));

/** Words before years that somebody must have: "you have shipped for 4+ years". */
const BEFORE_ASKED = WORDS.pattern('before years that are asked for');
/** No posting asks for more in passing; a company may well be older. */
const MOST_IN_PASSING = 15;

/** Whether years stand as a condition where no heading says so: "..., two years on a ward", "4+ years". */
function standsAsCondition(
  words: string,
  { years, at, length }: { years: number; at: number; length: number },
): boolean {
  if (years > MOST_IN_PASSING || isOfCompany(words)) return false;
  const before = words.slice(0, at);
  const opens = /(?:^|[,;:.،؛|(/]|\s[-–]|\sand|\sو)\s*$/u.test(before);
  return opens || /\+/.test(words.slice(at, at + length)) || BEFORE_ASKED.test(before.slice(-40));
}

function yearsIn(folded: string, isLabelled: boolean): { years: number; at: number; length: number }[] {
  const low = FROM_ONE_OR_TWO.exec(folded);
  if (low) return [{ years: low[1] ? 1 : 2, at: low.index, length: low[0].length }];
  const between = RANGE.exec(folded);
  if (between) {
    const [least, most] = [numberOf(between[1] ?? ''), numberOf(between[2] ?? '')];
    if (least <= most)
      return plausible([{ years: Math.floor(least), at: between.index, length: between[0].length }]);
  }
  const found = [...folded.matchAll(SINGLE)].map((match) => ({
    years: Math.floor(numberOf(match[1] ?? '')),
    at: match.index,
    length: match[0].length,
  }));
  const dual = DUAL.exec(folded);
  if (dual) found.push({ years: 2, at: dual.index, length: dual[0].length });
  const one = ONE_YEAR.exec(folded);
  if (one && found.length === 0) found.push({ years: 1, at: one.index, length: one[0].length });
  const months = found.length === 0 && IN_MONTHS.exec(folded);
  if (months)
    found.push({ years: Math.floor(Number(months[1]) / 12), at: months.index, length: months[0].length });
  if (found.length === 0 && isLabelled) {
    const bare = /^\D{0,12}?(\d{1,2})\s*(?:\+|(?:-|to|الي)\s*\d{1,2}\+?)?\s*$/u.exec(folded);
    if (bare) found.push({ years: Number(bare[1]), at: 0, length: folded.length });
  }
  return plausible(found);
}

const plausible = <T extends { years: number }>(found: T[]): T[] =>
  found.filter(({ years }) => years >= 0 && years <= 40);
function numberOf(word: string): number {
  const [unit = '', ten] = word.split(' ');
  if (ten) return 10 + (unit === 'احدي' ? 1 : unit.startsWith('اثنت') ? 2 : (NUMBER_WORDS[unit] ?? 0));
  return NUMBER_WORDS[word] ?? Number(word);
}
