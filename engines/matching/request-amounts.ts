import type { EducationLevel } from '#engines/taxonomy/index.ts';
import { NUMBER_WORDS } from '#engines/text/index.ts';

/**
 * Amounts in a folded request, English or Arabic: years of work, pay, time until someone can begin, distance, education.
 * Every reader gives where in the folded text it read; none of them knows of the others.
 */
export interface Amount<V> {
  value: V;
  at: number;
  end: number;
}

const N = `(\\d{1,3}(?:\\.\\d)?|${Object.keys(NUMBER_WORDS)
  .toSorted((a, b) => b.length - a.length)
  .join('|')})`;
const EDGE = '(?<![\\p{L}\\d.,])';
const STOP = '(?![\\p{L}\\d])';

const numberOf = (word: string): number => NUMBER_WORDS[word] ?? Number(word);

/* Bounds stand before or behind the number, in either language. */
const LEAST =
  '(?:at least|minimum(?: of)?|min\\.?|no less than|not less than|from|over|more than|above|لا تقل عن|لا يقل عن|ما لا يقل عن|علي الاقل|بحد ادني|اكثر من|تزيد علي|يزيد علي|تزيد عن|فوق|من)';
const MOST =
  '(?:at most|up to|upto|no more than|not more than|maximum(?: of)?|max\\.?|less than|under|below|fewer than|within|لا تزيد علي|لا يزيد علي|لا تزيد عن|لا يزيد عن|لا تتجاوز|لا يتجاوز|بحد اقصي|اقل من|حتي|دون|تحت|خلال)';
const OR_MORE = '(?:\\+|plus|or more|or above|and above|and more|فاكثر|او اكثر|فما فوق|علي الاقل|كحد ادني)';
const OR_LESS = '(?:or less|at most|at the most|or under|max(?:imum)?|فاقل|او اقل|كحد اقصي|علي الاكثر)';

const YEARS = "(?:years?'?|yrs?\\.?|سنوات|سنه|سنين|اعوام|عاما|عام)";
const OF_WORK =
  '(?:\\s*(?:of\\s+)?(?:(?:relevant|working|work|professional|hands-on|solid|proven|total)\\s+)*(?:experience|exp)(?![\\p{L}])|\\s*(?:من\\s+)?(?:ال)?خبره(?:\\s+عمليه)?(?!\\p{L}))?';
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
  `(?<!\\p{L})${BEFORE_YEARS}(?:(${LEAST})\\s+|(${MOST})\\s+)?(?:ل|ب)?(سنتين|سنتان|عامين|عامان|سنه واحده|عام واحد|سنه|عام|a year)${STOP}(?:\\s*(${OR_MORE})|\\s+(${OR_LESS}))?${OF_WORK}`,
  'gu',
);
const FRESH =
  /(?<!\p{L})(?:(?:fresh|recent|new)\s+graduates?|freshers?|no experience(?:\s+(?:needed|required))?|(?:ال)?(?:حديثو|حديثي|حديثه|حديثات|حديث)\s+(?:ال)?تخرج|(?:خريج(?:ون|ين)?\s+جدد)|(?:بدون|بلا|دون)\s+خبره)(?!\p{L})/gu;
const NOT_OF_WORK = /^\s*(?:old\b|of age|contract|visa|من العمر|عقد)/u;

/** Years of work: "3+ years", "between 3 and 5 years", "less than 2 years", "خبرة لا تقل عن خمس سنوات", "fresh graduates". */
export function readYearRanges(folded: string): Amount<Range>[] {
  const found: Amount<Range>[] = [];
  const add = (match: RegExpMatchArray, value: Range): void => {
    const at = match.index!;
    const end = at + match[0].trimEnd().length;
    const isPlausible = [value.min, value.max].every(
      (years) => years === null || (years >= 0 && years <= 50),
    );
    if (!isPlausible || NOT_OF_WORK.test(folded.slice(end))) return;
    if (!found.some((other) => at < other.end && end > other.at)) found.push({ value, at, end });
  };
  for (const match of folded.matchAll(YEARS_BETWEEN)) {
    const [min, max] = [numberOf(match[1]!), numberOf(match[2]!)];
    if (min <= max) add(match, { min, max });
  }
  for (const match of folded.matchAll(YEARS_ONE))
    add(match, rangeOf(numberOf(match[3]!), { isMost: Boolean(match[2] ?? match[6]) }));
  for (const match of folded.matchAll(TWO_YEARS)) {
    const years = /سنت|عامي|عاما/u.test(match[3]!) ? 2 : 1;
    add(match, rangeOf(years, { isMost: Boolean(match[2] ?? match[5]) }));
  }
  for (const match of folded.matchAll(FRESH)) add(match, { min: null, max: 1 });
  return found;
}

