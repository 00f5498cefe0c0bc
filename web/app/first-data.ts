import { queryFor } from '#web/platform/queries.ts';
import { queryCache } from '#web/platform/query-cache.ts';
import { onUserLoaded } from '#web/platform/session.ts';
import { firstNeeds } from './features.ts';

/**
 * As soon as the user is known, asks for what the first screen shows while its code is on its way: the screen is drawn
 * once, with all of it, and nothing moves. Failures are left to the screen: it has words and a way to try again.
 */
export function askForFirstData(): void {
  onUserLoaded((state) => {
    for (const { endpoint, input } of firstNeeds(state, location.pathname, location.search))
      void queryCache.prefetchQuery(queryFor(endpoint, input));
  });
}
