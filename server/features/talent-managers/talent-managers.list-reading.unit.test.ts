import { expect, test } from 'vitest';
import { readList } from './talent-managers.list-reading.ts';

test('an address that breaks off is kept and marked as wrong, so that it can be named', () => {
  const { people, repeated } = readList(
    new TextEncoder().encode('nadia@people.test, bad@, omar@people.test, nadia@people.test'),
  );
  expect(people.map(({ email, is_valid: isValid }) => [email, isValid])).toEqual([
    ['nadia@people.test', true],
    ['bad@', false],
    ['omar@people.test', true],
  ]);
  expect(repeated).toBe(1);
});
