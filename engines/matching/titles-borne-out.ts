import { isKnownTitle } from '#engines/taxonomy/index.ts';
import type { ProfileTitle } from './features.ts';
import type { MatchModel } from './model.ts';
import type { TextVector } from './text-model.ts';
import { findOccupations } from './titles.ts';
import { nearnessOfWork, workOf } from './work.ts';

/** A title that names an occupation as surely as this is one of it. */
const sureOfTitle = 0.6;
/** A text that reads like an occupation as much as this says what work is told. */
const readsClearly = 0.5;
/** How near to what the text reads like one of a title's occupations must be. */
const borneOut = 0.4;
/** Fewer words tell less of somebody's work than a title does. */
const fewestWords = 40;

/**
 * Those of somebody's titles that tell what they are called. Where none names an occupation, something else was taken for a
 * title ("5 stars, 380 rooms") or their work is called as hardly anybody calls it. Nor is one of them a title of theirs whose
 * occupations are far from all that they write of their work: an employer ("Dar Al Nasim Trading"), a tool ("Audition"), a
 * person whom they name ("HR Manager"). Then it is not known what they are called, which is not to say that they are
 * something else. Their account is what they write, in words and as the model holds it.
 */
export function titlesBorneOut(
  titles: readonly ProfileTitle[],
  account: { words: string; text: TextVector },
  model: MatchModel,
): readonly ProfileTitle[] {
  if (!titles.some(({ title }) => namesWork(title, model))) return [];
  if (account.words.split(/\s+/).length < fewestWords) return titles;
  const near = nearnessOfWork(workOf(account.text, [], model), model.occupations);
  if (near.every((value) => value < readsClearly)) return titles;
  return titles.filter(({ title }) => {
    const prepared = model.titles.prepare(title);
    return prepared?.occupations.some(
      (occupation, at) => prepared.confidences[at]! >= sureOfTitle && near[occupation]! >= borneOut,
    );
  });
}

const namesWork = (title: string, { taxonomy }: MatchModel): boolean =>
  findOccupations(taxonomy, title).length > 0 || isKnownTitle(taxonomy, title);
