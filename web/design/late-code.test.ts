import { expect, test } from 'vitest';
import { lateCode } from './late-code.ts';

test('code that does not come at first is fetched again', async () => {
  let tries = 0;
  const load = async () => {
    tries++;
    if (tries < 3) throw new TypeError('Failed to fetch dynamically imported module');
    return 'there';
  };
  expect(await lateCode(load, 1)).toBe('there');
  expect(tries).toBe(3);
});
