import fs from 'node:fs';
import { expect, it } from 'vitest';
import { getToday } from '#contract/features/hiring-figures.contract.ts';
import { listMatchingJobs } from '#contract/features/job-lists.contract.ts';
import { getProfile } from '#contract/features/profiles.contract.ts';

const ASKED = [getProfile, listMatchingJobs, getToday];

/** `web/public/before-paint.js` is no module, and names addresses where all else names the contract's endpoints. */
it('what is asked for before our code is there is what the code would ask for', () => {
  const script = fs.readFileSync(new URL('../public/before-paint.js', import.meta.url), 'utf8');
  const table = /const FIRST_DATA = \{(.*?)\};/s.exec(script)?.[1] ?? '';
  const addresses = [...table.matchAll(/: \[(.*?)\]/gs)].flatMap(([, list]) => list?.match(/\/[^']+/g) ?? []);
  expect(addresses.length).toBeGreaterThan(3);
  for (const address of addresses)
    expect(
      ASKED.filter(({ method, path }) => method === 'GET' && path === address.split('?')[0]),
    ).toHaveLength(1);
});
