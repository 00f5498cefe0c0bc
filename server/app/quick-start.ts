import { enableCompileCache } from 'node:module';
// Loaded for what it does: modules that are imported later are found more quickly.
import '#server/platform/quick-imports.ts';

/**
 * What was compiled once is read from then on, which makes starts quicker: of everything that is imported after this call,
 * also by threads, which take the folder from the environment. Where it cannot be written, nothing is cached and nothing
 * fails.
 */
export function keepCompiled(): void {
  const { directory } = enableCompileCache();
  if (directory) process.env.NODE_COMPILE_CACHE ??= directory;
}
