import { queryOptions } from '@tanstack/react-query';
import { getPortal, type Portal } from '#contract/features/portals.contract.ts';
import { call } from '#web/platform/call.ts';
import { portalInPage } from '#web/platform/portal.ts';

/**
 * The portal of this address: name, logos, accent, languages, contact. The page brings it; where it does not, it is asked
 * for.
 */
export const portalQuery = queryOptions<Portal>({
  queryKey: ['GET /portal', {}],
  queryFn: ({ signal }) => call(getPortal, {}, { signal }),
  ...(portalInPage && { initialData: portalInPage }),
  staleTime: Number.POSITIVE_INFINITY,
});
