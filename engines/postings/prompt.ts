import {
  findSkills,
  humanLanguages,
  type Occupation,
  placesIn,
  type Taxonomy,
  titleIsKnown,
  wordingsIn,
} from '#engines/taxonomy/index.ts';
import { foldWithMap } from '#engines/text/index.ts';
import { isDenied, statementsOf } from './asking.ts';
import { readEducation } from './education.ts';
import { headlined } from './headline.ts';
import { readLanguages } from './languages.ts';
import { type Span, tidy } from './lines.ts';
import { occupationSummary } from './occupation-summary.ts';
import { monthlyDirhams, readPay } from './pay.ts';
import { placeText, readPlace } from './place.ts';
import {
  languageOf,
  notFoundIn,
  type Posting,
  type PostingLanguage,
  possibleOccupations,
} from './read-posting.ts';
import type { PlacedLine } from './sections.ts';
import { type ReadSkill, readSkills, skillName, withoutSpan } from './skills.ts';
import { readEmploymentType, readSeniority, readWorkPlace } from './terms.ts';
import type { ReadTitle } from './title.ts';
import { readYears } from './years.ts';

const WORDS = wordingsIn('postings/prompt');

/** A draft made from a sentence. */
export interface PromptedPosting {
  posting: Posting;
  /** Fields that the taxonomy filled, not the prompt; of an item in a list with its place. */
  fromTaxonomy: string[];
  /** The prompt names an occupation surely enough to build on. */
  isKnown: boolean;
}

/** What people write before and behind the job itself. */
const BEFORE = new RegExp(
  `^(?:(?:${WORDS.source('before a title', { edges: 'anywhere' })}|\\d+)\\s+)+`,
  'iu',
);
const BEFORE_AR = new RegExp(
  `^(?:${WORDS.source('before a title in Arabic', { edges: 'anywhere' })}\\s+)+`,
  'u',
);
const BEHIND = new RegExp(
  `\\s+(?:${WORDS.source('after a title', { edges: 'anywhere' })}|to (?!go)|\\d)(?![\\p{L}]).*$`,
  'iu',
);
const BEHIND_AR = new RegExp(
  `\\s+(?:${WORDS.source('after a title in Arabic', { edges: 'anywhere' })}|ل(?:شركه|مطعم|مدرسه|عياده|مستشفي|فندق|مكتب|متجر|مصنع)\\p{L}*)(?:\\s.*)?$`,
  'u',
);

/**
 * A whole draft from a sentence such as "senior accountant in Dubai, Arabic and English, IFRS, 5 years", in the language of
 * the sentence. What the sentence says wins; the occupation's tasks, skills, usual education and experience come from the
 * taxonomy and are named as such. Nothing is said of the company, of pay or of benefits that the sentence does not say.
 * `chosen` is the occupation to take in place of the likeliest.
 */
