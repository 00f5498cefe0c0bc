import { describe, expect, it } from 'vitest';
import { rootsOf } from './roots.ts';

describe('roots of words', () => {
  it.each([
    'analyze analysis analytical analyse',
    'finance financial financing',
    'organize organisation organizational',
    'comply compliance compliant',
    'write writing written',
    'decide decision deciding',
    'maintain maintenance maintaining',
    'visualise visualization',
    'produce production products productivity',
    'forecast forecasting',
  ])('meet in one family: %s', (family) => {
    expect(new Set(rootsOf(family)).size).toBe(1);
  });

  it.each(['statistics statement', 'communication community', 'security securities', 'invent inventory'])(
    'keep apart what only looks alike: %s',
    (pair) => {
      expect(new Set(rootsOf(pair)).size).toBe(2);
    },
  );

  it('leave out words of grammar in both languages, and keep the names of one-letter languages', () => {
    expect(rootsOf('the use of R and C')).toEqual(['r', 'c']);
    expect(rootsOf('في هذا المقرر')).toHaveLength(1);
  });
});
