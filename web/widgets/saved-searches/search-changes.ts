import type { JsonEndpoint } from '#web/platform/input.ts';
import { refresh } from '#web/platform/queries.ts';
import { showError, showNotice } from '#web/platform/snackbars.ts';

/** Changes something of saved searches; where that fails it is told. Either way their list is asked for again. */
export async function changeSearches(list: JsonEndpoint, change: () => Promise<unknown>): Promise<void> {
  await change().catch(showError);
  await refresh(list);
}

/** Forgets a saved search; the snackbar that says so saves it anew. */
export const deleteSearch = (
  list: JsonEndpoint,
  { remove, save }: { remove: () => Promise<{ message: string }>; save: () => Promise<unknown> },
): Promise<void> =>
  changeSearches(list, async () => {
    const { message } = await remove();
    showNotice(message, { undo: () => void changeSearches(list, save) });
  });
