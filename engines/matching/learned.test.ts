import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import {
  contentOf,
  isNotWorse,
  learn,
  learnedFrom,
  type MatchModel,
  modelOf,
  readingQuality,
} from './index.ts';
import { nothingLearned } from './learned.ts';

const postings = Array.from({ length: 6 }, (_, at) => ({
  title: 'Zorbler',
  text: `Name: Quillon Vantressa\nZorbles frames of kind number ${at} with Hapaxlegon${at} and JavaScript`,
}));

describe('what is learned from documents', () => {
  it('holds words of several documents, concepts, and no one’s name', () => {
    const { stems, concepts, documents } = learn(releaseTaxonomy, postings);
    expect(documents).toBe(6);
    expect(stems.get('zorbl')).toBe(6);
    expect(concepts.get('skill:javascript')).toBe(6);
    expect([...stems.keys()].filter((stem) => /quillon|vantress|hapax/.test(stem))).toEqual([]);
  });

  it('is the same in whatever order the documents come', () => {
    const reversed = learn(releaseTaxonomy, postings.toReversed());
    expect(reversed).toEqual(learn(releaseTaxonomy, postings));
    expect(learn(releaseTaxonomy, postings.slice(1)).version).not.toBe(reversed.version);
    expect(learn(releaseTaxonomy, [])).toBe(nothingLearned);
  });

  it('is kept as plain data under the same version', () => {
    const learned = learn(releaseTaxonomy, postings);
    expect(learnedFrom(JSON.parse(JSON.stringify(contentOf(learned))))).toEqual(learned);
    expect(learnedFrom(contentOf(learn(releaseTaxonomy, [])))).toBe(nothingLearned);
  });
});

describe('a model', () => {
  it('takes in what was learned, and leaves a model beside it as it was', () => {
    const untrained = modelOf(releaseTaxonomy, nothingLearned);
    const trained = modelOf(releaseTaxonomy, learn(releaseTaxonomy, postings));
    expect(trained.version).toContain(learn(releaseTaxonomy, postings).version);
    for (const _ of ['first', 'and again']) {
      expect(untrained.text.vector('zorbles').ids).toHaveLength(0);
      expect(trained.text.vector('zorbles').ids).toHaveLength(1);
    }
  });

  it('is judged by finding tasks from descriptions, and may lose little of that', () => {
    const quality = (model: MatchModel) => {
      const work = readingQuality(model);
      for (;;) {
        const { value, done } = work.next();
        if (done) return value;
      }
    };
    const own = quality(modelOf(releaseTaxonomy, nothingLearned));
    expect(isNotWorse(own, quality(modelOf(releaseTaxonomy, learn(releaseTaxonomy, postings))))).toBe(true);
    expect(isNotWorse(own, { ...own, across: own.across - 0.1 })).toBe(false);
  });
});
