import type { EducationLevel } from '#engines/taxonomy/index.ts';
import type { ReadLanguage } from './languages.ts';
import type { JobCurrency, monthlyPay } from './monthly-pay.ts';
import type { Pay } from './pay.ts';
import type { ReadSkill } from './skills.ts';
import { SUMMARY_MIN } from './summary.ts';
import type { EmploymentType, Seniority, WorkPlace } from './terms.ts';

/** The languages that postings are read and written in. */
export type PostingLanguage = 'en' | 'ar';

/** Fields whose absence is worth saying. */
const TOLD_FIELDS = [
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
  /** A month's, in the currency beside it. */
  salaryMin: number | null;
  salaryMax: number | null;
  salaryCurrency: JobCurrency | null;
  payNote: ReturnType<typeof monthlyPay>['note'];
  /** Where each field was read, by its name; of an item in a list with its place: `skills.3`. */
  places: { field: string; start: number; end: number }[];
  notFound: ToldField[];
}

/** The fields that a posting tells nothing of, in the order of `TOLD_FIELDS`. */
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
