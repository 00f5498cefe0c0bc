import {
  type EducationLevel,
  normaliseTitle,
  type Taxonomy,
  titleIsKnown,
  wordingsIn,
} from '#engines/taxonomy/index.ts';
import { NICE, type Read, statementsOf } from './asking.ts';
import { readEducation } from './education.ts';
import { type ReadLanguage, readLanguages } from './languages.ts';
import { OF_DUTY, OF_REQUIREMENT } from './line-kinds.ts';
import { type Span, sentencesOf, tidy } from './lines.ts';
import { monthlyDirhams, type Pay, readPay } from './pay.ts';
import { placeText, readPlace } from './place.ts';
import { type PlacedLine, placedLines } from './sections.ts';
import { type ReadSkill, readSkills, withoutSpan } from './skills.ts';
import { SUMMARY_MIN, summaryOf } from './summary.ts';
import {
  type EmploymentType,
  readEmploymentType,
  readSeniority,
  readWorkPlace,
  type Seniority,
  type WorkPlace,
} from './terms.ts';
import { readTitle } from './title.ts';
import { readYears } from './years.ts';

const WORDS = wordingsIn('postings/asides');

export type PostingLanguage = 'en' | 'ar';

/** Fields whose absence is worth saying. */
export const TOLD_FIELDS = [
  'job_title',
  'description',
  'skills',
  'location',
  'work_place',
  'employment_type',
  'min_years',
  'education',
  'seniority',
  'salary_min',
] as const;
export type ToldField = (typeof TOLD_FIELDS)[number];

/** An occupation that the title may mean. */
export interface PossibleOccupation {
  id: string;
  score: number;
}

/** A posting as it was read. What it does not tell is null or empty. */
export interface Posting {
  lang: PostingLanguage;
  title: string;
  /** Id in the taxonomy, where the title names one surely enough to be kept. */
  occupation: string | null;
  /** The likeliest first. */
  occupations: PossibleOccupation[];
  summary: string;
  fullText: string;
  responsibilities: string[];
  requirements: string[];
  skills: Omit<ReadSkill, 'start' | 'end'>[];
  location: string | null;
  workPlace: WorkPlace | null;
  employmentType: EmploymentType | null;
  seniority: Seniority | null;
  minYears: number | null;
  education: EducationLevel | null;
  languages: { language: string; level: ReadLanguage['level'] }[];
  pay: Pay | null;
  /** Dirhams a month. */
  salaryMin: number | null;
  salaryMax: number | null;
  payNote: ReturnType<typeof monthlyDirhams>['note'];
  /** Where each field was read, by its name; of an item in a list with its place: `skills.3`. */
  places: { field: string; start: number; end: number }[];
  notFound: ToldField[];
}

const MOST_LINES = 60;
const MOST_IN_LINE = 600;
const MOST_SKILLS = 80;
const MOST_OCCUPATIONS = 5;
const MOST_FULL_TEXT = 30_000;

/**
 * Reads the text of a job posting, in English, Arabic or both. What the text does not tell stays open and is named;
 * nothing is made up. Benefits, words about the company and how to apply are told apart and ask nothing of anyone.
 */
export function readPosting(
  taxonomy: Taxonomy,
  text: string,
  lang: PostingLanguage = languageOf(text),
): Posting {
  const lines = placedLines(text);
  const title = readTitle(taxonomy, text, lines);
  const own = inOneLanguage(lines, lang);
  const statements = statementsOf(
    text,
    lines.filter(
      (line) =>
        !title || line.start !== title.line.start || line.end !== title.line.end || line.text.length > 90,
    ),
  );
  const everywhere = statementsOf(text, lines);
  const { summary, spans } = summaryOf(text, own, title);
  const years = readYears(everywhere);
  const education = readEducation(everywhere);
  const languages = readLanguages(taxonomy, everywhere);
  const place = readPlace(taxonomy, text, everywhere, title?.line ?? null);
  const workPlace = readWorkPlace(everywhere);
  const employmentType = readEmploymentType(everywhere);
  const seniority = readSeniority(title, title?.title ?? '', everywhere);
  const pay = readPay(text, everywhere);
  const monthly = pay && monthlyDirhams(pay);
  const { responsibilities, requirements } = listsOf(text, own, { title: title?.line ?? null, pay }, lang);
  const skills = readSkills(taxonomy, text, title, statements).slice(0, MOST_SKILLS);
  const occupations = possibleOccupations(taxonomy, title?.title ?? '', skills);
  const posting: Posting = {
    lang,
    title: title?.title ?? '',
    occupation: occupations[0] && occupations[0].score >= titleIsKnown ? occupations[0].id : null,
    occupations,
    summary,
    fullText: fullTextOf(text),
    responsibilities: responsibilities.map(({ value }) => value),
    requirements: requirements.map(({ value }) => value),
    skills: skills.map(withoutSpan),
    location: place && placeText(taxonomy, place, lang),
    workPlace: workPlace?.value ?? null,
    employmentType: employmentType?.value ?? null,
    seniority: seniority?.value ?? null,
    minYears: years?.value ?? null,
    education: education?.value ?? null,
    languages: languages.map(({ language, level }) => ({ language, level })),
    pay,
    salaryMin: monthly?.min ?? null,
    salaryMax: monthly?.max ?? null,
    payNote: monthly?.note ?? null,
    places: [],
    notFound: [],
  };
  const put = (field: string, span: Span | null): void => {
    if (span) posting.places.push({ field, start: span.start, end: span.end });
  };
  put('job_title', title);
  spans.forEach((span) => {
    put('description', span);
  });
  put('min_years', years);
  put('education', education);
  put('location', place);
  put('work_place', workPlace);
  put('employment_type', employmentType);
  put('seniority', seniority);
  put(posting.salaryMin === null && posting.salaryMax !== null ? 'salary_max' : 'salary_min', pay);
  skills.forEach((skill, at) => {
    put(`skills.${at}`, skill);
  });
  languages.forEach((language, at) => {
    put(`languages.${at}`, language);
  });
  responsibilities.forEach((line, at) => {
    put(`responsibilities.${at}`, line);
  });
  requirements.forEach((line, at) => {
    put(`requirements.${at}`, line);
  });
  posting.notFound = notFoundIn(posting);
  return posting;
}

