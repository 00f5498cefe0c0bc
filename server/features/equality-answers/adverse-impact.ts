import type { FairnessStage, SelectionRate } from '#contract/features/equality-answers.contract.ts';
import { LIMITS } from '#contract/kernel/limits.ts';

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
 * Each group's rate beside the highest that is told, in the order of the groups; null where nobody was chosen, or so few
 * that a comparison alone would tell who they are. A group whose rate is not told is not compared either: its place among
 * the others would tell the rate. Those at `before` were not told at an earlier step. Rates and ratios are rounded after
 * they were judged, and never up to four fifths.
 */
export function selectionRates(
  groups: readonly Selection[],
  before: ReadonlySet<number> = new Set(),
): SelectionRate[] | null {
  const chosen = groups.reduce((sum, group) => sum + group.chosen, 0);
  if (chosen < LIMITS.fairnessChosen) return null;
  const kept = keptBack(groups, before);
  const told = groups.filter((group) => !kept.has(group));
  const highest = Math.max(...told.map(rateOf));
  const reference = told.length > 1 ? told.find((group) => rateOf(group) === highest) : undefined;
  return groups.map((group) => {
    if (kept.has(group)) return { rate: null, ratio: null, verdict: null };
    const rate = inSteps(rateOf(group), group);
    // Beside nobody, or where nobody told was chosen, there is nothing to compare.
    if (!reference || highest === 0) return { rate, ratio: null, verdict: null };
    // Of whole numbers, rounded once: four fifths are four fifths.
    const ratio = (group.chosen * reference.of) / Math.max(1, group.of * reference.chosen);
    return { rate, ratio: ratioInSteps(ratio, group), verdict: judge(group, reference, ratio) };
  });
}

/**
 * Groups whose rate is not told: those of which one or two were chosen, and all where no more than that were left out at
 * all, since the company knows who they are. Were it one group alone, what the company knows of everybody together would
 * tell its rate; so the smallest of the others goes with it. Who is not told at one step is not told at a later one.
 */
function keptBack(groups: readonly Selection[], before: ReadonlySet<number>): Set<Selection> {
  const isFew = (people: number) => people > 0 && people < LIMITS.fairnessChosen;
  if (isFew(groups.reduce((sum, { chosen, of }) => sum + of - chosen, 0))) return new Set(groups);
  const kept = new Set(groups.filter(({ chosen }, at) => isFew(chosen) || before.has(at)));
  const others = groups.filter((group) => !kept.has(group)).sort((a, b) => a.of - b.of);
  const [smallest] = others;
  if (kept.size === 1 && smallest) kept.add(smallest);
  return kept;
}

const rateOf = ({ chosen, of }: Selection): number => (of === 0 ? 0 : chosen / of);

/** So many people that one of them is no more than a percent. */
const MANY = 100;
/** In hundredths: a share in whole percent tells how many of a small group it is, and how large the group. */
const stepOf = ({ of }: Selection): number => (of < MANY ? 5 : 1);

const inSteps = (share: number, group: Selection): number => {
  const step = stepOf(group);
  return (Math.round((share * 100) / step) * step) / 100;
};

const ratioInSteps = (ratio: number, group: Selection): number =>
  ratio < FOUR_FIFTHS
    ? Math.min(inSteps(ratio, group), (FOUR_FIFTHS * 100 - stepOf(group)) / 100)
    : inSteps(ratio, group);

function judge(group: Selection, reference: Selection, ratio: number): NonNullable<SelectionRate['verdict']> {
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

/** The rates of every step, from the first to the last, group by group. */
export function ratesByStage<Stage extends FairnessStage>(
  stages: readonly Stage[],
  selections: (stage: Stage) => readonly Selection[],
): Record<Stage, SelectionRate | null>[] {
  const byStage = stages.map((stage) => [stage, selections(stage)] as const);
  const groups = byStage[0]?.[1].length ?? 0;
  const before = new Set<number>();
  const judged = byStage.map(([stage, counts]) => {
    const rates = selectionRates(counts, before);
    rates?.forEach(({ rate }, at) => {
      if (rate === null) before.add(at);
    });
    return [stage, rates] as const;
  });
  return Array.from(
    { length: groups },
    (_, at) =>
      Object.fromEntries(judged.map(([stage, rates]) => [stage, rates?.[at] ?? null])) as Record<
        Stage,
        SelectionRate | null
      >,
  );
}