/** A number with no bound is the least that will do: who has more has it too. */
const rangeOf = (number: number, { isMost }: { isMost: boolean }): Range =>
  isMost ? { min: null, max: number } : { min: number, max: null };

const CURRENCY = '(?:aed|dhs?\\.?|dirhams?|درهما?(?:\\s+اماراتيا?)?|دراهم)';
const SUM = `(\\d{1,3}(?:[,٬،' ]\\d{3})+|\\d+(?:\\.\\d+)?)\\s*(k(?!\\p{L})|thousand|الفا?(?!\\p{L})|الاف(?!\\p{L}))?`;
const PAY =
  '(?:(?:expected |wished |desired |monthly |total )*(?:salar(?:y|ies)|pay|package|budget|wage|expectations?|expecting|asking)|(?:ب|و)?(?:ال)?(?:راتب|رواتب|اجر|مرتب)(?:هم|ه|ها)?(?:\\s+(?:ال)?(?:متوقع|مطلوب|شهري))?|(?:ال)?ميزانيه)';
const PER_MONTH = '(?:\\s*(?:(?:a|per|/)\\s*month|monthly|pm|p\\.m\\.|شهريا|في الشهر|بالشهر)(?!\\p{L}))?';
const LINK = '(?:\\s*(?:of|is|:|expectations?|expected|requirement|around|about|than))*\\s*';
const PAY_BETWEEN = new RegExp(
  `(?<![\\p{L}\\d])(?:(${PAY})${LINK})?(?:(?:between|from|(?:ما )?بين|من)\\s+)?(${CURRENCY})?\\s*(?<![\\d.])${SUM}\\s*(${CURRENCY})?\\s*(?:-|to|and|الي|و|حتي)\\s*(${CURRENCY})?\\s*${SUM}\\s*(${CURRENCY})?(?!\\p{L})${PER_MONTH}`,
  'gu',
);
const PAY_ONE = new RegExp(
  `(?<![\\p{L}\\d])(?:(${PAY})${LINK})?(?:(${LEAST})\\s+|(${MOST})\\s+)?(${CURRENCY})?\\s*(?<![\\d.])${SUM}\\s*(${CURRENCY})?(?!\\p{L})${PER_MONTH}(?:\\s*(${OR_MORE})|\\s+(${OR_LESS}))?(?:\\s+(${PAY})(?!\\p{L}))?`,
  'gu',
);
const NOT_MONEY = new RegExp(
  `^\\s*(?:${YEARS}|km|kms|kilomet|كم|كيلو|days?|weeks?|months?|يوم|ايام|اسبوع|اسابيع|شهر|اشهر|%)`,
  'u',
);

