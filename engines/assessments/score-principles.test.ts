import { describe, expect, it } from 'vitest';
import { openLabels } from './labels.ts';
import { openPersonalityInventory, personalityDomains } from './personality-inventory.ts';
import { type InstrumentForm, openPrinciples } from './principles.ts';
import { cronbachAlpha, isRealDifference, pearson } from './reliability.ts';
import { scorePersonality } from './score-personality.ts';
import { facetAlphas, type PrinciplesRespondent, scorePrinciples } from './score-principles.ts';
import { simulatePeople } from './simulated-people.fixtures.ts';

const inventory = openPersonalityInventory();
const principles = openPrinciples(inventory);
const labels = openLabels();
const { questions, domains, facets, traits } = principles;

const score = (
  answers: ReadonlyMap<number, number>,
  who: PrinciplesRespondent = {},
  form: InstrumentForm = 'full',
) => scorePrinciples(principles, labels, answers, who, form);
const answering = (value: (isReversed: boolean) => number) =>
  new Map(questions.map(({ number, statement }) => [number, value(statement.isReversed)]));

describe('the principles', () => {
  it('ask a hundred statements, four of each of twenty-five facets, five facets a domain', () => {
    expect(new Set(questions.map(({ statement }) => statement.id)).size).toBe(100);
    expect(domains.map(({ id }) => id)).toEqual([...personalityDomains]);
    for (const { domain } of domains)
      expect(facets.filter((facet) => facet.domain === domain)).toHaveLength(5);
    for (const { id } of facets) expect(placesOf(id)).toHaveLength(4);
  });

  it('have a balanced short scale in front: two of each facet, keyed both ways where the facet is', () => {
    for (const { id } of facets) {
      const own = placesOf(id);
      expect(own.filter((place) => place < 50)).toHaveLength(2);
      const keys = own.map((place) => questions[place]?.statement.isReversed);
      expect(new Set(keys.slice(0, 2)).size, id).toBe(new Set(keys).size);
    }
    expect(questions.slice(0, 50).filter(({ statement }) => statement.isReversed)).toHaveLength(24);
  });

  it('name a trait of every kind in both languages, "creative" among them', () => {
    expect(traits.map(({ id }) => id)).toContain('creative');
    expect(traits.length).toBeGreaterThanOrEqual(10);
  });
});

describe('scoring the principles', () => {
  it('gives a facet the same score as the whole inventory does', () => {
    const answers = answering((isReversed) => (isReversed ? 2 : 4));
    const byId = new Map(questions.map(({ number, statement }) => [statement.id, answers.get(number) ?? 0]));
    const who = { sex: 'F', age: 33 } as const;
    const whole = scorePersonality(inventory, byId, who);
    for (const { id, domain, t, raw } of score(answers, who).facets) {
      const same = whole[domain].facets[Number(id.slice(1)) - 1];
      expect(raw, id).toBe(16);
      expect(t, id).toBeCloseTo(same?.t ?? 0, 9);
    }
  });

  it('puts somebody who answers as the average person at the middle of everything, in both forms', () => {
    const group = inventory.norms.find(({ sex, from }) => sex === 'M' && from === 21);
    const answers = new Map(
      questions.map(({ number, statement }) => {
        const mean = (group?.domains[statement.domain].facets[statement.facet - 1]?.mean ?? 0) / 4;
        return [number, statement.isReversed ? 6 - mean : mean];
      }),
    );
    for (const form of ['full', 'short'] as const) {
      const result = score(answers, { sex: 'M', age: 30 }, form);
      for (const { id, t, percentile, band } of [...result.domains, ...result.facets, ...result.traits]) {
        expect(t, id).toBeCloseTo(50, 6);
        expect(percentile, id).toBeCloseTo(50, 4);
        expect(band).toBe('average');
      }
    }
  });

  it('turns a facet round that counts against a trait', () => {
    const anxious = new Map(
      questions.map(({ number, statement }) => [
        number,
        statement.domain === 'N' && !statement.isReversed ? 5 : 1,
      ]),
    );
    const composed = score(anxious).traits.find(({ id }) => id === 'composed');
    expect(composed).toMatchObject({ band: 'low', bandName: { en: 'Low', ar: 'منخفض' } });
    expect(composed?.says.en).toMatch(/^You tend to feel pressure early/);
  });

  it('says whose norms it used, and that they are of all adults where no age is given', () => {
    const answers = answering(() => 3);
    expect(score(answers, { sex: 'F', age: 30 }).norms).toHaveLength(2);
    expect(score(answers, {}).norms).toHaveLength(4);
    const ages = [30, 50, 70].map((age) => score(answers, { sex: 'F', age }).domains[0]?.t ?? 0);
    const adult = score(answers, { sex: 'F' }).domains[0]?.t ?? 0;
    expect(adult).toBeGreaterThan(Math.min(...ages));
    expect(adult).toBeLessThan(Math.max(...ages));
  });

  it('says when all answers are alike, and how many there are', () => {
    expect(score(answering(() => 4))).toMatchObject({ isUniform: true, answered: 100 });
    expect(score(answering((isReversed) => (isReversed ? 2 : 4)))).toMatchObject({ isUniform: false });
    expect(score(new Map([[1, 3]]), {}, 'short')).toMatchObject({ isUniform: true, answered: 1 });
  });
});