export function postingFromPrompt(
  taxonomy: Taxonomy,
  prompt: string,
  chosen?: string,
): PromptedPosting | null {
  const lang = languageOf(prompt);
  const named = titleIn(taxonomy, prompt, lang);
  const title = named && GENERIC.test(named.title) ? describedTitle(taxonomy, prompt, named, lang) : named;
  const lines = linesOfPrompt(prompt);
  const statements = statementsOf(prompt, lines);
  const said = readSkills(taxonomy, prompt, title, statements);
  const own = possibleOccupations(taxonomy, title?.title ?? '', said);
  const occupation = taxonomy.occupation(chosen ?? own[0]?.id ?? '');
  if (!title) return null;
  const likeliest = own[0]?.score ?? 0;
  const isAmbiguous = likeliest < EXACT && (own[1]?.score ?? 0) >= likeliest - 0.005;
  const isKnown = chosen !== undefined ? occupation !== null : likeliest >= LEAST_KNOWN && !isAmbiguous;
  const basis = isKnown ? occupation : null;

  const years = readYears(statements);
  const education = readEducation(statements);
  const languages = readLanguages(taxonomy, statements, true);
  const place = readPlace(taxonomy, prompt, statements, { start: 0, end: prompt.length });
  const workPlace = readWorkPlace(statements);
  const employmentType = readEmploymentType(statements);
  const seniority = readSeniority({ start: 0, end: prompt.length }, prompt, statements);
  const ranked = readSeniority(title, title.title, statements) ?? seniority;
  const pay = readPay(prompt, statements, LEAST_POINTS_OF_PAY);
  const monthly = pay && monthlyDirhams(pay);
  const fromTaxonomy: string[] = [];
  const saysMore =
    said.length > 0 ||
    [years, education, place, workPlace, employmentType, pay].some((fact) => fact !== null);
  // A word that is no job, and nothing else: "hello".
  if (!isKnown && likeliest < LEAST_TITLE && !saysMore) return null;

  // Skills the prompt names come first; what it calls needless does not come at all.
  const denied = deniedIn(taxonomy, prompt);
  const added = (basis?.skills ?? []).filter(
    ({ id }) => !said.some((skill) => skill.id === id) && !denied.has(id),
  );
  const skills: Omit<ReadSkill, 'start' | 'end'>[] = [
    ...said.map(withoutSpan),
    ...added.map(({ id, importance, level }) => ({
      id,
      importance: importance === 'essential' ? ('must' as const) : ('nice' as const),
      level,
      weight: null,
    })),
  ];
  added.forEach((_, at) => {
    fromTaxonomy.push(`skills.${said.length + at}`);
  });
  const responsibilities = basis ? [...basis.tasks[lang]] : [];
  const minYears = years?.value ?? (basis && ranked === null ? basis.years : null);
  const level = education?.value ?? basis?.education ?? null;
  if (basis) {
    fromTaxonomy.push('description', ...responsibilities.map((_, at) => `responsibilities.${at}`));
    if (years === null && minYears !== null) fromTaxonomy.push('min_years');
    if (education === null && level !== null) fromTaxonomy.push('education');
  }
  const posting: Posting = {
    lang,
    title: title.title,
    occupation: basis && (chosen || likeliest >= titleIsKnown) ? basis.id : null,
    occupations: chosen ? chosenFirst(own, chosen) : own,
    summary: basis ? occupationSummary(basis, lang) : '',
    fullText: '',
    responsibilities,
    requirements: requirementLines(
      taxonomy,
      {
        minYears,
        education: level,
        languages,
        skills: skills.filter(({ importance }) => importance === 'must'),
      },
      lang,
    ),
    skills,
    location: place && placeText(taxonomy, place, lang),
    workPlace: workPlace?.value ?? null,
    employmentType: employmentType?.value ?? null,
    seniority: ranked?.value ?? null,
    minYears,
    education: level,
    languages: languages.map(({ language, level: spoken }) => ({ language, level: spoken })),
    pay,
    salaryMin: monthly?.min ?? null,
    salaryMax: monthly?.max ?? null,
    payNote: monthly?.note ?? null,
    places: [],
    notFound: [],
  };
  const put = (field: string, span: Span | null): void => {
    if (span && span.end > span.start) posting.places.push({ field, start: span.start, end: span.end });
  };
  put('job_title', title);
  put('min_years', years);
  put('education', education);
  put('location', place && wordsOfPlace(prompt, place));
  put('work_place', workPlace);
  put('employment_type', employmentType);
  put('seniority', ranked);
  put('salary_min', pay);
  said.forEach((skill, at) => {
    put(`skills.${at}`, skill);
  });
  languages.forEach((language, at) => {
    put(`languages.${at}`, language);
  });
  posting.notFound = notFoundIn(posting);
  return { posting, fromTaxonomy, isKnown: basis !== null };
}

/** Below it the words share little more than a letter with any occupation. */
const LEAST_TITLE = 0.5;
/** From here on an occupation's tasks are worth starting from, unless another is as likely: "engineer". */
const LEAST_KNOWN = 0.75;
const EXACT = 0.985;
/** A prompt speaks of one job only: a sum with a currency is its pay. */
const LEAST_POINTS_OF_PAY = 2;

