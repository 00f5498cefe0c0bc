import { type EducationLevel, wordingsIn } from '#engines/taxonomy/index.ts';
import { fold, NUMBER_WORDS, westernDigits } from '#engines/text/index.ts';

/**
 * Amounts in a folded request, English or Arabic: years of work, pay, time until someone can begin, distance, education.
 * Every reader gives where in the folded text it read; none of them knows of the others.
 */
export interface Amount<V> {
  value: V;
  at: number;
  end: number;
}

const WORDS = wordingsIn('matching/request-amounts');
const any = (list: string): string => WORDS.source(list, { edges: 'anywhere' });

const N = `(\\d{1,3}(?:\\.\\d)?|${Object.keys(NUMBER_WORDS)
  .toSorted((a, b) => b.length - a.length)
  .join('|')})`;
const EDGE = '(?<![\\p{L}\\d.,])';
const STOP = '(?![\\p{L}\\d])';

const numberOf = (word: string): number => NUMBER_WORDS[word] ?? Number(word);

/* Bounds stand before or behind the number, in either language. */
const LEAST = any('at least');
const MOST = any('at most');
const OR_MORE = any('or more');
const OR_LESS = any('or less');

const YEARS = any('years');
const OF_WORK =
  `(?:\\s*(?:of\\s+)?(?:${any('kinds of work')}\\s+)*(?:experience|exp)(?![\\p{L}])|` +
  '\\s*(?:من\\s+)?(?:ال)?خبره(?:\\s+عمليه)?(?!\\p{L}))?';
const BEFORE_YEARS =
  '(?:(?:experience|exp)\\s*(?:of|:)?\\s*|(?:ب|و|ل)?(?:ال)?خبر(?:ه|ات|تهم|ته|تها)\\s*(?:عمليه\\s*)?(?:تبلغ\\s*|مدتها\\s*|:\\s*)?)?';

type Range = { min: number | null; max: number | null };

const YEARS_BETWEEN = new RegExp(
  `${EDGE}${BEFORE_YEARS}(?:between\\s+|from\\s+|(?:ما )?بين\\s+|من\\s+)?${N}\\s*(?:${YEARS}\\s*)?(?:-|to|and|الي|و|حتي)\\s*${N}\\s*${YEARS}${STOP}${OF_WORK}`,
  'gu',
);
const YEARS_ONE = new RegExp(
  `(?<!\\p{L})${BEFORE_YEARS}(?:(${LEAST})\\s+|(${MOST})\\s+)?${EDGE}${N}\\s*(${OR_MORE})?\\s*${YEARS}${STOP}(?:\\s*(${OR_MORE})|\\s+(${OR_LESS}))?${OF_WORK}`,
  'gu',
);
const TWO_YEARS = new RegExp(
  `(?<!\\p{L})${BEFORE_YEARS}(?:(${LEAST})\\s+|(${MOST})\\s+)?(?:ل|ب)?(${any('one or two years')})${STOP}(?:\\s*(${OR_MORE})|\\s+(${OR_LESS}))?${OF_WORK}`,
  'gu',
);
const FRESH = new RegExp(`(?<!\\p{L})${any('without experience')}(?!\\p{L})`, 'gu');
const NOT_OF_WORK = new RegExp(`^\\s*(?:old\\b|${any('years that are not of work')})`, 'u');

/** Years of work: "3+ years", "between 3 and 5 years", "less than 2 years", "خبرة لا تقل عن خمس سنوات", "fresh graduates". */
export function readYearRanges(folded: string): Amount<Range>[] {
  const found: Amount<Range>[] = [];
  const add = (match: RegExpExecArray, value: Range): void => {
    const at = match.index;
    const end = at + match[0].trimEnd().length;
    const isPlausible = [value.min, value.max].every(
      (years) => years === null || (years >= 0 && years <= 50),
    );
    if (!isPlausible || NOT_OF_WORK.test(folded.slice(end))) return;
    if (!found.some((other) => at < other.end && end > other.at)) found.push({ value, at, end });
  };
  for (const match of folded.matchAll(YEARS_BETWEEN)) {
    const [min, max] = [numberOf(match[1] ?? ''), numberOf(match[2] ?? '')];
    if (min <= max) add(match, { min, max });
  }
  for (const match of folded.matchAll(YEARS_ONE))
    add(match, rangeOf(numberOf(match[3] ?? ''), { isMost: Boolean(match[2] ?? match[6]) }));
  for (const match of folded.matchAll(TWO_YEARS)) {
    // «طبيب عام» is no year of a doctor: alone the word means "general".
    if (match[0].trim() === 'عام') continue;
    const years = /سنت|عامي|عاما/u.test(match[3] ?? '') ? 2 : 1;
    add(match, rangeOf(years, { isMost: Boolean(match[2] ?? match[5]) }));
  }
  for (const match of folded.matchAll(FRESH)) add(match, { min: null, max: 1 });
  return found;
}

/** A number with no bound is the least that will do: who has more has it too. */
const rangeOf = (number: number, { isMost }: { isMost: boolean }): Range =>
  isMost ? { min: null, max: number } : { min: number, max: null };

