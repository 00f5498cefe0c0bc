import { expect, test } from 'vitest';
import { ChunkLoadError } from '#web/platform/chunk-load-error.ts';
import { isChunkFailure } from './screens.ts';

test('code that could not be fetched is told from other failures', () => {
  expect(isChunkFailure(new ChunkLoadError('login'))).toBe(true);
  expect(isChunkFailure(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'))).toBe(
    true,
  );
  expect(isChunkFailure(new TypeError('x is not a function'))).toBe(false);
});
