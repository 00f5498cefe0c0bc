import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { wordingHelp, wordingOfList } from './wording.ts';

const goldens = fs
  .readFileSync(path.join(import.meta.dirname, 'golden/wording.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const at = line.indexOf(' | ');
    return { expected: line.slice(0, at), sentence: line.slice(at + 3) };
  });

describe('wording help', () => {
  it.each(goldens.filter(({ expected }) => expected === 'ok').map(({ sentence }) => sentence))(
    'has nothing to say of “%s”',
    (sentence) => {
      expect(wordingHelp(sentence)).toEqual([]);
    },
  );

  it.each(
    goldens.filter(({ expected }) => expected !== 'ok').map(({ sentence, expected }) => [sentence, expected]),
  )('of “%s” points out %s', (sentence, expected) => {
    const found = wordingHelp(sentence).map(
      ({ kind, text, better }) => `${kind} "${text}" -> "${better ?? '-'}"`,
    );
    expect(found.join('; ')).toBe(expected);
  });

  it('says where the words stand in the text, whatever was folded before them', () => {
    const text = 'أ‏ولًا: نرحّب بالجميع.\nثانيًا: يُشترط حُسن المظهر.';
    const [finding] = wordingHelp(text);
    expect(text.slice(finding!.start, finding!.end)).toBe('حُسن المظهر');
  });

  it('points out a sentence that has to be read twice, and what stands in it', () => {
    const sentence = `You ${'plan the work and '.repeat(12)}are a rockstar.`;
    expect(wordingHelp(sentence).map(({ kind }) => kind)).toEqual(['long_sentence', 'jargon']);
  });

  it('finds a list of conditions too long from the thirteenth on', () => {
    const conditions = Array.from({ length: 13 }, (_, at) => `Condition ${at + 1}`);
    expect(wordingOfList(conditions.slice(0, 12))).toBeNull();
    expect(wordingOfList(conditions)).toEqual({ at: 12, count: 13 });
  });

  it('reads a long text in a time that grows with its length', () => {
    const text = 'We look for people who plan, build and explain. '.repeat(600);
    expect(wordingHelp(text)).toEqual([]);
    expect(wordingHelp('a'.repeat(30_000))).toEqual([]);
    expect(wordingHelp('young '.repeat(5_000)).length).toBeLessThan(5_000);
  });
});