const chosenFirst = (own: Posting['occupations'], chosen: string): Posting['occupations'] => [
  own.find(({ id }) => id === chosen) ?? { id: chosen, score: 1 },
  ...own.filter(({ id }) => id !== chosen),
];

/** A prompt is a list of conditions: each part counts as a line of them. */
function linesOfPrompt(prompt: string): PlacedLine[] {
  const lines: PlacedLine[] = [];
  let from = 0;
  const push = (end: number): void => {
    const text = prompt.slice(from, end);
    if (text.trim() !== '')
      lines.push({
        start: from,
        end,
        text,
        isListed: true,
        mark: '',
        followsGap: false,
        section: 'requirements',
        label: null,
        whole: { start: from, end },
        isHeading: false,
      });
  };
  for (const stop of prompt.matchAll(/\n|[;؛]|[.!?؟](?=\s)/gu)) {
    push(stop.index);
    from = stop.index + stop[0].length;
  }
  push(prompt.length);
  return lines;
}

/** Parts of a prompt from which its title may come, the earliest first. */
function titleIn(taxonomy: Taxonomy, prompt: string, lang: PostingLanguage): ReadTitle | null {
  let best: { title: ReadTitle; score: number } | null = null;
  let from = 0;
  const stops = [...prompt.matchAll(/[,،;؛\n:|]|[.!?؟](?=\s)|\s[-–—]\s/gu), null];
  for (const [at, stop] of stops.entries()) {
    const end = stop ? stop.index : prompt.length;
    const found = cutTitle(prompt, from, end, lang);
    if (found && (at === 0 || mayBeTitle(taxonomy, found.title))) {
      const score = (possibleOccupations(taxonomy, found.title, [])[0]?.score ?? 0) + (at === 0 ? 0.2 : 0);
      if (!best || score > best.score) best = { title: found, score };
    }
    if (stop) from = end + stop[0].length;
    if (at > 8) break;
  }
  return best?.title ?? null;
}

/** What follows the first comma is a condition more often than the job: a number, a place, a skill, a language. */
function mayBeTitle(taxonomy: Taxonomy, title: string): boolean {
  if (
    /^(?:years?|yrs?|months?|aed|dhs?|full|part|remote|hybrid|urgent|immediate|سن|درهم|دوام|عاجل)/iu.test(
      title,
    )
  )
    return false;
  if (
    taxonomy.resolveSkill(title) ||
    placesIn(taxonomy, title).length > 0 ||
    humanLanguages(taxonomy).some(({ names }) => names.en.some((name) => title.includes(name)))
  )
    return false;
  return (possibleOccupations(taxonomy, title, [])[0]?.score ?? 0) >= titleIsKnown;
}

const GENERIC = new RegExp(`^${WORDS.source('anybody', { edges: 'anywhere' })}$`, 'iu');

/** "Someone who can weld": the occupation that what they can do names best. */
function describedTitle(
  taxonomy: Taxonomy,
  prompt: string,
  title: ReadTitle,
  lang: PostingLanguage,
): ReadTitle | null {
  const rest = prompt
    .slice(title.end, title.line.end)
    .replace(/^\s*(?:who|that)?\s*(?:can|could|is able to|knows how to|to)\s+/iu, '')
    .replace(BEHIND, '');
  const [best] = possibleOccupations(taxonomy, rest, []);
  const occupation = best && taxonomy.occupation(best.id);
  return occupation ? { ...title, title: occupation.name[lang] } : null;
}

function cutTitle(prompt: string, start: number, end: number, lang: PostingLanguage): ReadTitle | null {
  const raw = prompt.slice(start, end);
  const lead = raw.length - raw.trimStart().length;
  const words = raw.trim();
  const isArabicText = /[\u0600-\u06ff]/.test(words);
  // Letter for letter, so that offsets hold.
  const plain = isArabicText
    ? words.replace(/[أإآٱىؤئة]/g, (letter) => ({ ى: 'ي', ؤ: 'و', ئ: 'ي', ة: 'ه' })[letter] ?? 'ا')
    : words;
  const before = (isArabicText ? BEFORE_AR : BEFORE).exec(plain)?.[0].length ?? 0;
  const rest = plain.slice(before);
  const kept = rest.replace(isArabicText ? BEHIND_AR : BEHIND, '');
  const title = tidy(words.slice(before, before + kept.length)).replace(/[.!]$/u, '');
  if (!/\p{L}{2}/u.test(title) || title.split(' ').length > 8) return null;
  const from = start + lead + before;
  return {
    title: (lang === 'en' ? headlined(title) : title).slice(0, 160),
    start: from,
    end: from + kept.trimEnd().length,
    line: { start, end },
  };
}

