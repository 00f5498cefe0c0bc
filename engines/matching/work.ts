import { derived, normaliseTitle } from '#engines/taxonomy/index.ts';
import { foldedWords, neutralWord } from '#engines/text/index.ts';
import { workByte, workSteps } from './match-index-rounding.ts';
import type { MatchModel } from './model.ts';
import { type OccupationCloseness, placesOfOccupations } from './occupations.ts';
import { postsOfTitle } from './posts-of-title.ts';
import type { TextVector } from './text-model.ts';

/**
 * What somebody does or a job asks to be done, as the occupations it reads like, by place in the taxonomy, ascending. The
 * likeness of one with itself is 1.
 */
export interface WorkVector {
  occupations: Int32Array;
  weights: Float32Array;
}

/** A title from which the work is read beside the text. */
interface HeldTitle {
  title: string;
  current: boolean;
}

/** So many occupations say what work it is. */
const most = 20;
/** What a title that names an occupation adds to reading like it. */
const titleEvidence = 0.3;
/** What a former title counts of a present one. */
const pastShare = 0.5;
/** Names that a title may bear. */
const namesOfTitle = 6;

/**
 * The occupations that a text reads like and its titles name, each weighed by the square of the evidence. Rounded as the
 * index holds it.
 */
export const workOf = (text: TextVector, titles: readonly HeldTitle[], model: MatchModel): WorkVector =>
  workFrom(evidenceOf(text, model), titles, model);

/** The same from what a text was found to read like. */
export function workFrom(read: Evidence, titles: readonly HeldTitle[], model: MatchModel): WorkVector {
  const evidence = read.slice();
  const named = new Map<number, number>();
  for (const { title, current } of titles) {
    for (const [occupation, score] of occupationsNamed(model.taxonomy)(title)) {
      const sure = (current ? 1 : pastShare) * score ** 2;
      named.set(occupation, Math.max(named.get(occupation) ?? 0, sure));
    }
  }
  for (const [occupation, sure] of named) evidence[occupation]! += titleEvidence * sure;
  return rounded(vectorOf(evidence, model));
}

/**
 * The work of a job. One for several posts reads like each of them as much as a job of its own would: whoever does one of
 * them does not do the others. Where one of the posts was chosen, it reads like that one alone.
 */
export function workOfJob(
  text: TextVector,
  { title, occupationIds = [] }: { title: string; occupationIds?: readonly string[] | undefined },
  model: MatchModel,
): WorkVector {
  const named = postsOfTitle(model.taxonomy, title);
  if (named.length === 0) return workOf(text, [{ title, current: true }], model);
  const places = placesOfOccupations(model.taxonomy);
  const chosen = occupationIds.flatMap((id) => places.get(id) ?? []);
  const posts = chosen.length > 0 ? chosen : named;
  const evidence = evidenceOf(text, model);
  const { ids, values } = model.occupations;
  const highest = new Map<number, number>();
  for (const post of posts) {
    const own = evidence.map((likeness, other) =>
      values[post * ids.length + other]! >= nearPost ? likeness : 0,
    );
    own[post]! += titleEvidence;
    const { occupations, weights } = vectorOf(own, model);
    occupations.forEach((occupation, at) => {
      highest.set(occupation, Math.max(highest.get(occupation) ?? 0, weights[at]!));
    });
  }
  const occupations = Int32Array.from([...highest.keys()].sort((a, b) => a - b));
  return rounded({
    occupations,
    weights: Float32Array.from(occupations, (occupation) => Math.min(1, highest.get(occupation)!)),
  });
}
/** What is further from a post than that is read into its text by what is said of the others. */
const nearPost = 0.4;

/** How much a text reads like each occupation, by place in the taxonomy. */
export type Evidence = Float32Array;

/** What a text reads like: most of what preparing somebody takes. */
export const evidenceOf = (text: TextVector, model: MatchModel): Evidence =>
  model.text.readsLike(text).map((likeness) => Math.max(0, likeness));

/** The strongest of the evidence, with weights so that its likeness with itself is 1. */
function vectorOf(evidence: Float32Array | Float64Array | number[], model: MatchModel): WorkVector {
  const best = [...evidence.keys()]
    .filter((occupation) => evidence[occupation]! > 0)
    .sort((a, b) => evidence[b]! - evidence[a]! || a - b)
    .slice(0, most)
    .sort((a, b) => a - b);
  const work = {
    occupations: Int32Array.from(best),
    weights: Float32Array.from(best, (occupation) => evidence[occupation]! ** 2),
  };
  const length = Math.sqrt(product(work, work, model.occupations)) || 1;
  return { ...work, weights: work.weights.map((weight) => weight / length) };
}

const rounded = ({ occupations, weights }: WorkVector): WorkVector => ({
  occupations,
  weights: weights.map((weight) => workByte(weight) / workSteps),
});

/** How near the work of two is, 0 to 1, by all pairs of the occupations that they read like. */
export function workLikeness(a: WorkVector, b: WorkVector, closeness: OccupationCloseness): number {
  return Math.min(1, product(a, b, closeness));
}

function product(a: WorkVector, b: WorkVector, { ids, values }: OccupationCloseness): number {
  let sum = 0;
  for (let i = 0; i < a.occupations.length; i++) {
    const row = a.occupations[i]! * ids.length;
    let near = 0;
    for (let j = 0; j < b.occupations.length; j++) near += b.weights[j]! * values[row + b.occupations[j]!]!;
    sum += a.weights[i]! * near;
  }
  return sum;
}

/** For each occupation how near some work is to it: summed up by another's weights it is their likeness. */
export function nearnessOfWork(work: WorkVector, { ids, values }: OccupationCloseness): Float64Array {
  const near = new Float64Array(ids.length);
  for (let i = 0; i < work.occupations.length; i++) {
    const row = work.occupations[i]! * ids.length;
    for (let other = 0; other < near.length; other++) near[other]! += work.weights[i]! * values[row + other]!;
  }
  return near;
}

/** The occupation that two read like most, by place in the taxonomy; -1 where there is none. */
export function commonWork(a: WorkVector, b: WorkVector): number {
  let [best, most] = [-1, 0];
  for (let i = 0; i < a.occupations.length; i++) {
    const j = b.occupations.indexOf(a.occupations[i]!);
    const both = j < 0 ? 0 : a.weights[i]! * b.weights[j]!;
    if (both > most) [best, most] = [a.occupations[i]!, both];
  }
  return best;
}

/** Nobody's gender is read from a title. */
const neutral = (title: string): string => foldedWords(title).map(neutralWord).join(' ');

/** The occupations that a title names, by place in the taxonomy, with how surely. */
const occupationsNamed = derived((taxonomy) => {
  const places = placesOfOccupations(taxonomy);
  const remembered = new Map<string, [number, number][]>();
  return (title: string): [number, number][] => {
    let named = remembered.get(title);
    if (!named) {
      named = normaliseTitle(taxonomy, neutral(title), namesOfTitle).flatMap(
        ({ id, score }): [number, number][] => {
          const at = places.get(id);
          return at === undefined ? [] : [[at, Math.min(1, score)]];
        },
      );
      // Titles come from strangers: what is remembered of them is bounded.
      if (remembered.size >= 20_000) remembered.clear();
      remembered.set(title, named);
    }
    return named;
  };
});