export function notFoundIn(posting: Posting): ToldField[] {
  const told: Record<ToldField, boolean> = {
    job_title: posting.title !== '',
    description: posting.summary.length >= SUMMARY_MIN,
    skills: posting.skills.length > 0,
    location: posting.location !== null,
    work_place: posting.workPlace !== null,
    employment_type: posting.employmentType !== null,
    min_years: posting.minYears !== null,
    education: posting.education !== null,
    seniority: posting.seniority !== null,
    salary_min: posting.salaryMin !== null || posting.salaryMax !== null,
  };
  return TOLD_FIELDS.filter((field) => !told[field]);
}

/** The language that most letters of a text are of. */
export function languageOf(text: string): PostingLanguage {
  const arabic = text.match(/[\u0600-\u06ff]/g)?.length ?? 0;
  const latin = text.match(/[a-z]/gi)?.length ?? 0;
  return arabic > latin ? 'ar' : 'en';
}

/** Occupations that a title may mean; where their names are alike, the one whose skills are asked for. */
export function possibleOccupations(
  taxonomy: Taxonomy,
  title: string,
  skills: readonly { id: string }[],
): PossibleOccupation[] {
  if (title === '') return [];
  const asked = new Set(skills.map(({ id }) => id));
  return normaliseTitle(taxonomy, title, MOST_OCCUPATIONS)
    .filter(({ score }) => score >= LEAST_LIKENESS)
    .map(({ id, score }) => {
      const own = taxonomy.occupation(id)?.skills ?? [];
      const shared = own.filter((skill) => asked.has(skill.id)).length;
      // An exact name is left alone; a guess may rise a little by what the posting asks.
      return { id, score: score >= EXACT ? score : Math.min(0.989, score + Math.min(0.08, shared * 0.01)) };
    })
    .sort((a, b) => b.score - a.score);
}

const LEAST_LIKENESS = 0.35;
const EXACT = 0.99;

/** A posting that says everything in both languages gives its lists in one. */
function inOneLanguage(lines: readonly PlacedLine[], lang: PostingLanguage): readonly PlacedLine[] {
  const isOther = (line: PlacedLine): boolean =>
    languageOf(line.text) !== lang && /[\p{L}]{3}/u.test(line.text);
  const content = lines.filter(({ isHeading, label }) => !isHeading && label === null);
  const others = content.filter(isOther);
  const isBilingual =
    others.length >= 3 && others.length >= content.length * 0.3 && others.length < content.length;
  return isBilingual ? lines.filter((line) => line.label !== null || !isOther(line)) : lines;
}

/** What needs no heading to be a condition. */
const SAYS_NEED = /\b(?:need|must|require[ds]?|essential)\b|يشترط|يجب/iu;
/** A line that gives pay or tells how to apply asks nothing of anyone. */
const ASIDE = WORDS.pattern('asides', {
  flags: 'iu',
  or: [
    /^show (?:more|less)\b/u,
    new RegExp(
      `^${WORDS.source('opens a line of pay', { edges: 'anywhere', spaces: 'one' })}(?![\\p{L}]).{0,80}\\d`,
      'u',
    ),
    /\b(?:send|e-?mail|forward|share|submit)\b.{0,30}\b(?:cv|resume|résumé|profile)s?\b/u,
    /(?:أرسل|ارسل|إرسال|ارسال|يرجى).{0,30}السيرة/u,
  ],
});
/** Telephones, addresses of mail and pages, and tags. */
const CONTACTS: readonly RegExp[] = [
  /\b0\d{1,2}[ -]?\d{3}[ -]?\d{4}\b|(?:\+|00)\d[\d\s-]{7,}/u,
  /[\w.+-]+@[\w-]+\.\w|https?:\/\/|www\./u,
  /(?:^|\s)#\p{L}+(?:\s+#\p{L}+)+/u,
];

