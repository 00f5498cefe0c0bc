import type { FairnessStage, SelectionRate } from '#contract/features/equality-answers.contract.ts';

/** Of how many people how many were chosen. */
export interface Selection {
  chosen: number;
  of: number;
}

/**
 * The four-fifths rule of the Uniform Guidelines on Employee Selection Procedures, 29 CFR 1607.4 D: a selection rate of
 * less than four fifths of the rate of the group with the highest is generally regarded as evidence of adverse impact,
 * and smaller differences may be, larger ones need not be where the numbers are small.
 */
const FOUR_FIFTHS = 0.8;
/** Above it a difference is put down to chance, as is usual with Fisher's test. */
const CHANCE = 0.05;

/**
 * Each group's rate beside the highest, in the order of the groups; null where nobody was chosen at all.
 * Rates and ratios are rounded to whole percent after they were judged, and never up to four fifths.
 */
export function selectionRates(groups: readonly Selection[]): SelectionRate[] | null {
  const highest = Math.max(...groups.map(rateOf));
  const reference = groups.find((group) => rateOf(group) === highest);
  if (!reference || highest === 0) return null;
  return groups.map((group) => {
    // Of whole numbers, rounded once: four fifths are four fifths.
    const ratio = (group.chosen * reference.of) / Math.max(1, group.of * reference.chosen);
    return {
      rate: wholePercent(rateOf(group)),
      ratio: ratio < FOUR_FIFTHS ? Math.floor(ratio * 100) / 100 : wholePercent(ratio),
      verdict: judge(group, reference, ratio),
    };
  });
}

const rateOf = ({ chosen, of }: Selection): number => (of === 0 ? 0 : chosen / of);

function judge(group: Selection, reference: Selection, ratio: number): SelectionRate['verdict'] {
  if (ratio === 1) return 'highest';
  if (ratio >= FOUR_FIFTHS) return 'even';
  return fishersExact(group, reference) < CHANCE ? 'below' : 'maybe_chance';
}

/**
 * Fisher's exact test, two-sided: the probability of a table at least as unlikely as this one, were both groups chosen
 * alike (R. A. Fisher, Statistical Methods for Research Workers, 5th ed. 1934, section 21.02).
 */
export function fishersExact(one: Selection, other: Selection): number {
  const chosen = one.chosen + other.chosen;
  const all = one.of + other.of;
  const least = Math.max(0, chosen - other.of);
  const most = Math.min(one.of, chosen);
  const seen = logProbability(one.chosen, one.of, chosen, all);
  let sum = 0;
  for (let k = least; k <= most; k++) {
    const log = logProbability(k, one.of, chosen, all);
    // Equal tables differ in the last digits.
    if (log <= seen + 1e-9) sum += Math.exp(log);
  }
  return Math.min(1, sum);
}

/** Of the hypergeometric distribution: k of a group of `size` are among `chosen` drawn from `all`. */
const logProbability = (k: number, size: number, chosen: number, all: number) =>
  logChoose(size, k) + logChoose(all - size, chosen - k) - logChoose(all, chosen);

function logChoose(n: number, k: number): number {
  let log = 0;
  for (let i = 1; i <= Math.min(k, n - k); i++) log += Math.log((n - i + 1) / i);
  return log;
}

const wholePercent = (share: number) => Math.round(share * 100) / 100;

/** The rates of every step, group by group. */
export function ratesByStage<Stage extends FairnessStage>(
  stages: readonly Stage[],
  selections: (stage: Stage) => readonly Selection[],
): Record<Stage, SelectionRate | null>[] {
  const byStage = stages.map((stage) => [stage, selections(stage)] as const);
  const groups = byStage[0]?.[1].length ?? 0;
  const judged = byStage.map(([stage, counts]) => [stage, selectionRates(counts)] as const);
  return Array.from(
    { length: groups },
    (_, at) =>
      Object.fromEntries(judged.map(([stage, rates]) => [stage, rates?.[at] ?? null])) as Record<
        Stage,
        SelectionRate | null
      >,
  );
}
