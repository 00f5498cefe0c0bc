import { queryCache } from '#web/platform/query-cache.ts';

/** Reads without which whole forms cannot be filled: specification, point 8, “Sector or role loading fails”. */
const NEEDED: readonly unknown[] = ['GET /sectors', 'GET /roles/list'];

/** Told once such a read has failed for good, where nothing of an earlier one is there to go on with. */
export function onNeededReadFailed(tell: () => void): () => void {
  return queryCache.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    const { queryKey, state } = event.query;
    if (state.data === undefined && NEEDED.includes(queryKey[0])) tell();
  });
}
