import type { ScreeningQuestion } from '#contract/features/jobs.screening.ts';

interface Talk {
  questions: readonly ScreeningQuestion[];
  answers: Readonly<Record<string, string>>;
  /** Left out on purpose, which only those may be that are not required. */
  skipped: ReadonlySet<string>;
  /** An answer that is being given anew; null where none is. */
  changing: string | null;
}

/** What is asked now: what is given anew, or else the first that is neither answered nor skipped; null at the end. */
export const nextQuestion = ({ questions, answers, skipped, changing }: Talk): ScreeningQuestion | null =>
  questions.find(({ id }) => id === changing) ??
  questions.find(({ id }) => answers[id] === undefined && !skipped.has(id)) ??
  null;

/** What was said so far, in the order of the questions: up to what is asked now. */
export function saidSoFar(talk: Talk): ScreeningQuestion[] {
  const now = nextQuestion(talk);
  return talk.questions.filter(
    ({ id }) => id !== now?.id && (talk.answers[id] !== undefined || talk.skipped.has(id)),
  );
}
