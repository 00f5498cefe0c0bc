import type { AskedJob as GivenJob, Job } from '#contract/features/jobs.contract.ts';
import type { ScreeningQuestion } from '#contract/features/jobs.screening.ts';
import type { Language } from '#contract/kernel/fields.ts';
import { type AskedJob, questionsFor } from '#engines/postings/index.ts';
import type { Taxonomy } from '#engines/taxonomy/index.ts';
import { isArabic } from '#engines/text/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';
import type { JobRow } from './jobs.store.ts';

/** As much of a saved job as questions are made from. */
export const askedJob = (taxonomy: Taxonomy, job: JobRow): AskedJob => ({
  title: job.title,
  occupation: job.occupation,
  requirements: job.requirements,
  skills: job.skills.map((skill) => askedSkill(taxonomy, skill)),
  location: job.location,
  workPlace: job.workPlace,
  minYears: job.minYears,
  education: job.education,
  languages: job.languages,
});

/** The same of a job as it is written or shown. */
export const writtenJob = (taxonomy: Taxonomy, job: GivenJob): AskedJob => ({
  title: job.job_title,
  occupation: job.occupation ?? null,
  requirements: job.requirements,
  skills: job.skills.map((skill) => askedSkill(taxonomy, skill)),
  location: job.location ?? null,
  workPlace: job.work_place ?? null,
  minYears: job.min_years ?? null,
  education: job.education ?? null,
  languages: job.languages,
});

const askedSkill = (
  taxonomy: Taxonomy,
  { ref_skill, name, importance, weight }: GivenJob['skills'][number],
): AskedJob['skills'][number] => ({
  id: (taxonomy.skill(ref_skill ?? '') ?? taxonomy.resolveSkill(name))?.id ?? null,
  name,
  importance,
  weight: weight ?? null,
});

/**
 * A job's questions as they are put to those who apply. One that was made here and taken over unchanged is put in the
 * reader's language; what the company wrote itself stays as it wrote it, and so do choices, for they are the answers.
 */
export function questionsPutTo<Q extends Pick<ScreeningQuestion, 'text' | 'kind' | 'choices'>>(
  { taxonomy, lang }: { taxonomy: Taxonomy; lang: Language },
  questions: readonly Q[],
  job: () => AskedJob,
): Q[] {
  const isOther = ({ text, choices }: Q) => isArabic(text) !== (lang === 'ar') && choices.length === 0;
  if (!questions.some(isOther)) return [...questions];
  const from = job();
  const written = questionsFor(taxonomy, from, lang === 'ar' ? 'en' : 'ar');
  const read = new Map(questionsFor(taxonomy, from, lang).map(({ id, text }) => [id, text]));
  return questions.map((question) => {
    const own = isOther(question) && written.find(({ text }) => text === question.text);
    return own ? { ...question, text: read.get(own.id) ?? question.text } : question;
  });
}

/** A job whose questions are put to its reader; its own company reads them as they were written. */
export const withQuestionsPut = <J extends Job>(ctx: SignedInCtx & Uses<'taxonomy'>, job: J): J =>
  job.own
    ? job
    : {
        ...job,
        screening_questions: questionsPutTo(ctx, job.screening_questions, () =>
          writtenJob(ctx.taxonomy, job),
        ),
      };