const CURRENCY = any('dirhams');
const SUM = `(\\d{1,3}(?:[,٬،' ]\\d{3})+|\\d+(?:\\.\\d+)?)\\s*(k(?!\\p{L})|thousand|${any('thousands')}(?!\\p{L}))?`;
const PAY = `(?:(?:${any('before pay')}\\s+)*${any('pay')}|${any('pay in Arabic')})`;
const PER_MONTH = `(?:\\s*${any('a month')}(?!\\p{L}))?`;
const LINK = `(?:\\s*${any('between pay and its amount')})*\\s*`;
const PAY_BETWEEN = new RegExp(
  `(?<![\\p{L}\\d])(?:(${PAY})${LINK})?(?:(?:between|from|(?:ما )?بين|من)\\s+)?(${CURRENCY})?\\s*(?<![\\d.])${SUM}\\s*(${CURRENCY})?\\s*(?:-|to|and|الي|و|حتي)\\s*(${CURRENCY})?\\s*${SUM}\\s*(${CURRENCY})?(?!\\p{L})${PER_MONTH}`,
  'gu',
);
const PAY_ONE = new RegExp(
  `(?<![\\p{L}\\d])(?:(${PAY})${LINK})?(?:(${LEAST})\\s+|(${MOST})\\s+)?(${CURRENCY})?\\s*(?<![\\d.])${SUM}\\s*(${CURRENCY})?(?!\\p{L})${PER_MONTH}(?:\\s*(${OR_MORE})|\\s+(${OR_LESS}))?(?:\\s+(${PAY})(?!\\p{L}))?`,
  'gu',
);
const NOT_MONEY = new RegExp(`^\\s*(?:${YEARS}|${any('no money')})`, 'u');

/**
 * Wished pay in AED a month: "under 15,000 AED", "10-12k", "above 20000", "راتب لا يتجاوز ١٥ ألف درهم". A bare number is no
 * pay, and with a bound alone only one that can be neither years nor a year. An amount without a bound is the most to
 * who pays it, and the least to who earns it.
 */
export function readSalaryRanges(folded: string, unbound: 'most' | 'least' = 'most'): Amount<Range>[] {
  const found: Amount<Range>[] = [];
  const add = (match: RegExpExecArray, value: Range): void => {
    const at = match.index + (match[0].length - match[0].trimStart().length);
    const end = match.index + match[0].trimEnd().length;
    if (NOT_MONEY.test(folded.slice(end)) || found.some((other) => at < other.end && end > other.at)) return;
    const isPlausible = [value.min, value.max].every(
      (sum) => sum === null || (sum >= 500 && sum <= 1_000_000),
    );
    if (isPlausible) found.push({ value, at, end });
  };
  for (const match of folded.matchAll(PAY_BETWEEN)) {
    const [, pay, c1, amount1 = '', k1, c2, c3, amount2 = '', k2, c4] = match;
    const max = sumOf(amount2, k2);
    const min = sumOf(amount1, k1 ?? (Number(amount1) < 1_000 ? k2 : undefined));
    const isMoney = [pay, c1, c2, c3, c4].some(Boolean) || (k2 !== undefined && k2.length > 0);
    if (isMoney && min <= max) add(match, { min, max });
  }
  for (const match of folded.matchAll(PAY_ONE)) {
    const [, pay1, least, most, c1, amount = '', k, c2, more, less, pay2] = match;
    const sum = sumOf(amount, k);
    const isBound = Boolean(least ?? most) && (Boolean(k) || sum >= LEAST_BARE_PAY);
    if (![pay1, pay2, c1, c2].some(Boolean) && !isBound) continue;
    const isLeast = (unbound === 'least' || Boolean(least ?? more)) && !most && !less;
    add(match, isLeast ? { min: sum, max: null } : { min: null, max: sum });
  }
  return found;
}

/**
 * The least that a job is to pay, in AED a month, as somebody says who looks for one; null where they name none, or name it
 * in other money.
 */
export function readLeastPay(text: string): number | null {
  const folded = westernDigits(fold(text));
  const [first] = readSalaryRanges(folded, 'least');
  return first && !OTHER_MONEY.test(folded) ? first.value.min : null;
}

const OTHER_MONEY = new RegExp(`(?<!\\p{L})${any('other money')}(?!\\p{L})`, 'u');

/** Behind "above" and the like; the years up to 2100 lie below. */
const LEAST_BARE_PAY = 2_200;

