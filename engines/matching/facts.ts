import {
  arabicStemsOf,
  derived,
  type EducationLevel,
  educationLevels,
  humanLanguages,
  placeNamed,
  placeOf,
  placesIn,
  type Taxonomy,
} from '#engines/taxonomy/index.ts';
import { fold, monthNamesByLength, monthNumber, NUMBER_WORDS } from '#engines/text/index.ts';
import { linesOf } from './postings.ts';

export { type EducationLevel, educationLevels };

/** Where a job is, or a person. */
export interface Location {
  /** Ids or names; compared after folding, and by the names in both languages where the place is known. */
  city?: string;
  country?: string;
}

/** A language that somebody speaks, or that a job asks for. */
export interface SpokenLanguage {
  language: string;
  /** `basic`, `intermediate`, `advanced`, `fluent` or `native`; other words count as unknown. */
  level?: string;
}

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
const amount = `(\\d{1,2}|${Object.keys(numberWords).join('|')})`;
const range = new RegExp(
  `(?<![\\p{L}\\d])${amount}\\s*(?:\\(\\d+\\)\\s*)?(?:-|to|الي|and|و)\\s*${amount}\\+?\\s*(?:\\(\\d+\\)\\s*)?(?:years?|yrs?|سنوات|سنه|اعوام|عام)`,
  'u',
);
const single = new RegExp(
  `(?<![\\p{L}\\d-])${amount}\\s*(?:\\(\\d+\\)\\s*)?(\\+|plus|or more)?\\s*(?:years?|yrs?|سنوات|سنه|اعوام|عاما|عام)(?![\\p{L}])`,
  'gu',
);
const dual = /(?<!\p{L})(سنتين|سنتان|عامين|عامان)(?!\p{L})/u;
const ofWork =
  /experience|exp\b|خبر(ه|ات|تي)|background|track record|in (a|the)? ?(similar|same|related)|working|minimum|at least|لا تقل|على الاقل|علي الاقل/u;
const notOfWork =
  /years?[- ]old|\bage[ds]?\b|established|founded|anniversary|warranty|contract|العمر|عاما من التاسيس|تاسست|مده العقد/u;

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

function yearsIn(folded: string): { min: number; max?: number } | null {
  const between = range.exec(folded);
  if (between) {
    const [min, max] = [numberOf(between[1]!), numberOf(between[2]!)];
    if (min < max) return { min, max };
  }
  const found = [...folded.matchAll(single)].map((match) => numberOf(match[1]!));
  if (dual.test(folded)) found.push(2);
  const plausible = found.filter((years) => years > 0 && years <= 40);
  return plausible.length > 0 ? { min: Math.max(...plausible) } : null;
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
    const folded = fold(line.text);
    if (!/experience|exp\b|خبر(ه|ات|تي)/u.test(folded) || notOfWork.test(folded)) continue;
    const found = yearsIn(folded);
    if (found) stated = Math.max(stated ?? 0, found.max ?? found.min);
  }
  return stated ?? yearsFromDates(text, now);
}

const month = [...new Set(monthNamesByLength.map((name) => fold(name)))].join('|');
const point = `(?:(?<!\\p{L})(${month})\\.?,?\\s+|(\\d{1,2})[/.-])?((?:19|20)\\d{2})(?:[/.-](\\d{1,2}))?`;
const held =
  'present|current|currently|now|to date|till date|today|ongoing|حتي الان|الي الان|الان|حاليا|الحاضر';
const span = new RegExp(`${point}\\s*(?:-|to|until|till|الي|حتي)+\\s*(?:${point}|(${held}))`, 'gu');
const studies =
  /universit|college|school|bachelor|master|diploma|degree|b\.?sc|m\.?sc|phd|جامع|كليه|معهد|بكالوريوس|ماجستير|دبلوم|مدرسه/u;

