import { describe, expect, it } from 'vitest';
import { similarity } from '#engines/taxonomy/index.ts';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { releaseModel } from './model.fixtures.ts';
import { partialCredit, trainModel } from './model.ts';

const model = releaseModel;

describe('a match model', () => {
  it('knows every skill that earns partial credit, as if all had been compared', () => {
    for (let skill = 0; skill < model.skillIds.length; skill += 41) {
      const found = new Set(model.neighboursOf(skill).skills);
      model.skillIds.forEach((other, at) => {
        if (at === skill) return;
        const { value, sameFamily } = similarity(releaseTaxonomy, model.skillIds[skill]!, other);
        expect(found.has(at), `${model.skillIds[skill]} and ${other}`).toBe(
          partialCredit(value, sameFamily) > 0,
        );
      });
    }
  });

  it('gives partial credit above a similarity of 0.6 alone, and less within a family', () => {
    expect(partialCredit(0.6, false)).toBe(0);
    expect(partialCredit(0.8, false)).toBeCloseTo(0.36, 12);
    expect(partialCredit(0.8, true)).toBeCloseTo(0.28, 12);
  });

  it('weighs a skill less where a portal asks it in every job', () => {
    const jobs = Array.from({ length: 400 }, () => ({ title: 'Welder', text: '', skills: ['javascript'] }));
    const own = trainModel(releaseTaxonomy, jobs);
    const at = own.skillIndex.get('javascript')!;
    const before = model.idf[at]! / model.idfOfUnknown;
    expect(own.idf[at]! / own.idfOfUnknown).toBeLessThan(before);
    expect(own.version).not.toBe(model.version);
  });

  it('is the same when it is built again', () => {
    const [a, b] = [trainModel(releaseTaxonomy, []), trainModel(releaseTaxonomy, [])];
    const text = 'Chef with experience in food safety and menu planning';
    expect(a.text.vector(text)).toEqual(b.text.vector(text));
  });
});
