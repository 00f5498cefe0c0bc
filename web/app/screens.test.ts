import { expect, test } from 'vitest';
import { ChunkLoadError } from '#web/platform/chunk-load-error.ts';
import { ROUTE_TABLE } from './route-table.ts';
import { isChunkFailure, SCREENS } from './screens.ts';

test('every screen that a feature offers belongs to a route', () => {
  const names = new Set<string>(ROUTE_TABLE.flatMap((fact) => ('name' in fact ? [fact.name] : [])));
  expect(Object.keys(SCREENS).filter((name) => !names.has(name))).toEqual([]);
});

test('no address is listed twice', () => {
  const paths = ROUTE_TABLE.map((fact) => fact.path);
  expect(new Set(paths).size).toBe(paths.length);
});

test('code that could not be fetched is told from other failures', () => {
  expect(isChunkFailure(new ChunkLoadError('login'))).toBe(true);
  expect(isChunkFailure(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'))).toBe(
    true,
  );
  expect(isChunkFailure(new TypeError('x is not a function'))).toBe(false);
});
