import { expect, it } from 'vitest';
import { inTurns } from './in-turns.ts';

it('takes all steps, and lets others have a turn before each', async () => {
  const seen: string[] = [];
  const steps = ['first', 'second'].map((name) => () => {
    seen.push(name);
    setImmediate(() => seen.push('request'));
  });
  expect(await inTurns(steps, () => false)).toBe(true);
  expect(seen).toEqual(['first', 'request', 'second']);
});

it('begins no step after it is told to stop, so that a program ends at once', async () => {
  const seen: number[] = [];
  const steps = [1, 2, 3].map((step) => () => seen.push(step));
  expect(await inTurns(steps, () => seen.length === 1)).toBe(false);
  expect(seen).toEqual([1]);
});
