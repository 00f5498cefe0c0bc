import { randomFrom } from './draw-questions.ts';
import { correlationOfDomains } from './norm-groups.ts';
import { type PersonalityDomain, personalityDomains } from './personality-inventory.ts';
import type { Principles } from './principles.ts';

/** People with known traits who answer as a graded response model (Samejima, 1969) has it. */

interface SimulatedPerson {
  /** Standing on each facet, mean 0, deviation 1. */
  facets: ReadonlyMap<string, number>;
  /** By question number. */
  answers: ReadonlyMap<number, number>;
}

/** Numbers of a normal distribution that follow from a seed (Box and Muller, 1958). */
export function normalFrom(seed: number): () => number {
  const random = randomFrom(seed);
  return () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** What facets of a domain correlate. */
const WITHIN_DOMAIN = 0.45;
const THRESHOLDS = [-1.3, -0.45, 0.45, 1.3];

/** Loadings of the items are spread evenly between the two given. */
export function simulatePeople(
  principles: Principles,
  count: number,
  loadings: readonly [number, number],
  seed: number,
): SimulatedPerson[] {
  const random = randomFrom(seed);
  const normal = normalFrom(seed + 1);
  const items = principles.questions.map((question, index) => ({
    question,
    // A step that meets every loading once, spread over the facets.
    loading: loadings[0] + ((loadings[1] - loadings[0]) * ((index * 37) % 100)) / 99,
    shift: 1.2 * (random() - 0.5),
  }));
  const root = rootOf(
    personalityDomains.map((one) => personalityDomains.map((other) => correlationOfDomains(one, other))),
  );
  return Array.from({ length: count }, () => {
    const free = personalityDomains.map(normal);
    const domains = new Map<PersonalityDomain, number>(
      personalityDomains.map((domain, row) => [
        domain,
        free.reduce((sum, one, column) => sum + one * (root[row]?.[column] ?? 0), 0),
      ]),
    );
    const facets = new Map(
      principles.facets.map(({ id, domain }) => [
        id,
        Math.sqrt(WITHIN_DOMAIN) * (domains.get(domain) ?? 0) + Math.sqrt(1 - WITHIN_DOMAIN) * normal(),
      ]),
    );
    const answers = new Map(
      items.map(({ question: { number, statement }, loading, shift }) => {
        const standing = facets.get(`${statement.domain}${statement.facet}`) ?? 0;
        const felt = loading * standing + Math.sqrt(1 - loading ** 2) * normal() + shift;
        const towards = 1 + THRESHOLDS.filter((threshold) => felt > threshold).length;
        return [number, statement.isReversed ? 6 - towards : towards] as const;
      }),
    );
    return { facets, answers };
  });
}

/** The lower triangular root of a matrix of correlations (Cholesky). */
function rootOf(matrix: readonly (readonly number[])[]): number[][] {
  const root = matrix.map((row) => row.map(() => 0));
  for (const [row, cells] of matrix.entries())
    for (let column = 0; column <= row; column++) {
      const rest = Array.from({ length: column }, (_, k) => (root[row]?.[k] ?? 0) * (root[column]?.[k] ?? 0));
      const left = (cells[column] ?? 0) - rest.reduce((sum, one) => sum + one, 0);
      const target = root[row];
      if (target) target[column] = row === column ? Math.sqrt(left) : left / (root[column]?.[column] ?? 1);
    }
  return root;
}
