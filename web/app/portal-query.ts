import { queryOptions } from '@tanstack/react-query';
import type { Portal } from '#contract/features/portals.contract.ts';
import { call } from '#web/platform/call.ts';

/** The portal of this address: name, accent, languages, contact. The contract comes after the first paint. */
export const portalQuery = queryOptions<Portal>({
  queryKey: ['GET /portal', {}],
  queryFn: async ({ signal }) => {
    const { getPortal } = await import('#contract/features/portals.contract.ts');
    return call(getPortal, {}, { signal });
  },
  staleTime: Number.POSITIVE_INFINITY,
});
