import type { Occupation } from '../concepts.ts';
import { columns, headedLinesOf, type TextFile, words } from './text-files.ts';

/** How much less each later step of an account counts. */
const costOfPlace = 0.5;

/**
 * Gives occupations what people tell of their work, and where counsellors told them to go on to, what was told first and most
 * often first: occupation | occupations | account. A line of an unknown occupation, or without an account, is named and left out.
 */
export function addAccounts(
  occupations: readonly Occupation[],
  files: readonly TextFile[],
  problems: string[],
): void {
  const byId = new Map(occupations.map((occupation) => [occupation.id, occupation]));
  const worth = new Map<Occupation, Map<string, number>>();
  for (const { text, place } of files.flatMap(headedLinesOf)) {
    const [id = '', next, ...told] = columns(text);
    const occupation = byId.get(id);
    const account = told.join(' | ');
    if (!occupation || account === '') {
      problems.push(
        `${place}: ${account === '' ? 'an account is occupation | next ones | what is told' : `there is no occupation "${id}"`}`,
      );
      continue;
    }
    occupation.accounts.push(account);
    const steps = worth.get(occupation) ?? new Map<string, number>();
    for (const [at, step] of words(next).entries())
      if (step !== id) steps.set(step, (steps.get(step) ?? 0) + 1 / (1 + costOfPlace * at));
    worth.set(occupation, steps);
  }
  for (const [occupation, steps] of worth)
    occupation.told = [...steps].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([step]) => step);
}