function listsOf(
  text: string,
  lines: readonly PlacedLine[],
  apart: { title: Span | null; pay: Span | null },
  lang: PostingLanguage,
): { responsibilities: Read<string>[]; requirements: Read<string>[] } {
  const responsibilities: Read<string>[] = [];
  const requirements: Read<string>[] = [];
  const hasDuties = lines.some(({ section, isHeading }) => section === 'duties' && !isHeading);
  const hasRequirements = lines.some(
    ({ section, isHeading, label }) => section === 'requirements' && !isHeading && label === null,
  );
  for (const line of lines) {
    if (line.isHeading || (apart.title && isWithin(line, apart.title))) continue;
    if (line.label !== null && !['years', 'education', 'languages', 'skills'].includes(line.label)) continue;
    // A labelled fact is a line of its own ("Experience: 5 years"); prose is parted into its sentences.
    const units =
      line.label !== null
        ? [line.whole]
        : line.isListed
          ? [line]
          : sentencesOf(text, line, /[.!?؟](?=\s|$)/g);
    for (const unit of units) {
      const value = tidy(text.slice(unit.start, unit.end)).replace(/[;؛,،]+$/u, '');
      if (line.label === 'years' && !/[\d٠-٩]|سن|one|two|three/iu.test(tidy(line.text))) continue;
      if (!/\p{L}{2}/u.test(value) || CONTACTS.some((it) => it.test(value)) || ASIDE.test(value)) continue;
      if (apart.pay && isWithin(apart.pay, unit) && value.split(' ').length <= MOST_WORDS_OF_PAY) continue;
      const target = listOf(line, value, hasDuties, hasRequirements);
      if (target === null) continue;
      if (target === 'duties')
        responsibilities.push({ value: value.slice(0, MOST_IN_LINE), start: unit.start, end: unit.end });
      else {
        const asked =
          line.section === 'nice' && !NICE.test(value.toLowerCase()) && !/فضل|ميزة/.test(value)
            ? wished(value, lang)
            : value;
        requirements.push({ value: asked.slice(0, MOST_IN_LINE), start: unit.start, end: unit.end });
      }
    }
  }
  return {
    responsibilities: unique(responsibilities).slice(0, MOST_LINES),
    requirements: unique(requirements).slice(0, MOST_LINES),
  };
}

const MOST_WORDS_OF_PAY = 9;
const isWithin = (inner: Span, outer: Span): boolean => inner.start >= outer.start && inner.end <= outer.end;

/** What stood under "Nice to have" must not become a condition when it leaves that heading. */
const wished = (value: string, lang: PostingLanguage): string =>
  lang === 'ar' ? `${value.replace(/[.،]$/u, '')} (يُفضَّل)` : `${value.replace(/[.,]$/u, '')} (preferred)`;

function listOf(
  line: PlacedLine,
  value: string,
  hasDuties: boolean,
  hasRequirements: boolean,
): 'duties' | 'requirements' | null {
  if (line.section === 'duties') return 'duties';
  if (line.section === 'requirements' || line.section === 'nice') return 'requirements';
  if (line.section !== 'lead' && line.section !== 'about') return null;
  if (
    !hasRequirements &&
    OF_REQUIREMENT.test(value) &&
    value.length <= 300 &&
    (!OF_DUTY.test(value) || SAYS_NEED.test(value))
  )
    return 'requirements';
  if (
    !hasDuties &&
    line.section === 'lead' &&
    OF_DUTY.test(value) &&
    (line.isListed || /\byou will\b|you'll|responsible for/iu.test(value))
  )
    return 'duties';
  // Short lines that begin with what is done are a list, bullets or not.
  if (
    !hasDuties &&
    line.section === 'about' &&
    hasRequirements &&
    OF_DUTY.test(value) &&
    !/[.!]$/.test(value)
  )
    return 'duties';
  if (!hasDuties && line.isListed && (OF_DUTY.test(value) || (line.section === 'about' && hasRequirements)))
    return 'duties';
  return null;
}

function unique(lines: readonly Read<string>[]): Read<string>[] {
  const seen = new Set<string>();
  return lines.filter(({ value }) => {
    const key = value.toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}

/** The whole text, tidied: no more than one empty line, no invisible marks, no spaces at the ends of lines. */
function fullTextOf(text: string): string {
  const whole = text
    .replace(/\r\n?/g, '\n')
    .replace(/\p{Cf}|\uFE0F/gu, '')
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  if (whole.length <= MOST_FULL_TEXT) return whole;
  const cut = whole.slice(0, MOST_FULL_TEXT);
  return cut.slice(0, Math.max(cut.lastIndexOf('\n'), cut.lastIndexOf(' ')));
}
