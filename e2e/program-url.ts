import { inject } from 'vitest';

/**
 * Where this worker's program answers, without a slash at the end. Files that run at the same time share none, so that no
 * journey meets what another does to a portal, to demo accounts or to scores.
 */
export function programUrl(): string {
  const urls = inject('programUrls');
  return urls[(Number(process.env.VITEST_POOL_ID) - 1) % urls.length]!;
}
