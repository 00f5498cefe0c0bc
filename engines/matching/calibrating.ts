import { hashOf, sigmoid } from '#engines/text/index.ts';
import type { Calibration, MatchModel } from './model.ts';
import { type PartValues, rawOf } from './score.ts';

/** One judgement of a pair, with what the formula saw of the pair when it was judged. */
export interface LabelledPair extends PartValues {
  /** Names the pair. Judgements of one pair are held out together, or they would vouch for each other. */
  key: string;
  /** Product of the gates' factors, 0 to 1. */
  gate: number;
  isRelevant: boolean;
  /** 1 for a judgement that counts whole, less for a weaker sign. */
  weight: number;
}

/** What a calibration does to pairs whose answer is known. */
export interface Quality {
  /** Mean negative logarithm of the probability given to what came true, in nats. */
  logLoss: number;
  at20: Floor;
  at30: Floor;
}

/** Of a floor under the scores: which share of the relevant pass it, and which share of what passes is relevant. */
export interface Floor {
  recall: number | null;
  precision: number | null;
}

type Verdict =
  | 'adopted'
  | 'unchanged'
  | 'too_few_pairs'
  | 'one_sided'
  | 'not_rising'
  | 'lost_log_loss'
  | 'lost_recall'
  | 'lost_precision';

/** What a refit learned from, and what came of it. */
export interface RefitReport {
  pairs: number;
  /** Those of them in which somebody said yes. */
  relevant: number;
  /** Pairs that the fit did not see and that `before` and `after` are measured on. */
  heldOut: number;
  verdict: Verdict;
  /** With the calibration in force and with the fitted one; null where no fit was made. */
  before: Quality | null;
  after: Quality | null;
}

/** Fewer pairs than this change nothing; and as many pairs weigh as much as the prior. */
export const FEWEST_PAIRS = 200;
/** Without so many of either kind, the fit would learn how often people say yes and not whom they say it to. */
const FEWEST_OF_A_KIND = 20;
/**
 * What recall above .20 and precision above .30 may lose. Every honest change of `a` and `b` trades one for the other,
 * so a floor without room would refuse them all; a tenth still refuses what empties or floods a list.
 */
const MOST_LOST = 0.1;

/**
 * Fits `a` and `b` to a portal's own judgements: logistic regression on raw * gate by Newton's method, drawn towards
 * the prior as if it had judged 200 pairs itself. To second order that is an L2 penalty in the metric of the Fisher
 * information, and unlike the plain one it needs no scale and cannot run away where the labels are separable.
 *
 * A fifth of the pairs, chosen by a hash of their keys, is held out. On it the new calibration must not lose log loss
 * against `current`, nor more than a tenth of recall above .20 or precision above .30; else `current` stays. The
 * answer does not depend on the order of the pairs. `prior` is always the product's own calibration, so that the
 * same judgements are not counted again each time.
 */
export function refit(
  pairs: readonly LabelledPair[],
  prior: Calibration,
  current: Calibration = prior,
): { calibration: Calibration; report: RefitReport } {
  const sorted = inOrder(pairs.map((pair) => pointOf(pair, prior)));
  const held = sorted.filter(isHeldOut);
  const seen = sorted.filter((point) => !isHeldOut(point));
  const report = { pairs: pairs.length, relevant: count(sorted), heldOut: held.length };
  const stay = (verdict: Verdict, measured: Pick<RefitReport, 'before' | 'after'>) => ({
    calibration: current,
    report: { ...report, verdict, ...measured },
  });
  const nothing = { before: null, after: null };
  if (pairs.length < FEWEST_PAIRS || held.length === 0) return stay('too_few_pairs', nothing);
  const fewest = Math.min(count(seen), seen.length - count(seen));
  if (fewest < FEWEST_OF_A_KIND) return stay('one_sided', nothing);

  const { a, b } = fitTo(seen, prior);
  if (!(a > 0)) return stay('not_rising', nothing);
  const calibration = { ...prior, a, b, version: `${prior.version}:${a}:${b}` };
  const before = qualityOf(held, current);
  const after = qualityOf(held, calibration);
  const measured = { before, after };
  if (a === current.a && b === current.b) return stay('unchanged', measured);
  if (after.logLoss > before.logLoss) return stay('lost_log_loss', measured);
  if (lost(before.at20.recall, after.at20.recall)) return stay('lost_recall', measured);
  if (lost(before.at30.precision, after.at30.precision)) return stay('lost_precision', measured);
  return { calibration, report: { ...report, verdict: 'adopted', ...measured } };
}

