import { normsOfAge } from './norm-groups.ts';
import { shareBelow } from './normal-curve.ts';
import {
  FACETS_PER_DOMAIN,
  type Norm,
  type PersonalityDomain,
  type PersonalityInventory,
  personalityDomains,
  type Sex,
} from './personality-inventory.ts';

/** Scores the answers to the personality inventory. */

interface ScaleScore {
  /** Sum of the answers, reversed where the statement is keyed so. */
  raw: number;
  /** 50 + 10 standard deviations from the mean of the norm group. */
  t: number;
  /** Share of the norm group with a lower score, 0 to 100, as the normal curve has it. */
  percentile: number;
}

/** A domain's score, with those of its facets. */
interface DomainScore extends ScaleScore {
  /** Six, in the order of the inventory. */
  facets: ScaleScore[];
}

/** Who answered, as far as they said: it only chooses the norm group. */
interface Respondent {
  sex?: Sex;
  /** Years. */
  age: number;
}

/** The answer "very inaccurate". */
export const LEAST_ANSWER = 1;
/** The answer "very accurate". */
export const MOST_ANSWER = 5;

/**
 * Scores of all domains and facets from the answers by the statement's id. A statement without an answer counts as the
 * middle, so that a sum stays comparable. Without a sex, the norms of both are averaged, as their source does.
 */
export function scorePersonality(
  inventory: PersonalityInventory,
  answers: ReadonlyMap<string, number>,
  respondent: Respondent,
): Record<PersonalityDomain, DomainScore> {
  const group = normsOfAge(inventory.norms, respondent.sex, respondent.age);
  const score = (domain: PersonalityDomain): DomainScore => {
    const norms = group[domain];
    const sums = Array.from({ length: FACETS_PER_DOMAIN }, (_, index) =>
      sumOf(inventory, answers, domain, index + 1),
    );
    return {
      ...scaleScore(
        sums.reduce((sum, one) => sum + one, 0),
        norms.whole,
      ),
      facets: norms.facets.map((norm, index) => scaleScore(sums[index] ?? 0, norm)),
    };
  };
  const [N, E, O, A, C] = personalityDomains.map(score);
  if (!N || !E || !O || !A || !C) throw new Error('the inventory has five domains');
  return { N, E, O, A, C };
}

function sumOf(
  { statements }: PersonalityInventory,
  answers: ReadonlyMap<string, number>,
  domain: PersonalityDomain,
  facet: number,
): number {
  const middle = (LEAST_ANSWER + MOST_ANSWER) / 2;
  return statements
    .filter((statement) => statement.domain === domain && statement.facet === facet)
    .reduce((sum, { id, isReversed }) => {
      const answer = answers.get(id) ?? middle;
      return sum + (isReversed ? LEAST_ANSWER + MOST_ANSWER - answer : answer);
    }, 0);
}

function scaleScore(raw: number, { mean, deviation }: Norm): ScaleScore {
  const z = (raw - mean) / deviation;
  return { raw, t: 50 + 10 * z, percentile: 100 * shareBelow(z) };
}
