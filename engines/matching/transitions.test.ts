import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { createTransitions, nextOccupations, ownTransitions } from './transitions.ts';

const kitchen = [
  { id: 'cook', title: 'Cook', text: 'prepares food in a kitchen', skills: ['Food preparation'], zone: 2 },
  { id: 'head', title: 'Head cook', text: 'leads a kitchen and prepares food', zone: 3 },
  { id: 'baker', title: 'Baker', text: 'bakes bread', tasks: ['prepares dough in a kitchen'], zone: 2 },
  { id: 'food-scientist', title: 'Food scientist', text: 'studies food in a kitchen laboratory', zone: 5 },
];

describe('transitions by likeness', () => {
  it('lead to what is alike, never more than one job zone up, and never back to the start', () => {
    const next = createTransitions(kitchen)
      .next({ id: 'cook' }, 5)
      .map(({ id }) => id);
    expect(next).toEqual(['head', 'baker']);
  });

  it('can be asked by a title that no document has', () => {
    const next = createTransitions(kitchen).next({ title: 'Kitchen cook' }, 1);
    expect(next.map(({ id }) => id)).toEqual(['cook']);
  });

  it('answer the same twice, and nothing of an empty list', () => {
    const transitions = createTransitions(kitchen);
    expect(transitions.next({ id: 'cook' }, 3)).toEqual(createTransitions(kitchen).next({ id: 'cook' }, 3));
    expect(createTransitions([]).next({ title: 'Cook' }, 3)).toEqual([]);
  });

  // Some four hundred rankings: the figure of the comment beside the mixture, on every second occupation.
  it('find the steps that the taxonomy names', () => {
    const found = releaseTaxonomy.occupations
      .filter((_, at) => at % 2 === 0)
      .map((occupation) => {
        const ranked = ownTransitions(releaseTaxonomy).next({ id: occupation.id }, 10);
        return normalisedGain(
          ranked.map(({ id }) => id),
          new Set(occupation.next.map(({ id }) => id)),
        );
      });
    expect(found.reduce((sum, gain) => sum + gain, 0) / found.length).toBeGreaterThan(0.48);
  }, 60_000);
});

describe('the next occupations', () => {
  it('are those that the taxonomy names, in its order, and then others', () => {
    const { next } = releaseTaxonomy.occupation('accountant')!;
    const ids = nextOccupations(releaseTaxonomy, 'accountant', 8).map(({ id }) => id);
    expect(ids.slice(0, next.length)).toEqual(next.map(({ id }) => id));
    expect(new Set(ids).size).toBe(8);
  });

  it('of an unknown occupation are none', () => {
    expect(nextOccupations(releaseTaxonomy, 'nobody', 3)).toEqual([]);
  });
});

/** nDCG where a hit is worth 1. */
function normalisedGain(ranked: readonly string[], relevant: ReadonlySet<string>): number {
  const gain = (at: number) => 1 / Math.log2(at + 2);
  const ideal = Array.from({ length: Math.min(10, relevant.size) }, (_, at) => gain(at));
  const got = ranked.map((id, at) => (relevant.has(id) ? gain(at) : 0));
  return got.reduce((sum, it) => sum + it, 0) / ideal.reduce((sum, it) => sum + it, 0);
}