function yearsFromDates(text: string, now?: DateOfReading): number | null {
  const lines = fold(text).split('\n');
  const spans: [number, number][] = [];
  const open: number[] = [];
  let last = 0;
  let inStudies = false;
  for (const line of lines) {
    // A heading of the studies holds until the next heading; a line on its own is judged by its words.
    if (/^\s*(education|academic|qualifications|التعليم|المؤهلات|الموهلات)/u.test(line)) inStudies = true;
    else if (/^\s*(work|experience|employment|professional|career|الخبر|العمل)/u.test(line))
      inStudies = false;
    for (const match of line.matchAll(span)) {
      if (inStudies || studies.test(line)) continue;
      const from = monthOf(match[1], match[2] ?? match[4], match[3]!, 0);
      if (match[9]) open.push(from);
      else spans.push([from, monthOf(match[5], match[6] ?? match[8], match[7]!, 11) + 1]);
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

const degrees: [EducationLevel, RegExp][] = [
  ['doctorate', /\bph\.? ?d\b|\bdoctorate|\bdoctoral|\bd\.?phil\b|دكتوراه/u],
  [
    'master',
    /\bmaster'?s?( degree|\s+of|\s+in)|\bmasters\b|\bmaster's\b|\bm\.? ?sc\b|\bm\.?b\.?a\b|\bm\.?eng\b|\bm\.tech\b|\bmtech\b|\bm\.a\.|\bm\.s\.|\bpost-?graduate degree|ماجستير/u,
  ],
  [
    'bachelor',
    /\bbachelor|\bb\.? ?sc\b|\bb\.?eng\b|\bb\.? ?tech\b|\bb\.?com\b|\bb\.a\.|\bb\.e\.|\bb\.?b\.?a\b|\bba (in|of|degree|\()|\bmbbs\b|\bllb\b|\bundergraduate degree|\buniversity degree|\bcollege degree|\bdegree in\b|بكالوريوس|ليسانس|اجازه جامعيه|شهاده جامعيه|موهل جامعي/u,
  ],
  ['diploma', /\bdiploma\b|\bassociate('s)? degree|\bhnd\b|\bvocational|\btrade certificate|دبلوم/u],
  [
    'secondary',
    /\bhigh school\b|\bsecondary (school|education|certificate)|\bgrade 12\b|\bhsc\b|\bg\.?c\.?s\.?e\b|\btawjihi|ثانوي|توجيهي/u,
  ],
];

/**
 * The education named in a text: the `lowest` that a posting accepts (wishes aside), or the `highest` that a
 * person has. `undefined` where none is named.
 */
export function readEducation(text: string, which: 'lowest' | 'highest'): EducationLevel | undefined {
  let found: EducationLevel | undefined;
  for (const line of linesOf(text)) {
    const folded = fold(line.text);
    if (which === 'lowest' && /prefer|\bplus\b|desirable|advantage|nice to have|يفضل|ميزه/u.test(folded))
      continue;
    // "Scrum Master", "master data" and a diploma after a high school are told apart by the patterns above.
    for (const [level, pattern] of degrees) {
      if (!pattern.test(folded)) continue;
      const better =
        found === undefined || rankOfEducation(level) > rankOfEducation(found) === (which === 'highest');
      if (better) found = level;
    }
  }
  return found;
}

export function rankOfEducation(level: EducationLevel): number {
  return educationLevels.indexOf(level);
}

/** Each human language with a pattern of its names, in running text. */
const languageForms = derived((taxonomy): [string, RegExp][] =>
  humanLanguages(taxonomy)
    .map((language) => {
      const latin = language.names.en.filter((name) => !language.doubtful.includes(name)).map(fold);
      return [language.id, latin, language.doubtful.length > 0 ? [] : arabicStemsOf(language)] as const;
    })
    .filter(([, latin, arabic]) => latin.length + arabic.length > 0)
    .map(([id, latin, arabic]) => [
      id,
      new RegExp(
        `\\b(?:${latin.join('|') || '(?!)'})\\b|(?<!\\p{L})(?:وال|بال|لل|ال|و|ب)?(?:${arabic.join('|') || '(?!)'})(?:ه)?(?!\\p{L})`,
        'gu',
      ),
    ]),
);
const aboutLanguage =
  /languages?|fluen|speak|spoken|written|native|mother tongue|proficien|bilingual|command of|skills in|conversational|verbal|لغ(ه|ات|تي)|اجاده|يجيد|تحدث|طلاقه|اتقان|كتابه|محادثه/u;
const levelForms: [string, RegExp][] = [
  ['native', /native|mother tongue|first language|(?:اللغه )?الام(?!\p{L})/u],
  ['fluent', /fluen|bilingual|طلاقه|يجيد|اجاده تامه/u],
  ['advanced', /advanced|proficien|excellent|very good|professional|\bc[12]\b|ممتاز|متقدم|جيد جدا|اتقان/u],
  ['intermediate', /intermediate|good|conversational|working|\bb[12]\b|متوسط|جيد/u],
  ['basic', /basic|beginner|elementary|fair|\ba[12]\b|مبتدي|اساسي|ضعيف/u],
];
const levelOrder = ['basic', 'intermediate', 'advanced', 'fluent', 'native'];

/** 1 (basic) to 5 (native); 0 where the word is not known. */
export function rankOfLanguageLevel(level: string | undefined): number {
  return level
    ? levelOrder.indexOf(levelForms.find(([, pattern]) => pattern.test(fold(level)))?.[0] ?? '') + 1
    : 0;
}

/** A language's id for comparison, whichever language its name is in. */
export function languageKey(taxonomy: Taxonomy, name: string): string {
  const folded = fold(name).trim();
  // A search leaves the pattern as it is; a test would let the next text begin where this name ended.
  const known = languageForms(taxonomy).find(([, pattern]) => folded.search(pattern) >= 0);
  return known?.[0] ?? folded;
}

/** Human languages that a posting requires (those it only wishes for left out) or that a person speaks. */
export function readLanguages(
  taxonomy: Taxonomy,
  text: string,
  which: 'required' | 'spoken',
): SpokenLanguage[] {
  const found = new Map<string, SpokenLanguage>();
  const forms = languageForms(taxonomy);
  let underHeading = false;
  for (const line of linesOf(text)) {
    const folded = fold(line.text).trim();
    if (/^(languages?|language skills|اللغات|لغات)\s*:?$/u.test(folded)) {
      underHeading = true;
      continue;
    }
    const isUnlikely = !underHeading && !aboutLanguage.test(folded);
    const named = (isUnlikely ? [] : forms).flatMap(([id, pattern]) =>
      [...folded.matchAll(pattern)].map((match) => ({
        id,
        at: match.index,
        end: match.index + match[0].length,
      })),
    );
    if (named.length === 0) {
      underHeading = false;
      continue;
    }
    if (
      which === 'required' &&
      /prefer|\bplus\b|advantage|desirable|nice to have|يفضل|ميزه|مستحسن/u.test(folded)
    )
      continue;
    named.sort((a, b) => a.at - b.at);
    // "English or Arabic" requires neither of the two; one that the person lacks must not cost.
    const between = folded.slice(named[0]!.end, named.at(-1)!.at);
    if (which === 'required' && /\bor\b|(?<!\p{L})(او|ام)(?!\p{L})/u.test(between)) continue;
    named.forEach(({ id, end }, i) => {
      if (found.has(id)) return;
      // A level stands beside its language ("English - fluent"), or once before all ("fluent in A and B").
      const beside = folded.slice(end, named[i + 1]?.at ?? end + 40);
      const before = folded.slice(0, named[0]!.at);
      const level =
        levelForms.find(([, pattern]) => pattern.test(beside)) ??
        levelForms.find(([, pattern]) => pattern.test(before));
      found.set(id, level ? { language: id, level: level[0] } : { language: id });
    });
  }
  return [...found.values()];
}

const placeLabel =
  /(^|[|•·]\s*)(job |work |current |present )?(location|address|residence|city|country|based in|place of (work|residence)|work ?place|الموقع|موقع العمل|مكان العمل|العنوان|مكان (السكن|الاقامه)|المدينه|الاقامه|بلد الاقامه)\s*[:\-–]/u;
const placeCue =
  /based in|located in|location|living in|resid(e|ing|ent)|relocat|مقيم|مقر(ه|ها|نا)?|تقيم|يقيم/u;

/**
 * Where a job is or a person lives: the place of a labelled line, else of a line that says "based in", else the
 * first place among the opening lines. `undefined` where none is known.
 */
export function readLocation(taxonomy: Taxonomy, text: string): Location | undefined {
  const lines = fold(text).split('\n');
  const labelled = lines.find((line) => placeLabel.test(line) && locationIn(taxonomy, line));
  const told = labelled ?? lines.find((line) => placeCue.test(line) && locationIn(taxonomy, line));
  const opening =
    told ??
    lines
      .filter((line) => line.trim() !== '')
      .slice(0, 8)
      .find((line) => locationIn(taxonomy, line));
  return opening === undefined ? undefined : locationIn(taxonomy, opening);
}

function locationIn(taxonomy: Taxonomy, line: string): Location | undefined {
  const places = placesIn(taxonomy, line);
  const town = places.find((place) => place.town !== null);
  if (town?.town) return { city: town.town, country: town.country };
  return places[0] && { country: places[0].country };
}

/** Ids for comparing places: of the gazetteer where it knows the name, else the folded name itself. */
export function placeKeys(
  taxonomy: Taxonomy,
  location: Location | undefined,
): { city: string | null; country: string | null } {
  const city = location?.city?.trim() ?? '';
  const country = location?.country?.trim() ?? '';
  const knownCity = placeOf(taxonomy, city) ?? placeNamed(taxonomy, city);
  const knownCountry = placeOf(taxonomy, country) ?? placeNamed(taxonomy, country);
  return {
    city: knownCity?.town ?? (fold(city) || null),
    country: knownCountry?.country ?? knownCity?.country ?? (fold(country) || null),
  };
}

/** Whether a posting says that the work may be done from anywhere. Hybrid work still has a place. */
export function readRemote(text: string): boolean {
  const folded = fold(text);
  return /\b(fully remote|100% remote|remote( position| role| job| work|-first)?|work from (home|anywhere)|wfh|telecommut)/.test(
    folded,
  ) || /عن بعد|من المنزل/.test(folded)
    ? !/\bhybrid\b|\bnot? (a )?remote|no remote|remote (sites?|areas?|locations?|desktop|sensing|support|monitoring|access)|هجين/.test(
        folded,
      )
    : false;
}
