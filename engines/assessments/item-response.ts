/**
 * The three-parameter logistic model of right and wrong answers (Birnbaum, 1968): who stands at `theta` answers an item of
 * `difficulty` right with the chance c + (1 - c) / (1 + exp(-a (theta - difficulty))).
 */
export interface ItemParameters {
  difficulty: number;
  /** `a`: how sharply the item parts those above its difficulty from those below. */
  discrimination: number;
  /** `c`: how often somebody who does not know is right by chance. */
  guessing: number;
}

/** Where somebody stands, and how sure that is. */
interface Ability {
  theta: number;
  standardError: number;
}

/** Before the first answer: people are spread like this (mean 0). */
const PRIOR_DEVIATION = 1.5;

const GRID = Array.from({ length: 91 }, (_, index) => -4.5 + index / 10);

/** The chance of a right answer. */
export function chanceOf({ difficulty, discrimination, guessing }: ItemParameters, theta: number): number {
  return guessing + (1 - guessing) / (1 + Math.exp(-discrimination * (theta - difficulty)));
}

/** Fisher's information of an item at `theta`: how much an answer to it narrows the estimate there. */
export function informationOf(item: ItemParameters, theta: number): number {
  const chance = chanceOf(item, theta);
  const knowing = (chance - item.guessing) / (1 - item.guessing);
  return (item.discrimination ** 2 * knowing ** 2 * (1 - chance)) / chance;
}

/** The mean and deviation of what is left of the prior after the answers (expected a posteriori; Bock, Mislevy, 1982). */
export function abilityOf(answers: readonly { item: ItemParameters; isRight: boolean }[]): Ability {
  const likelihoods = GRID.map((theta) =>
    answers.reduce(
      (sum, { item, isRight }) => {
        const chance = chanceOf(item, theta);
        return sum + Math.log(isRight ? chance : 1 - chance);
      },
      -(theta ** 2) / (2 * PRIOR_DEVIATION ** 2),
    ),
  );
  const highest = Math.max(...likelihoods);
  const weights = likelihoods.map((one) => Math.exp(one - highest));
  const total = weights.reduce((sum, one) => sum + one, 0);
  const mean = weights.reduce((sum, one, index) => sum + one * (GRID[index] ?? 0), 0) / total;
  const variance =
    weights.reduce((sum, one, index) => sum + one * ((GRID[index] ?? 0) - mean) ** 2, 0) / total;
  return { theta: mean, standardError: Math.sqrt(variance) };
}

/** How far a stated difficulty may be off, as a deviation; what few answers say does not move it by much. */
const STATED_DEVIATION = 0.7;

/** An item's difficulty as answers have it, from how many, and how far off it may be. */
interface Calibration {
  difficulty: number;
  standardError: number;
  answers: number;
  /** Whether the stated difficulty is all but ruled out. */
  contradictsStated: boolean;
}

/**
 * What answers say of an item's difficulty, beginning from the stated one: each answer with where its person stands by their
 * other answers. The most probable value (maximum a posteriori), found by Fisher's scoring.
 */
export function calibrate(
  item: ItemParameters,
  answers: readonly { theta: number; isRight: boolean }[],
): Calibration {
  let difficulty = item.difficulty;
  let precision = 1 / STATED_DEVIATION ** 2;
  for (let round = 0; round < 20; round++) {
    const at = { ...item, difficulty };
    let slope = (item.difficulty - difficulty) / STATED_DEVIATION ** 2;
    precision = 1 / STATED_DEVIATION ** 2;
    for (const { theta, isRight } of answers) {
      const chance = chanceOf(at, theta);
      const knowing = (chance - item.guessing) / (1 - item.guessing);
      slope += (item.discrimination * knowing * (chance - Number(isRight))) / chance;
      precision += informationOf(at, theta);
    }
    const step = slope / precision;
    difficulty += step;
    if (Math.abs(step) < 1e-6) break;
  }
  const standardError = 1 / Math.sqrt(precision);
  const fromAnswers = 1 / Math.sqrt(Math.max(1e-9, precision - 1 / STATED_DEVIATION ** 2));
  return {
    difficulty,
    standardError,
    answers: answers.length,
    contradictsStated: Math.abs(difficulty - item.difficulty) > Math.max(0.5, 2.58 * fromAnswers),
  };
}
