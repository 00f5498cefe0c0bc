/** How well two people agree who marked, classified, boxed, transcribed or ordered the same things. All pure. */

/** A marked stretch of a text, the end exclusive. */
export interface Span {
  from: number;
  to: number;
  label: string;
}

/**
 * The harmonic mean of precision and recall of labelled spans that agree to the letter (van Rijsbergen, 1979). 1 where both
 * mark nothing.
 */
export function spanF1(given: readonly Span[], gold: readonly Span[]): number {
  if (given.length + gold.length === 0) return 1;
  const keyOf = ({ from, to, label }: Span) => `${from} ${to} ${label}`;
  const wanted = new Set(gold.map(keyOf));
  const agreed = new Set(given.map(keyOf).filter((key) => wanted.has(key))).size;
  return (2 * agreed) / (given.length + gold.length);
}

/**
 * Agreement beyond chance (Cohen, 1960): 1 for all alike, 0 for no more than chance, below 0 for less. What was not
 * classified is a class of its own. 1 where both give everything the same one class.
 */
export function cohensKappa(given: readonly (string | null)[], gold: readonly string[]): number {
  const count = gold.length;
  if (count === 0) return 1;
  const agreed = gold.filter((label, index) => given[index] === label).length / count;
  const shareOf = (list: readonly (string | null)[], label: string) =>
    list.filter((one) => one === label).length / count;
  const chance = [...new Set(gold)].reduce(
    (sum, label) => sum + shareOf(gold, label) * shareOf(given, label),
    0,
  );
  return chance === 1 ? 1 : (agreed - chance) / (1 - chance);
}

/** A labelled box in a picture: its upper left corner and its size, in thousandths of the picture's width. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  label: string;
}

/** The area that two boxes share, of the area that they cover together (Jaccard, 1901). 0 to 1. */
export function intersectionOverUnion(a: Box, b: Box): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  const shared = Math.max(0, across) * Math.max(0, down);
  const together = a.width * a.height + b.width * b.height - shared;
  return together === 0 ? 0 : shared / together;
}

/** A pair of boxes of one label that mean the same thing; `null` on the side that lacks it. */
interface BoxPair {
  given: Box | null;
  gold: Box | null;
  overlap: number;
}

/** Pairs boxes of the same label, those that overlap most first, each once. */
export function pairBoxes(given: readonly Box[], gold: readonly Box[]): BoxPair[] {
  const candidates = given
    .flatMap((own) =>
      gold
        .filter(({ label }) => label === own.label)
        .map((right) => ({ given: own, gold: right, overlap: intersectionOverUnion(own, right) })),
    )
    .filter(({ overlap }) => overlap > 0)
    .sort((a, b) => b.overlap - a.overlap);
  const pairs: BoxPair[] = [];
  const taken = new Set<Box>();
  for (const pair of candidates)
    if (!taken.has(pair.given) && !taken.has(pair.gold)) {
      pairs.push(pair);
      taken.add(pair.given).add(pair.gold);
    }
  return [
    ...pairs,
    ...gold.filter((box) => !taken.has(box)).map((box) => ({ given: null, gold: box, overlap: 0 })),
    ...given.filter((box) => !taken.has(box)).map((box) => ({ given: box, gold: null, overlap: 0 })),
  ];
}

/** The mean overlap over all boxes of either side: what is missing and what is too much counts as none. 1 where both draw nothing. */
export function boxAgreement(given: readonly Box[], gold: readonly Box[]): number {
  const pairs = pairBoxes(given, gold);
  return pairs.length === 0 ? 1 : pairs.reduce((sum, { overlap }) => sum + overlap, 0) / pairs.length;
}

/**
 * Words to put in, take out or change to come from what was heard to what was said, of the words that were said (Levenshtein,
 * 1966). May pass 1; 0 where both are empty.
 */
export function wordErrorRate(given: readonly string[], gold: readonly string[]): number {
  let row = Array.from({ length: gold.length + 1 }, (_, index) => index);
  for (const [index, word] of given.entries()) {
    const next = [index + 1];
    for (const [place, wanted] of gold.entries())
      next.push(
        Math.min(
          (row[place] ?? 0) + Number(word !== wanted),
          (row[place + 1] ?? 0) + 1,
          (next[place] ?? 0) + 1,
        ),
      );
    row = next;
  }
  const errors = row[gold.length] ?? 0;
  return gold.length === 0 ? Number(given.length > 0) : errors / gold.length;
}

/**
 * Pairs in the same order less pairs in the other, of all pairs (Kendall, 1938), for ranks without ties: 1 for the same order,
 * -1 for its reverse. What is not ranked agrees with nothing.
 */
export function rankAgreement(given: ReadonlyMap<string, number>, gold: readonly string[]): number {
  let sum = 0;
  let pairs = 0;
  for (const [index, better] of gold.entries())
    for (const worse of gold.slice(index + 1)) {
      pairs++;
      const [first, second] = [given.get(better), given.get(worse)];
      if (first !== undefined && second !== undefined) sum += Math.sign(second - first);
    }
  return pairs === 0 ? 1 : sum / pairs;
}
