/** How like two texts are, and which items of two lists are meant to be the same. */
import { foldName } from '#engines/text/index.ts';

/** Share of letters' pairs that two texts have in common, or of their words, whichever is more: 0 to 1. */
export function likeness(a: string, b: string): number {
  const [x, y] = [foldName(a), foldName(b)];
  if (x === y) return 1;
  return Math.max(
    dice(x.split(' '), y.split(' ')),
    dice(letterPairs(x.replace(/ /g, '')), letterPairs(y.replace(/ /g, ''))),
  );
}

/** Dice's coefficient: the share of items that two lists have in common, each counted as often as it is there. */
function dice(first: readonly string[], second: readonly string[]): number {
  const left = [...second];
  const common = first.filter((item) => {
    const at = left.indexOf(item);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  }).length;
  return first.length + second.length === 0 ? 0 : (2 * common) / (first.length + second.length);
}

const letterPairs = (text: string): string[] =>
  [...text].slice(1).map((letter, index) => `${text[index]}${letter}`);

export const alike = (a: string, b: string): boolean => likeness(a, b) >= 0.8;

/** The same number, with or without the code of its country. */
export const sameDigits = (a: string, b: string): boolean => {
  const [x, y] = [digitsOf(a), digitsOf(b)];
  return x === y || (Math.min(x.length, y.length) >= 8 && (x.endsWith(y) || y.endsWith(x)));
};
const digitsOf = (text: string): string => foldName(text).replace(/\D/g, '').replace(/^0+/, '');

/** Where the document tells the year alone, the month does not count. */
export const sameDate = (truth: string, read: string): boolean =>
  truth.length === 4 ? read.slice(0, 4) === truth : read === truth;

/** The same words in whatever order. */
export const sameName = (a: string, b: string): boolean =>
  foldName(a).split(' ').sort().join(' ') === foldName(b).split(' ').sort().join(' ');

/** Pairs items best first; what is below `least` stays alone. The number is the place of what was read, or -1. */
export function pair<T, R>(
  truth: readonly T[],
  read: readonly R[],
  worth: (t: T, r: R) => number,
  least: number,
): [T | null, R | null, number][] {
  const all = truth
    .flatMap((t, i) => read.map((r, j) => ({ i, j, t, r, worth: worth(t, r) })))
    .filter((it) => it.worth >= least);
  all.sort((a, b) => b.worth - a.worth || a.i - b.i);
  const takenTruth = new Set<number>();
  const takenRead = new Set<number>();
  const pairs: [T | null, R | null, number][] = [];
  for (const { i, j, t, r } of all) {
    if (takenTruth.has(i) || takenRead.has(j)) continue;
    takenTruth.add(i);
    takenRead.add(j);
    pairs.push([t, r, j]);
  }
  for (const [i, t] of truth.entries()) if (!takenTruth.has(i)) pairs.push([t, null, -1]);
  for (const [j, r] of read.entries()) if (!takenRead.has(j)) pairs.push([null, r, j]);
  return pairs;
}
