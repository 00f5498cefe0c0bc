import { expect, it } from 'vitest';
import { allEndpoints, errorStatuses } from './index.ts';
import { kernelErrors } from './kernel/errors.ts';

it('finds the endpoints of every file, each under its own name', () => {
  const names = allEndpoints.map(({ name }) => name);
  expect(names).toContain('loginUser');
  expect(new Set(names).size).toBe(names.length);
});

it('knows a status of an error for every code that an endpoint names', () => {
  expect(errorStatuses).toMatchObject(kernelErrors);
  const named = allEndpoints.flatMap(({ endpoint }) => endpoint.errors ?? []);
  expect(named.filter((code) => !(errorStatuses[code] >= 400 && errorStatuses[code] < 600))).toEqual([]);
});