/** Wished pay in AED a month: "under 15,000 AED", "10-12k", "راتب لا يتجاوز ١٥ ألف درهم". A bare number is no pay. */
export function readSalaryRanges(folded: string): Amount<Range>[] {
  const found: Amount<Range>[] = [];
  const add = (match: RegExpMatchArray, value: Range): void => {
    const at = match.index! + (match[0].length - match[0].trimStart().length);
    const end = match.index! + match[0].trimEnd().length;
    if (NOT_MONEY.test(folded.slice(end)) || found.some((other) => at < other.end && end > other.at)) return;
    const isPlausible = [value.min, value.max].every(
      (sum) => sum === null || (sum >= 500 && sum <= 1_000_000),
    );
    if (isPlausible) found.push({ value, at, end });
  };
  for (const match of folded.matchAll(PAY_BETWEEN)) {
    const [, pay, c1, amount1, k1, c2, c3, amount2, k2, c4] = match;
    const max = sumOf(amount2!, k2);
    const min = sumOf(amount1!, k1 ?? (Number(amount1) < 1_000 ? k2 : undefined));
    const isMoney = [pay, c1, c2, c3, c4].some(Boolean) || (k2 !== undefined && k2.length > 0);
    if (isMoney && min <= max) add(match, { min, max });
  }
  for (const match of folded.matchAll(PAY_ONE)) {
    const [, pay1, least, most, c1, amount, k, c2, more, less, pay2] = match;
    if (![pay1, pay2, c1, c2].some(Boolean) && !(k && (least || most))) continue;
    const sum = sumOf(amount!, k);
    // What somebody wishes to earn is a price: without another word it is the most that can be paid.
    const isLeast = Boolean(least ?? more) && !most && !less;
    add(match, isLeast ? { min: sum, max: null } : { min: null, max: sum });
  }
  return found;
}

