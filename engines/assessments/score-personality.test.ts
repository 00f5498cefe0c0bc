import { describe, expect, it } from 'vitest';
import { shareBelow } from './normal-curve.ts';
import { openPersonalityInventory, personalityDomains } from './personality-inventory.ts';
import { scorePersonality } from './score-personality.ts';

const inventory = openPersonalityInventory();
const { statements } = inventory;

function answering(value: (id: string, isReversed: boolean) => number): Map<string, number> {
  return new Map(statements.map(({ id, isReversed }) => [id, value(id, isReversed)]));
}

describe('the personality inventory', () => {
  it('has four statements for each of thirty facets, each in both languages and said once', () => {
    expect(statements).toHaveLength(120);
    const scales = Map.groupBy(statements, ({ domain, facet }) => `${domain}${facet}`);
    expect([...scales.values()].map((scale) => scale.length)).toEqual(Array.from({ length: 30 }, () => 4));
    for (const lang of ['en', 'ar'] as const)
      expect(new Set(statements.map(({ text }) => text[lang])).size).toBe(120);
    expect(statements.filter(({ isReversed }) => isReversed)).toHaveLength(55);
  });

  it('has norms for both sexes at every age', () => {
    for (const sex of ['M', 'F'] as const)
      for (const age of [0, 20, 21, 40, 41, 60, 61, 120])
        expect(
          inventory.norms.filter((group) => group.sex === sex && age >= group.from && age <= group.to),
        ).toHaveLength(1);
  });
});

describe('scoring personality', () => {
  it('counts an answer to a reversed statement from the other end', () => {
    const scores = scorePersonality(
      inventory,
      answering((_, isReversed) => (isReversed ? 1 : 5)),
      { sex: 'F', age: 30 },
    );
    for (const domain of personalityDomains) {
      expect(scores[domain].raw).toBe(120);
      expect(scores[domain].facets.map(({ raw }) => raw)).toEqual([20, 20, 20, 20, 20, 20]);
    }
  });

  it('holds a sum against the norms of sex and age', () => {
    const scores = scorePersonality(
      inventory,
      answering(() => 3),
      { sex: 'M', age: 20 },
    );
    // Men of up to 20: neuroticism 67.84 (15.83), anxiety 11.72 (3.76).
    expect(scores.N.raw).toBe(72);
    expect(scores.N.t).toBeCloseTo(50 + (10 * (72 - 67.84)) / 15.83, 6);
    expect(scores.N.percentile).toBeCloseTo(100 * shareBelow((72 - 67.84) / 15.83), 6);
    expect(scores.N.facets[0]?.t).toBeCloseTo(50 + (10 * (12 - 11.72)) / 3.76, 6);
    expect(
      scorePersonality(
        inventory,
        answering(() => 3),
        { sex: 'M', age: 21 },
      ).N.t,
    ).not.toBe(scores.N.t);
  });

  it('averages the norms of both sexes where none is given', () => {
    const answers = answering(() => 4);
    const [man, woman, anybody] = [{ sex: 'M' } as const, { sex: 'F' } as const, {}].map((who) =>
      scorePersonality(inventory, answers, { ...who, age: 50 }),
    );
    const [least, most] = [man?.A.t ?? 0, woman?.A.t ?? 0].sort((a, b) => a - b);
    expect(anybody?.A.t).toBeGreaterThan(least ?? 0);
    expect(anybody?.A.t).toBeLessThan(most ?? 0);
  });

  it('takes the middle for what was not answered', () => {
    const respondent = { sex: 'F', age: 30 } as const;
    expect(scorePersonality(inventory, new Map(), respondent)).toEqual(
      scorePersonality(
        inventory,
        answering(() => 3),
        respondent,
      ),
    );
  });
});

describe('the normal curve', () => {
  it.each([
    [0, 0.5],
    [1, 0.841345],
    [-1, 0.158655],
    [1.96, 0.975002],
    [-2.5, 0.00621],
  ])('has below %f deviations the share %f', (z, share) => {
    expect(shareBelow(z)).toBeCloseTo(share, 5);
  });
});
