import { expect, it } from 'vitest';
import { isHigher } from './learning-levels.ts';

it('a level is higher than those that ask for less, and any is higher than none', () => {
  expect(isHigher('create', 'remember')).toBe(true);
  expect(isHigher('remember', 'create')).toBe(false);
  expect(isHigher('apply', 'apply')).toBe(false);
  expect(isHigher('remember', null)).toBe(true);
  expect(isHigher(null, 'remember')).toBe(false);
  expect(isHigher(null, null)).toBe(false);
});
