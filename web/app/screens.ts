import { ChunkLoadError } from '#web/platform/chunk-load-error.ts';
import type { LoadScreen, Route } from '#web/platform/feature.ts';
import { firstScriptsRun } from './first-files.ts';

const CHUNK_TIMEOUT_MS = 120_000;

/** The screen of a route. A chunk that does not come within two minutes counts as failed. */
export function screenOf({ name, screen }: Pick<Route, 'name' | 'screen'>): LoadScreen {
  const load = screen ?? (() => import('./screens/not-built.screen.tsx'));
  return () => Promise.race([firstScriptsRun().then(load), failAfter(CHUNK_TIMEOUT_MS, name)]);
}

/** Whether code could not be fetched: after a release the old chunks are gone, and a reload brings the new ones. */
export function isChunkFailure(error: unknown): boolean {
  if (error instanceof ChunkLoadError) return true;
  const message = error instanceof Error ? error.message : '';
  return /dynamically imported module|importing a module script failed|unable to preload css/i.test(message);
}

function failAfter(delayMs: number, name: string): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new ChunkLoadError(name)), delayMs);
  });
}