/** Items that load .50 to .75 give facets a mean alpha of .68, which is the published one. */
describe('two thousand simulated people', () => {
  const people = simulatePeople(principles, 2000, [0.5, 0.75], 3);
  const truth = (parts: readonly { id: string; sign: number }[]) =>
    people.map((person) => parts.reduce((sum, { id, sign }) => sum + sign * (person.facets.get(id) ?? 0), 0));
  const partsOf = (domain: string) =>
    facets.filter((facet) => facet.domain === domain).map(({ id }) => ({ id, sign: 1 }));

  it.each([
    ['full', 0.9],
    ['short', 0.8],
  ] as const)('come back from the %s form in every domain and trait', (form, least) => {
    const results = people.map(({ answers }) => score(answers, { sex: 'F', age: 30 }, form));
    const agreement = (
      of: 'domains' | 'traits',
      index: number,
      parts: readonly { id: string; sign: number }[],
    ) =>
      pearson(
        truth(parts),
        results.map((result) => result[of][index]?.t ?? 0),
      ) ?? 0;
    for (const [index, { id }] of domains.entries())
      expect(agreement('domains', index, partsOf(id)), id).toBeGreaterThan(least);
    for (const [index, { id, facets: parts }] of traits.entries()) {
      const found = agreement('traits', index, parts);
      expect(found, id).toBeGreaterThan(least);
      // What is said of a trait's reliability is hardly more than it has, which is the square of that correlation; the
      // published alphas of some of its facets are higher than those of these people.
      expect(results[0]?.traits[index]?.reliability, id).toBeLessThan(found ** 2 + 0.07);
    }
  });

  it('show the reliability that such items have', () => {
    const alphas = [
      ...facetAlphas(
        principles,
        people.map(({ answers }) => answers),
      ).values(),
    ];
    expect(alphas.reduce<number>((sum, one) => sum + (one ?? 0), 0) / alphas.length).toBeCloseTo(0.68, 2);
    expect([...facetAlphas(principles, [new Map([[1, 3]])]).values()]).toEqual(alphas.map(() => null));
  });
});

describe('alpha', () => {
  it('is what it is by hand', () => {
    // Variances 1, 1 and 1, of the sums 7: 3 / 2 · (1 − 3 / 7).
    const rows = [
      [1, 1, 2],
      [2, 3, 3],
      [3, 2, 4],
    ];
    expect(cronbachAlpha(rows)).toBeCloseTo(1.5 * (1 - 3 / 7), 9);
    expect(cronbachAlpha([[1, 2]])).toBeNull();
    expect(
      cronbachAlpha([
        [1, 3],
        [3, 1],
      ]),
    ).toBeNull();
  });
});

describe('two scores', () => {
  it('differ when chance would hardly make them', () => {
    expect(isRealDifference(13, [4.5, 4.5])).toBe(true);
    expect(isRealDifference(-13, [4.5, 4.5])).toBe(true);
    expect(isRealDifference(12, [4.5, 4.5])).toBe(false);
  });
});

function placesOf(facet: string): number[] {
  return questions.flatMap(({ statement }, place) =>
    `${statement.domain}${statement.facet}` === facet ? [place] : [],
  );
}
