import type { ScreeningQuestion } from '#contract/features/applications.screening.ts';

/** An empty question with a name that none of the others has: answers find their question by it. */
export function newQuestion(others: readonly ScreeningQuestion[]): ScreeningQuestion {
  const taken = new Set(others.map(({ id }) => id));
  let number = others.length + 1;
  while (taken.has(`q${number}`)) number += 1;
  return { id: `q${number}`, text: '', kind: 'text', choices: [], required: true };
}

/** The list with one of its entries at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const others = list.filter((_, at) => at !== from);
  return from in list ? [...others.slice(0, to), list[from]!, ...others.slice(to)] : others;
}
