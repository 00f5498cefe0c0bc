import type { Scale } from '#contract/features/assessments.fields.ts';
import type { Compared } from './personality-comparisons.queries.ts';

const DOMAINS = ['N', 'E', 'O', 'A', 'C'] as const;
const FACETS = [1, 2, 3, 4, 5] as const;
const said = (en: string) => ({ en, ar: `${en} بالعربية` });

const scale = (id: string, kind: Scale['kind'], score: number, parts: readonly string[] = []): Scale => ({
  id,
  kind,
  name: said(id),
  about: null,
  meaning: null,
  score,
  least: 20,
  most: 80,
  percentile: 50,
  band: score < 45 ? 'low' : score > 55 ? 'high' : 'average',
  reliability: 0.8,
  standard_error: 4,
  parts: parts.map((part) => ({ id: part, sign: 1 })),
});

/** Somebody whose facets lie around 50, each domain otherwise. */
const person = (name: string, isSelf: boolean, bend: number): Compared['people'][number] => ({
  name,
  is_self: isSelf,
  completed_at: '2026-11-02T08:00:00.000Z',
  form: 'full',
  version: '1',
  scales: [
    scale('calm', 'trait', 50 + bend),
    scale('creative', 'trait', 52 - bend / 3),
    ...DOMAINS.map((domain, at) =>
      scale(
        domain,
        'domain',
        50 + bend * (at % 2 === 0 ? 1 : -1),
        FACETS.map((facet) => `${domain}${facet}`),
      ),
    ),
    ...DOMAINS.flatMap((domain, at) =>
      FACETS.map((facet) =>
        scale(
          `${domain}${facet}`,
          'facet',
          50 + bend * (at % 2 === 0 ? 1 : -1) + (((facet * 7 + at) % 9) - 4) * 2,
        ),
      ),
    ),
  ],
  norms: [said(`Norms of ${name}`)],
});

/** What 1.96 × √(4² + 4²) leaves to chance. */
const BY_CHANCE = 11;

/** Two people of whom one is calm and the other is not. */
export function someComparison(id = '0b0f4a0e-6f9c-4c0e-9a75-0d5f6f1f7a01'): Compared {
  const [self, other] = [person('Layla Haddad', true, 9), person('Omar Saleh', false, -4)];
  const apart = self.scales.filter(
    ({ score }, at) => Math.abs(score - (other.scales[at]?.score ?? score)) > BY_CHANCE,
  );
  return {
    id,
    agreed_at: '2026-11-20T08:00:00.000Z',
    people: [self, other],
    apart: apart.map((one) => one.id),
  };
}
