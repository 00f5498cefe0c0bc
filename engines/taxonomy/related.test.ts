import { describe, expect, it } from 'vitest';
import { relatedSkills, similarity } from './related.ts';
import { releaseTaxonomy } from './taxonomy.fixtures.ts';

describe('similarity', () => {
  it('is one for the same skill and nothing for a stranger', () => {
    expect(similarity(releaseTaxonomy, 'python', 'python').value).toBe(1);
    expect(similarity(releaseTaxonomy, 'python', 'nope')).toEqual({ value: 0, sameFamily: false });
  });

  it('is the same in both directions and within 0 and 1', () => {
    const ids = releaseTaxonomy.skills.filter((_, at) => at % 23 === 0).map((skill) => skill.id);
    for (const a of ids) {
      for (const b of ids) {
        const there = similarity(releaseTaxonomy, a, b);
        expect(similarity(releaseTaxonomy, b, a)).toEqual(there);
        expect(there.value).toBeGreaterThanOrEqual(0);
        expect(there.value).toBeLessThanOrEqual(1);
      }
    }
  });

  it('follows a relation one further step, with decay', () => {
    const direct = similarity(releaseTaxonomy, 'react', 'redux').value;
    const through = similarity(releaseTaxonomy, 'redux', 'next-js').value;
    expect(direct).toBe(0.8);
    expect(through).toBeGreaterThan(0.45);
    expect(through).toBeLessThan(direct);
  });

  it('calls alternatives of one kind a family', () => {
    expect(similarity(releaseTaxonomy, 'mysql', 'postgresql')).toEqual({ value: 0.85, sameFamily: true });
    expect(similarity(releaseTaxonomy, 'react', 'javascript').sameFamily).toBe(false);
  });

  it('gives a little to the same category and next to nothing across fields', () => {
    expect(similarity(releaseTaxonomy, 'perl', 'kotlin').value).toBeGreaterThanOrEqual(0.3);
    expect(similarity(releaseTaxonomy, 'perl', 'kotlin').value).toBeLessThan(0.6);
    expect(similarity(releaseTaxonomy, 'kubernetes', 'empathy').value).toBeLessThan(0.2);
  });
});

describe('relatedSkills', () => {
  it('puts the nearest first', () => {
    const related = relatedSkills(releaseTaxonomy, 'react', 10);
    expect(related.map((other) => other.id)).toEqual(expect.arrayContaining(['vue-js', 'next-js', 'redux']));
    expect(related.map((other) => other.similarity)).toEqual(
      related.map((other) => other.similarity).sort((a, b) => b - a),
    );
  });
});