/** A pair reduced to what is fitted: `x` is raw * gate. */
interface Point {
  key: string;
  x: number;
  isRelevant: boolean;
  weight: number;
}

const pointOf = (pair: LabelledPair, calibration: Calibration): Point => ({
  key: pair.key,
  x: rawOf(pair, calibration) * pair.gate,
  isRelevant: pair.isRelevant,
  weight: pair.weight,
});

/** One order for every permutation: sums of floating-point numbers depend on it. */
function inOrder(points: Point[]): Point[] {
  return points.sort(
    (p, q) =>
      (p.key < q.key ? -1 : p.key > q.key ? 1 : 0) ||
      p.x - q.x ||
      Number(p.isRelevant) - Number(q.isRelevant) ||
      p.weight - q.weight,
  );
}

const isHeldOut = (point: Point) => (hashOf(point.key) >>> 0) % 5 === 0;
const count = (points: readonly Point[]) => points.filter((point) => point.isRelevant).length;

/** Minimises the log loss of the judgements and of the prior's own answers on the same pairs. */
function fitTo(points: readonly Point[], prior: Pick<Calibration, 'a' | 'b'>): { a: number; b: number } {
  const own = FEWEST_PAIRS / points.length;
  const targets = points.map(({ x, isRelevant, weight }) => ({
    x,
    weight: weight + own,
    target: (weight * Number(isRelevant) + own * sigmoid(prior.a * x + prior.b)) / (weight + own),
  }));
  const lossAt = (a: number, b: number) =>
    targets.reduce((sum, { x, weight, target }) => sum + weight * lossOf(a * x + b, target), 0);
  let { a, b } = prior;
  let loss = lossAt(a, b);
  for (let step = 0; step < 50; step++) {
    // Gradient and Hessian; the small number keeps the system solvable where all x are the same.
    let [ga, gb, haa, hab, hbb] = [0, 0, 1e-9, 0, 1e-9];
    for (const { x, weight, target } of targets) {
      const p = sigmoid(a * x + b);
      const slope = weight * (p - target);
      const curve = weight * p * (1 - p);
      ga += slope * x;
      gb += slope;
      haa += curve * x * x;
      hab += curve * x;
      hbb += curve;
    }
    const determinant = haa * hbb - hab * hab;
    const da = (hbb * ga - hab * gb) / determinant;
    const db = (haa * gb - hab * ga) / determinant;
    let length = 1;
    while (length > 1e-6 && !(lossAt(a - length * da, b - length * db) <= loss)) length /= 2;
    if (length <= 1e-6) break;
    a -= length * da;
    b -= length * db;
    loss = lossAt(a, b);
    if (Math.abs(da) + Math.abs(db) < 1e-9) break;
  }
  // A version names these numbers, so they are the ones that are used.
  return { a: rounded(a), b: rounded(b) };
}

const rounded = (value: number) => Math.round(value * 1e4) / 1e4;

/** -(t ln p + (1 - t) ln(1 - p)) at p = sigmoid(z), without overflow. */
function lossOf(z: number, target: number): number {
  return Math.max(z, 0) + Math.log1p(Math.exp(-Math.abs(z))) - target * z;
}

function qualityOf(points: readonly Point[], { a, b }: Pick<Calibration, 'a' | 'b'>): Quality {
  let [loss, total] = [0, 0];
  for (const { x, isRelevant, weight } of points) {
    loss += weight * lossOf(a * x + b, Number(isRelevant));
    total += weight;
  }
  const above = (floor: number): Floor => {
    let [relevant, passed, both] = [0, 0, 0];
    for (const { x, isRelevant, weight } of points) {
      const passes = sigmoid(a * x + b) > floor;
      if (isRelevant) relevant += weight;
      if (passes) passed += weight;
      if (passes && isRelevant) both += weight;
    }
    return { recall: share(both, relevant), precision: share(both, passed) };
  };
  return { logLoss: rounded(loss / total), at20: above(0.2), at30: above(0.3) };
}

const share = (part: number, whole: number) => (whole > 0 ? rounded(part / whole) : null);
const lost = (before: number | null, after: number | null) =>
  before !== null && after !== null && after < before - MOST_LOST;

/** The same model with another `a` and `b`. Weights, gates and preparation are shared, so it costs nothing. */
export function calibrated(model: MatchModel, calibration: Calibration): MatchModel {
  return {
    ...model,
    calibration,
    version: model.version.replace(`/${model.calibration.version}/`, `/${calibration.version}/`),
  };
}
