import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test('a person has the same initials on every screen: the first and the last name, one letter in Arabic', () => {
  expect(initialsOf('Mariam Al Suwaidi')).toBe('MS');
  expect(initialsOf(' omar ')).toBe('O');
  expect(initialsOf('مريم السويدي')).toBe('م');
  expect(initialsOf('')).toBe('');
});
