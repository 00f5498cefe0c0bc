import type { ScreeningQuestion } from '#contract/features/jobs.screening.ts';

/** An empty question with a name that none of the others has: answers find their question by it. */
export function newQuestion(others: readonly ScreeningQuestion[]): ScreeningQuestion {
  return named({ id: '', text: '', kind: 'text', choices: [], required: true }, others);
}

/** A question under a name that none of the others has. */
export function named(question: ScreeningQuestion, others: readonly ScreeningQuestion[]): ScreeningQuestion {
  const taken = new Set(others.map(({ id }) => id));
  let number = others.length + 1;
  while (taken.has(`q${number}`)) number += 1;
  return { ...question, id: `q${number}` };
}
