import type { Taxonomy } from '#engines/taxonomy/index.ts';
import { fold } from '#engines/text/index.ts';
import type { JobConditions } from './features.ts';
import { nearness, rangeDegree } from './request-answers.ts';
import type { Condition } from './requests.ts';
import { headsOccupations } from './title-seeking.ts';
import type { WeighedText } from './word-postings.ts';
import { termsOffered, type WorkTerm, workTermOf } from './work-terms.ts';

/** A job as searches know it. */
export interface SearchedJob extends Pick<JobConditions, 'location' | 'remote' | 'languages' | 'minYears'> {
  id: string;
  title: string;
  occupation?: string | null;
  /** Ids of the skills that it asks for. */
  skills: readonly string[];
  /** What it says, in the languages it is to be found in; the title is one of them. */
  texts: readonly WeighedText[];
  /** Whose job it is: people who type a company's name look for its jobs, and its name is about no work. */
  company?: string | null;
  /** All that it says, with what it offers: its terms stand there, and whom it is for. */
  whole?: string;
  /** How, when and on what terms the work is done, as far as the form says. */
  terms: readonly WorkTerm[];
  /** The most that it pays a month. */
  pay?: number | null;
}

/** Of a job, all terms that its form or its text offers. */
export function termsOf(
  taxonomy: Taxonomy,
  { terms, title, occupation, texts, whole, minYears }: SearchedJob,
): ReadonlySet<WorkTerm> {
  const said = (whole === undefined ? texts.map(({ text }) => text) : [title, whole]).flatMap(termsOffered);
  const isForWomen = occupation && namesWomen(taxonomy, title) ? ['women' as const] : [];
  const isForBeginners = minYears === 0 ? ['entry' as const] : [];
  const isTrainees = fold(title)
    .split(/[^\p{L}]+/u)
    .some((word) => workTermOf(word) === 'internship');
  return new Set([
    ...terms,
    ...said,
    ...isForBeginners,
    ...isForWomen,
    ...(isTrainees ? ['internship' as const] : []),
  ]);
}

/** Whether an Arabic title is that of women alone: «معلمة», but neither «معلم/ة» nor «بائع / بائعة». */
function namesWomen(taxonomy: Taxonomy, title: string): boolean {
  const [first = ''] = fold(title).trim().split(/\s+/u);
  const [, base] = /^([\u0620-\u064a]{3,})(?:ه|ات)$/u.exec(first) ?? [];
  return base !== undefined && (headsOccupations(taxonomy, base) || headsOccupations(taxonomy, `${base}ه`));
}

/** A job that does not say stands between those that offer it and those that do not. */
const SILENT = 0.35;
const REMOTE_ANYWHERE = 0.6;
/** Who begins is best served by a job that asks for no years at all, and hardly by one that asks for four. */
const BEGINNERS_REACH = 2;

/** What does nearly as well as the term that is asked for. */
const NEARLY: Partial<Record<WorkTerm, readonly WorkTerm[]>> = {
  remote: ['hybrid'],
  hybrid: ['remote'],
  entry: ['internship'],
  temporary: ['contract'],
  contract: ['temporary'],
  flexible: ['part_time', 'remote', 'hybrid'],
  return: ['flexible', 'part_time', 'entry'],
};
const NEARLY_AS_WELL = 0.6;

/** How well a job answers to a term of work. */
export function termDegree(
  term: WorkTerm,
  terms: ReadonlySet<WorkTerm>,
  minYears: number | undefined,
): number {
  if (terms.has(term)) return 1;
  // Hardly any advert says of its work that it stays.
  if (term === 'permanent') return PASSING.some((other) => terms.has(other)) ? 0 : 1;
  if (NEARLY[term]?.some((other) => terms.has(other))) return NEARLY_AS_WELL;
  if (term !== 'entry') return 0;
  return minYears === undefined ? SILENT : beginnersDegree(minYears, 0);
}

/** Work that ends, or takes but a part of the week. */
const PASSING = ['temporary', 'contract', 'internship', 'part_time'] as const satisfies readonly WorkTerm[];

const beginnersDegree = (asked: number, have: number): number =>
  Math.max(0, 1 - asked / (BEGINNERS_REACH * (have + 1)));

/** How well a job answers to what is asked beside its work. */
export function factDegree(taxonomy: Taxonomy, condition: Condition, job: SearchedJob): number {
  switch (condition.kind) {
    case 'place':
      return Math.max(
        nearness(taxonomy, condition, job.location),
        job.remote && condition.wish !== 'not' ? REMOTE_ANYWHERE : 0,
      );
    case 'years': {
      // What somebody has is what the job may ask for at most.
      if (job.minYears === undefined) return SILENT;
      const most = condition.max ?? condition.min;
      return condition.min === null
        ? beginnersDegree(job.minYears, most ?? 0)
        : rangeDegree(job.minYears, { min: null, max: most });
    }
    case 'salary': {
      if (!job.pay) return SILENT;
      return rangeDegree(job.pay, { min: condition.min ?? condition.max, max: null });
    }
    case 'language':
      return job.languages?.some(({ language }) => fold(language) === fold(condition.language)) ? 1 : 0;
    case 'education':
    case 'notice':
    case 'nationality':
    case 'word':
      return SILENT;
    default:
      return 0;
  }
}