function sumOf(digits: string, thousands: string | undefined): number {
  const plain = /^\d{1,3}(?:[,٬،' ]\d{3})+$/.test(digits) ? digits.replace(/\D/g, '') : digits;
  return Math.round(Number(plain) * (thousands ? 1000 : 1));
}

const AT_ONCE =
  /(?<!\p{L})(?:(?:who (?:can|could) )?(?:immediate(?:ly)?(?:\s+(?:joiners?|start(?:ers?)?|availab(?:le|ility)|hire))?|available (?:now|immediately|at once|right away)|(?:join|start|begin)(?:ing)? (?:immediately|now|at once|right away)|asap|(?:no|without(?: a)?|zero) notice(?: period)?)|(?:و|ال)?متاح(?:ون|ين|ه|ات)?\s+(?:للعمل\s+)?(?:فورا|حاليا|الان)|(?:للمباشره|مباشره العمل|يباشر(?:ون)?(?: العمل)?|يبدا(?:ون|وا)?(?: العمل)?)\s+فورا|فورا|فوري|بدون\s+(?:فتره\s+)?اشعار)(?!\p{L})/gu;
const UNIT_DAYS: readonly (readonly [RegExp, number])[] = [
  [/^(?:days?|يوما|يوم|ايام)$/u, 1],
  [/^(?:weeks?|اسبوعا|اسبوع|اسابيع)$/u, 7],
  [/^(?:months?|شهرا|شهر|اشهر|شهور)$/u, 30],
];
const UNIT = "(days?|weeks?|months?|يوما|يوم|ايام|اسبوعا|اسبوع|اسابيع|شهرا|شهر|اشهر|شهور)'?s?";
const DUALS = '(اسبوعين|اسبوعان|شهرين|شهران|يومين|fortnight|شهر واحد|اسبوع واحد|شهر|اسبوع)';
const FREE =
  '(?:(?:(?:who|that) )?(?:(?:are|is|can|could|able to|to be)\\s+)*(?:available|availability|notice(?: period)?|join(?:ing)?|start(?:ing)?|begin(?:ning)?|free)|(?:و|ب|ال)?(?:متاح(?:ون|ين|ه|ات)?|متوفر(?:ون|ين|ه)?|فتره\\s+(?:ال)?اشعار(?:هم|ه|ها)?|مده\\s+(?:ال)?اشعار|(?:ال)?اشعار|يمكنهم\\s+(?:البد|المباشره)|يستطيع(?:ون)?\\s+(?:البدء|المباشره)|يبد[او](?:ون|وا)?|يباشر(?:ون)?|للمباشره|(?:ال)?بد|(?:ال)?مباشره))';
const SPAN = `(?:(?:a|an|${N})\\s*[- ]?${UNIT}|${DUALS})(?!\\p{L})`;
const LINKS =
  '(?:\\s*(?:work|working|of|is|:|in|within|after|at most|up to|max(?:imum)?|under|less than|no more than|not more than|the next|next|a|العمل|للعمل|للبدء|خلال|في غضون|بعد|لا تتجاوز|لا يتجاوز|لا تزيد علي|لا تزيد عن|اقل من|حتي|مدتها|تبلغ|في))*\\s*';
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
  const add = (match: RegExpMatchArray, days: number): void => {
    const [at, end] = [match.index!, match.index! + match[0].trimEnd().length];
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

const KM = '(?:km|kms|kilomet(?:er|re)s?|كم|كيلومترا?|كيلومترات|كيلو مترا?|كيلو)';
const DISTANCE = new RegExp(
  `(?<!\\p{L})(?:(?:and|or)\\s+)?(?:within|up to|in a radius of|radius of|less than|under|no more than|around|(?:او\\s+|و)?(?:ضمن|علي بعد|في نطاق|ب?نطاق|في محيط|في حدود|في دائره|حتي|لا تتجاوز|لا يتجاوز|يبعد(?:ون)?)(?:\\s+(?:مسافه|اقل من|لا تتجاوز|لا يتجاوز|نصف قطر(?:ها)?|قطر(?:ها)?))*)?\\s*(?<![\\d.])(\\d{1,4})\\s*${KM}${STOP}(?:\\s+(?:radius|away))?(?:\\s+(?:of|from|around)(?:\\s+(?:it|there|the city))?|\\s+(?:من|عن|حول)(?:ها)?|\\s*منها|\\s*حولها)?(?!\\p{L})`,
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
const DEGREES: readonly (readonly [Level, string])[] = [
  ['doctorate', 'ph\\.?\\s?d|doctorates?|doctoral(?: degree)?|(?:ال)?دكتوراه'],
  [
    'master',
    "master'?s(?: degrees?)?|master degrees?|msc|m\\.sc\\.?|mba|postgraduate(?: degree)?|(?:ال)?ماجستير",
  ],
  [
    'bachelor',
    "bachelor'?s?(?: degrees?)?|bsc|b\\.sc\\.?|university degrees?|college degrees?|degree holders?|university graduates?|graduates?|degree|(?:ال)?بكالوريوس|(?:شهاده|موهل|درجه) جامعيه?|جامعي(?:ون|ين|ه|ات)?|ليسانس",
  ],
  ['diploma', '(?:higher )?diplomas?|(?:ال)?دبلوم'],
  [
    'secondary',
    'high school(?: (?:diploma|certificate))?|secondary school(?: certificate)?|(?:ال)?ثانويه(?: العامه)?',
  ],
];
const HOLDING =
  '(?:(?:with|holding|having|has|have)\\s+(?:a|an)\\s+|(?:a|an)\\s+|(?:ب|ل|و)?(?:حاصل(?:ون|ين|ه|ات)?|يحمل(?:ون)?|تحمل|حمله|لديهم|لديه)\\s+(?:علي\\s+)?|(?:ب|ل)?(?:درجه|شهاده|موهل)\\s+)*';
const EDUCATIONS = DEGREES.map(
  ([level, names]) =>
    [
      level,
      new RegExp(
        `(?<!\\p{L})${HOLDING}(?:${names})(?!\\p{L})(?:\\s+(?:or|and)\\s+(?:higher|above|better)|\\s+(?:فاعلي|او اعلي|فما فوق|علي الاقل))?`,
        'gu',
      ),
    ] as const,
);

/** Degrees: the least that will do. "Master" alone is a rank, and a diploma of a high school is one of a school. */
export function readEducations(folded: string): Amount<Level>[] {
  const found: Amount<Level>[] = [];
  for (const [level, pattern] of EDUCATIONS.toSorted(([a], [b]) => orderOf(a) - orderOf(b))) {
    for (const match of folded.matchAll(pattern)) {
      const [at, end] = [match.index, match.index + match[0].length];
      if (!found.some((other) => at < other.end && end > other.at)) found.push({ value: level, at, end });
    }
  }
  return found;
}

/** A high school's diploma is read before a diploma. */
const orderOf = (level: Level): number =>
  ['secondary', 'doctorate', 'master', 'bachelor', 'diploma'].indexOf(level);
