import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { defaultModel, learn, openMatchModel, writeLearned } from './index.ts';
import { nothingLearned, readLearned } from './learned.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'masar-learned-'));
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

  it('is read back as it was written, and replaced whole', () => {
    const dataDir = folder();
    expect(readLearned(dataDir)).toBeNull();
    writeLearned(dataDir, learn(postings));
    writeLearned(dataDir, learn(postings.slice(1)));
    expect(readLearned(dataDir)).toEqual(learn(postings.slice(1)));
    expect(readdirSync(join(dataDir, 'matching'))).toEqual(['learned.json']);
  });

  it('counts for nothing where its file is damaged or of another format', () => {
    const dataDir = folder();
    writeLearned(dataDir, learn(postings));
    const file = join(dataDir, 'matching', 'learned.json');
    for (const content of [
      '{',
      '[]',
      '{"format":0}',
      '{"format":1,"version":"own-6-x","documents":6,"stems":[],"concepts":[]}',
    ]) {
      writeFileSync(file, content);
      expect(readLearned(dataDir)).toBeNull();
    }
  });
});

describe('the default model', () => {
  afterEach(() => openMatchModel(folder()));

  it('takes in what this installation was trained on', () => {
    const untrained = defaultModel();
    const dataDir = folder();
    writeLearned(dataDir, learn(postings));
    openMatchModel(dataDir);
    const trained = defaultModel();
    expect(trained.version).toContain(learn(postings).version);
    expect(untrained.text.vector('zorbles').ids).toHaveLength(0);
    expect(trained.text.vector('zorbles').ids).toHaveLength(1);
    openMatchModel(dataDir);
    expect(defaultModel()).toBe(trained);
  });
});
