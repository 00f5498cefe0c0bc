import { expect, test } from 'vitest';
import { balanceOf } from './skill-maps.queries.ts';

test.each([
  [{ gap: 3, gap_at_least: null }, 'scarce'],
  [{ gap: 0, gap_at_least: null }, 'enough'],
  // Nobody is told how many people there are, and yet they are too few for the jobs.
  [{ gap: null, gap_at_least: 4 }, 'scarce'],
  [{ gap: null, gap_at_least: 0 }, 'untold'],
] as const)('of %j a bubble says %s, as the table beside it does', (skill, balance) => {
  expect(balanceOf(skill)).toBe(balance);
});
