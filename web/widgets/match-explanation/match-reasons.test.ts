import { expect, test } from 'vitest';
import type { Explanation } from '#contract/features/matches.contract.ts';
import { reasonOf } from './match-reasons.ts';

const lacking = (score: number, lift: number) =>
  reasonOf({
    score,
    matched: [],
    partial: [],
    missing: [{ name: 'Presentation skills', importance: 'should', lift }],
    gates: [],
  } as unknown as Explanation).obstacle;

test('a missing skill is advised only where the percentage shown would change with it', () => {
  expect(lacking(0.6, 0.08)).toEqual({ kind: 'skill', name: 'Presentation skills' });
  expect(lacking(0.6, 0.002)).toBeNull();
  expect(lacking(0.988, 0.009)).toBeNull();
});