function sumOf(digits: string, thousands: string | undefined): number {
  const plain = /^\d{1,3}(?:[,٬،' ]\d{3})+$/.test(digits) ? digits.replace(/\D/g, '') : digits;
  return Math.round(Number(plain) * (thousands ? 1000 : 1));
}

const AT_ONCE = new RegExp(`(?<!\\p{L})${any('at once')}(?!\\p{L})`, 'gu');
const UNIT_DAYS: readonly (readonly [RegExp, number])[] = [
  [new RegExp(`^${any('days')}$`, 'u'), 1],
  [new RegExp(`^${any('weeks')}$`, 'u'), 7],
  [new RegExp(`^${any('months')}$`, 'u'), 30],
];
const UNIT = `(${any('days')}|${any('weeks')}|${any('months')})'?s?`;
const DUALS = `(${any('one or two of a time')})`;
const FREE =
  `(?:(?:(?:who|that) )?(?:(?:are|is|can|could|able to|to be)\\s+)*${any('free for work')}|` +
  `(?:و|ب|ال)?${any('free for work in Arabic')})`;
const SPAN = `(?:(?:a|an|${N})\\s*[- ]?${UNIT}|${DUALS})(?!\\p{L})`;
const LINKS = `(?:\\s*${any('between being free and a time')})*\\s*`;
const NOTICE = new RegExp(
  `(?<!\\p{L})${FREE}${LINKS}${SPAN}(?:'?\\s+notice(?: period)?)?(?:\\s+${OR_LESS})?`,
  'gu',
);
const NOTICE_BEHIND = new RegExp(
  `(?<!\\p{L})(?:(?:max(?:imum)?|at most|up to|under|less than|within|no more than)\\s+(?:of\\s+)?)?(?<![\\d])${SPAN}'?s?\\s+notice(?: period)?(?!\\p{L})(?:\\s+${OR_LESS})?`,
  'gu',
);

/** Days until someone can begin: "available in a month", "30 days notice", "immediately", "متاح خلال أسبوعين". */
export function readNotices(folded: string): Amount<number>[] {
  const found: Amount<number>[] = [];
  const add = (match: RegExpExecArray, days: number): void => {
    const [at, end] = [match.index, match.index + match[0].trimEnd().length];
    if (days <= 365 && !found.some((other) => at < other.end && end > other.at))
      found.push({ value: days, at, end });
  };
  for (const pattern of [NOTICE, NOTICE_BEHIND]) {
    for (const match of folded.matchAll(pattern)) add(match, daysOf(match[1], match[2], match[3]));
  }
  for (const match of folded.matchAll(AT_ONCE)) add(match, 0);
  return found;
}

function daysOf(number: string | undefined, unit: string | undefined, dual: string | undefined): number {
  if (dual) {
    if (/^(?:fortnight|اسبوعي|اسبوعا)/u.test(dual)) return 14;
    if (/^شهر(?:ي|ا)/u.test(dual)) return 60;
    if (dual.startsWith('يوم')) return 2;
    return dual.startsWith('شهر') ? 30 : 7;
  }
  const days = UNIT_DAYS.find(([pattern]) => pattern.test(unit ?? ''))?.[1] ?? 1;
  return Math.round((number ? numberOf(number) : 1) * days);
}

const KM = any('kilometres');
const WITHIN = `(?:${any('within')}|(?:او\\s+|و)?${any('within in Arabic')}(?:\\s+${any('how far in Arabic')})*)`;
const DISTANCE = new RegExp(
  `(?<!\\p{L})(?:(?:and|or)\\s+)?${WITHIN}?\\s*(?<![\\d.])(\\d{1,4})\\s*${KM}${STOP}(?:\\s+(?:radius|away))?(?:\\s+(?:of|from|around)(?:\\s+(?:it|there|the city))?|\\s+(?:من|عن|حول)(?:ها)?|\\s*منها|\\s*حولها)?(?!\\p{L})`,
  'gu',
);

/** Kilometres around a place: "within 50 km", "ضمن ٥٠ كم من". */
export function readDistances(folded: string): Amount<number>[] {
  return [...folded.matchAll(DISTANCE)].flatMap((match) => {
    const value = Number(match[1]);
    const lead = match[0].length - match[0].trimStart().length;
    return value >= 1 && value <= 2_000
      ? [{ value, at: match.index + lead, end: match.index + match[0].trimEnd().length }]
      : [];
  });
}

type Level = Exclude<EducationLevel, 'none'>;
const HOLDING = `(?:${any('holding a degree')}\\s+)*`;
const degree = (names: string): RegExp =>
  new RegExp(`(?<!\\p{L})${HOLDING}${names}(?!\\p{L})(?:\\s+${any('or a higher degree')})?`, 'gu');
/** A high school's diploma is read before a diploma. */
const EDUCATIONS: readonly (readonly [Level, RegExp])[] = [
  ['secondary', degree(any('secondary'))],
  ['doctorate', degree(any('doctorate'))],
  ['master', degree(any('master'))],
  ['bachelor', degree(any('bachelor'))],
  ['diploma', degree(any('diploma'))],
];

/** Degrees: the least that will do. "Master" alone is a rank, and a diploma of a high school is one of a school. */
export function readEducations(folded: string): Amount<Level>[] {
  const found: Amount<Level>[] = [];
  for (const [level, pattern] of EDUCATIONS) {
    for (const match of folded.matchAll(pattern)) {
      const [at, end] = [match.index, match.index + match[0].length];
      if (!found.some((other) => at < other.end && end > other.at)) found.push({ value: level, at, end });
    }
  }
  return found;
}