/** Skills that the prompt names as needless. */
function deniedIn(taxonomy: Taxonomy, prompt: string): Set<string> {
  const folded = foldWithMap(prompt);
  const at = (offset: number): number => folded.starts.findIndex((start) => start >= offset);
  return new Set(
    findSkills(taxonomy, prompt)
      .filter(({ start, end }) =>
        isDenied(folded.folded, at(start), Math.max(1, at(end - 1) - at(start) + 1)),
      )
      .map(({ skillId }) => skillId),
  );
}

const wordsOfPlace = (prompt: string, place: Span): Span => {
  const text = prompt.slice(place.start, place.end);
  return text.length <= 60 ? place : { start: place.start, end: place.end };
};

/** The conditions of a draft as lines, by what it says of them. */
function requirementLines(
  taxonomy: Taxonomy,
  job: {
    minYears: number | null;
    education: Occupation['education'] | null;
    languages: readonly { language: string; level: string | null }[];
    skills: readonly { id: string }[];
  },
  lang: PostingLanguage,
): string[] {
  const lines: string[] = [];
  if (job.minYears !== null && job.minYears > 0) lines.push(YEARS[lang](job.minYears));
  if (job.education && job.education !== 'none') lines.push(EDUCATION[lang][job.education]);
  for (const { language, level } of job.languages) {
    const name = humanLanguages(taxonomy).find(({ id }) => id === language)?.name[lang] ?? language;
    lines.push(LANGUAGE[lang](name, level));
  }
  return [...lines, ...job.skills.map(({ id }) => skillName(taxonomy, id, lang))];
}

const YEARS: Readonly<Record<PostingLanguage, (years: number) => string>> = {
  en: (years) =>
    years === 1
      ? 'At least 1 year of experience in similar work'
      : `At least ${years} years of experience in similar work`,
  ar: (years) =>
    years === 1
      ? 'خبرة لا تقل عن سنة في عمل مماثل'
      : years === 2
        ? 'خبرة لا تقل عن سنتين في عمل مماثل'
        : years <= 10
          ? `خبرة لا تقل عن ${years} سنوات في عمل مماثل`
          : `خبرة لا تقل عن ${years} سنة في عمل مماثل`,
};

const EDUCATION: Readonly<
  Record<PostingLanguage, Readonly<Record<Exclude<Occupation['education'], 'none'>, string>>>
> = {
  en: {
    secondary: 'Secondary school certificate',
    diploma: 'Diploma',
    bachelor: 'Bachelor’s degree',
    master: 'Master’s degree',
    doctorate: 'Doctorate',
  },
  ar: {
    secondary: 'شهادة الثانوية العامة',
    diploma: 'شهادة الدبلوم',
    bachelor: 'درجة البكالوريوس',
    master: 'درجة الماجستير',
    doctorate: 'درجة الدكتوراه',
  },
};

const LANGUAGE: Readonly<Record<PostingLanguage, (name: string, level: string | null) => string>> = {
  en: (name, level) =>
    level === 'native' || level === 'fluent'
      ? `Fluent ${name}`
      : level === 'intermediate'
        ? `Good ${name}`
        : level === 'basic'
          ? `Basic ${name}`
          : name,
  ar: (name, level) =>
    level === 'native' || level === 'fluent'
      ? `إجادة اللغة ${name} إجادة تامة`
      : level === 'intermediate'
        ? `مستوى جيد في اللغة ${name}`
        : level === 'basic'
          ? `أساسيات اللغة ${name}`
          : `اللغة ${name}`,
};
