import { describe, expect, it } from 'vitest';
import { relatedSkills, similarity } from './related.ts';
import { taxonomy } from './taxonomy.ts';

describe('similarity', () => {
  it('is one for the same skill and nothing for a stranger', () => {
    expect(similarity('python', 'python').value).toBe(1);
    expect(similarity('python', 'nope')).toEqual({ value: 0, sameFamily: false });
  });

  it('is the same in both directions and within 0 and 1', () => {
    const ids = taxonomy()
      .skills.filter((_, at) => at % 23 === 0)
      .map((skill) => skill.id);
    for (const a of ids) {
      for (const b of ids) {
        const there = similarity(a, b);
        expect(similarity(b, a)).toEqual(there);
        expect(there.value).toBeGreaterThanOrEqual(0);
        expect(there.value).toBeLessThanOrEqual(1);
      }
    }
  });

  it('follows a relation one further step, with decay', () => {
    const direct = similarity('react', 'redux').value;
    const through = similarity('redux', 'next-js').value;
    expect(direct).toBe(0.8);
    expect(through).toBeGreaterThan(0.45);
    expect(through).toBeLessThan(direct);
  });

  it('calls alternatives of one kind a family', () => {
    expect(similarity('mysql', 'postgresql')).toEqual({ value: 0.85, sameFamily: true });
    expect(similarity('react', 'javascript').sameFamily).toBe(false);
  });

  it('gives a little to the same category and next to nothing across fields', () => {
    expect(similarity('perl', 'kotlin').value).toBeGreaterThanOrEqual(0.3);
    expect(similarity('perl', 'kotlin').value).toBeLessThan(0.6);
    expect(similarity('kubernetes', 'empathy').value).toBeLessThan(0.2);
  });
});

describe('relatedSkills', () => {
  it('puts the nearest first', () => {
    const related = relatedSkills('react', 10);
    expect(related.map((other) => other.id)).toEqual(expect.arrayContaining(['vue-js', 'next-js', 'redux']));
    expect(related.map((other) => other.similarity)).toEqual(
      related.map((other) => other.similarity).sort((a, b) => b - a),
    );
  });
});
