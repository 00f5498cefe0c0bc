import { similarity, skillsShownIn, type Taxonomy } from '#engines/taxonomy/index.ts';
import { dotProduct, type Ranked } from '#engines/text/index.ts';
import { type ReadLabel, readLabel } from './label-roots.ts';
import { meanings } from './meanings.ts';
import { rootsOf } from './roots.ts';
import { coreOf, statementsOf } from './statements.ts';

/** How near a statement is to a label, each way of looking from 0 to about 1. */
interface Nearness {
  /** Cosine over the words that speak of the label, weighted by their rarity. */
  words: number;
  /** That cosine for what stands before the purpose or the means: "reconcile accounts [to ensure ...]". */
  core: number;
  /** Share of the label's own words that stand there. */
  own: number;
  /** Share of them that only open the statement, and so may be its verb: "schedule posts" is no scheduling. */
  onlyVerb: number;
  /** The label stands there in one piece. */
  whole: number;
  /** The clues of its subject that are met, together. */
  clues: number;
  /** The nearest skill that the taxonomy reads in the statement. */
  known: number;
  /** Cosine in the space of meanings. */
  meaning: number;
}

// By multinomial logistic regression over a pool of 193 labels on English outcomes, one half at a time; the two halves
// agreed on all but the clues, and the weights were rounded by hand. Nothing else was learned from them.
const weights: Readonly<Nearness> = {
  words: 9,
  core: 1.5,
  own: 1.2,
  onlyVerb: -3,
  whole: 0.8,
  clues: 1,
  known: 1,
  meaning: 4,
};
const ways = Object.keys(weights) as (keyof Nearness)[];

/** Finds, among the labels that it was made with, those that a text is about. */
export interface LabelFinder {
  /** The k best, best first; a score is about how many statements of the text are on the label. */
  find(text: string, k: number): Ranked[];
}

/**
 * A finder of labels of skills in an outcome or a whole course. Each statement is held against every label by words, clues,
 * the taxonomy and latent semantics; its nearness becomes shares that sum to 1 (softmax), and the shares of all
 * statements are added, so that a course gives each of its subjects a place.
 */
export function createLabelFinder(taxonomy: Taxonomy, labels: readonly string[]): LabelFinder {
  const pool = labels.map((label) => readLabel(taxonomy, label));
  const nearness = nearnessIn(taxonomy, pool);
  return {
    find(text, k) {
      const sums = new Float64Array(pool.length);
      for (const statement of statementsOf(text))
        for (const [at, share] of sharesOf(nearness(statement)).entries()) sums[at]! += share;
      return pool
        .map(({ label }, at) => ({ id: label, score: sums[at]! }))
        .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
        .slice(0, k);
    },
  };
}

/** How likely each label is what the statement was written for: they sum to 1. */
function sharesOf(near: readonly Nearness[]): number[] {
  const odds = near.map((one) => Math.exp(ways.reduce((sum, way) => sum + weights[way] * one[way], 0)));
  const sum = odds.reduce((a, b) => a + b, 0);
  return odds.map((one) => one / sum);
}

function nearnessIn(taxonomy: Taxonomy, pool: readonly ReadLabel[]): (statement: string) => Nearness[] {
  const { place, rarity: rarityInTexts } = meanings(taxonomy);
  const rarityInPool = rarityAmong(pool);
  // A word tells two labels apart where few labels share it, and tells of a subject where few texts do.
  const rarity = (root: string): number => (rarityInPool(root) * rarityInTexts(root)) / TYPICAL_RARITY;
  const known = pool.map((label) => ({
    ...label,
    length: Math.hypot(...[...label.roots].map(([root, sure]) => sure * rarity(root))),
    ownWeight: label.own.reduce((sum, root) => sum + rarity(root) ** 2, 0) || 1,
    place: place(label.words),
  }));
  return (statement) => {
    const roots = rootsOf(statement);
    const all = new Set(roots);
    const core = new Set(rootsOf(coreOf(statement)));
    const later = new Set(roots.slice(1));
    const shown = skillsShownIn(taxonomy, statement);
    const here = place(roots);
    const joined = ` ${roots.join(' ')} `;
    return known.map((label) => {
      const ownShare = (isMet: (root: string) => boolean): number =>
        label.own.reduce((sum, root) => sum + (isMet(root) ? rarity(root) ** 2 : 0), 0) / label.ownWeight;
      return {
        words: cosine(label, all, rarity),
        core: cosine(label, core, rarity),
        own: ownShare((root) => all.has(root)),
        onlyVerb: ownShare((root) => root === roots[0] && !later.has(root)),
        whole: label.own.length > 1 && joined.includes(` ${label.own.join(' ')} `) ? 1 : 0,
        clues: cluesMet(label, all, rarity),
        known: nearestKnown(taxonomy, label, shown),
        meaning: Math.max(0, dotProduct(here, label.place)),
      };
    });
  };
}

/** Brings the product of two rarities back to the size of one. */
const TYPICAL_RARITY = 5;

/** ln(1 + N / (.5 + holders)), a holder counting as surely as the root speaks of it. */
function rarityAmong(pool: readonly ReadLabel[]): (root: string) => number {
  const held = new Map<string, number>();
  for (const { roots } of pool)
    for (const [root, sure] of roots) held.set(root, (held.get(root) ?? 0) + sure);
  return (root) => Math.log(1 + pool.length / (0.5 + (held.get(root) ?? 0)));
}

/** Halves, against a plain cosine, the advantage of a label of few known words over one of many. */
const TYPICAL_LENGTH = 6;

function cosine(
  label: ReadLabel & { length: number },
  roots: ReadonlySet<string>,
  rarity: (root: string) => number,
): number {
  let [met, squares] = [0, 0];
  for (const root of roots) {
    const square = rarity(root) ** 2;
    squares += square;
    met += (label.roots.get(root) ?? 0) * square;
  }
  return met === 0 ? 0 : met / Math.sqrt(squares * label.length * TYPICAL_LENGTH);
}

/** Clues together, as independent hints: 1 - (1 - a)(1 - b)...; a clue of rare words hints at more. */
function cluesMet(
  { clues }: ReadLabel,
  roots: ReadonlySet<string>,
  rarity: (root: string) => number,
): number {
  let missed = 1;
  for (const [clue, sure] of clues) {
    if (!clue.roots.every((root) => roots.has(root))) continue;
    const weight = clue.roots.reduce((sum, root) => sum + rarity(root), 0) / WHOLLY_TELLING;
    missed *= 1 - Math.min(SUREST, sure * weight * (clue.isName ? LIKE_A_NAME : 1));
  }
  return 1 - missed;
}

const WHOLLY_TELLING = 14;
const LIKE_A_NAME = 1.5;
const SUREST = 0.95;

/** Work that is told of says a little less than a name. */
const BY_ITS_WORK = 0.8;

function nearestKnown(
  taxonomy: Taxonomy,
  { skill }: ReadLabel,
  shown: readonly { skillId: string; isNamed: boolean }[],
): number {
  if (!skill) return 0;
  return shown.reduce((best, { skillId, isNamed }) => {
    const near = similarity(taxonomy, skillId, skill.id).value * (isNamed ? 1 : BY_ITS_WORK);
    return Math.max(best, near);
  }, 0);
}
