import { isKnownTitle } from '#engines/taxonomy/index.ts';
import type { ProfileFeatures, ProfileTitle } from './features.ts';
import { roundedText } from './match-index-rounding.ts';
import type { MatchModel } from './model.ts';
import { withoutPersonalLines } from './personal-lines.ts';
import { findOccupations, surelyNamedBy } from './titles.ts';
import { type Evidence, evidenceOf, nearnessOfWork, workFrom } from './work.ts';

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
 * something else.
 */
export function titlesBorneOut(
  titles: readonly ProfileTitle[],
  account: Account,
  model: MatchModel,
): readonly ProfileTitle[] {
  return borneOutBy(workTold(account, model), titles, model);
}

function borneOutBy(
  near: Float64Array | null,
  titles: readonly ProfileTitle[],
  model: MatchModel,
): readonly ProfileTitle[] {
  if (!titles.some(({ title }) => namesWork(title, model))) return [];
  if (near === null) return titles;
  return titles.filter(({ title }) =>
    surelyNamedBy(title, model).some((occupation) => near[occupation]! >= borneOut),
  );
}

/** What somebody writes, and what it reads like. */
interface Account {
  words: string;
  evidence: Evidence;
}

/** How near each occupation is to the work that an account tells of, 0 to 1; `null` where it does not tell clearly. */
function workTold({ words, evidence }: Account, model: MatchModel): Float64Array | null {
  if (words.split(/\s+/).length < fewestWords) return null;
  const near = nearnessOfWork(workFrom(evidence, [], model), model.occupations);
  return near.some((value) => value >= readsClearly) ? near : null;
}

/**
 * The occupations, by id, that what somebody writes of their work reads like most, the nearest first; none where one of their
 * titles tells what they are called. They say it in no title, so it is likely and not stated.
 */
export function likelyWorks(profile: Pick<ProfileFeatures, 'titles' | 'text'>, model: MatchModel): string[] {
  const words = withoutPersonalLines(model.taxonomy, profile.text);
  const evidence = evidenceOf(roundedText(model.text.vector(words)), model);
  const near = workTold({ words, evidence }, model);
  if (near === null || borneOutBy(near, profile.titles, model).length > 0) return [];
  const most = near.reduce((a, b) => Math.max(a, b));
  return [...near.keys()]
    .filter((at) => near[at]! >= shareOfNearest * most)
    .sort((a, b) => near[b]! - near[a]! || a - b)
    .slice(0, mostLikely)
    .flatMap((at) => model.taxonomy.occupations[at]?.id ?? []);
}
/** What is nearly as near may be it as well. */
const shareOfNearest = 0.75;
const mostLikely = 4;

const namesWork = (title: string, { taxonomy }: MatchModel): boolean =>
  findOccupations(taxonomy, title).length > 0 || isKnownTitle(taxonomy, title);
