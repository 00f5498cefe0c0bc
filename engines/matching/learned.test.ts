import { describe, expect, it } from 'vitest';
import {
  contentOf,
  defaultModel,
  isNotWorse,
  learn,
  learnedFrom,
  learnedVersion,
  type MatchModel,
  modelOf,
  openLearned,
  readingQuality,
  useModel,
} from './index.ts';
import { nothingLearned } from './learned.ts';

const postings = Array.from({ length: 6 }, (_, at) => ({
  title: 'Zorbler',
  text: `Name: Quillon Vantressa\nZorbles frames of kind number ${at} with Hapaxlegon${at} and JavaScript`,
}));

describe('what is learned from documents', () => {
  it('holds words of several documents, concepts, and no one’s name', () => {
    const { stems, concepts, documents } = learn(postings);
    expect(documents).toBe(6);
    expect(stems.get('zorbl')).toBe(6);
    expect(concepts.get('skill:javascript')).toBe(6);
    expect([...stems.keys()].filter((stem) => /quillon|vantress|hapax/.test(stem))).toEqual([]);
  });

  it('is the same in whatever order the documents come', () => {
    const reversed = learn(postings.toReversed());
    expect(reversed).toEqual(learn(postings));
    expect(learn(postings.slice(1)).version).not.toBe(reversed.version);
    expect(learn([])).toBe(nothingLearned);
  });

  it('is kept as plain data under the same version', () => {
    const learned = learn(postings);
    expect(learnedFrom(JSON.parse(JSON.stringify(contentOf(learned))))).toEqual(learned);
    expect(learnedFrom(contentOf(learn([])))).toBe(nothingLearned);
  });
});

describe('the default model', () => {
  it('takes in what this installation has learned, and is replaced by another at once', () => {
    const untrained = defaultModel();
    const trained = modelOf(learn(postings));
    expect(trained.version).toContain(learn(postings).version);
    expect(untrained.text.vector('zorbles').ids).toHaveLength(0);
    expect(trained.text.vector('zorbles').ids).toHaveLength(1);
    useModel(trained);
    expect([defaultModel(), learnedVersion()]).toEqual([trained, trained.learned]);
    openLearned(learn(postings));
    expect(defaultModel()).toBe(trained);
    openLearned(nothingLearned);
    expect(defaultModel().version).toBe(untrained.version);
  });

  it('is judged by finding tasks from descriptions, and may lose little of that', () => {
    const quality = (model: MatchModel) => {
      const work = readingQuality(model);
      for (;;) {
        const { value, done } = work.next();
        if (done) return value;
      }
    };
    const own = quality(modelOf(nothingLearned));
    expect(isNotWorse(own, quality(modelOf(learn(postings))))).toBe(true);
    expect(isNotWorse(own, { ...own, across: own.across - 0.1 })).toBe(false);
  });
});
