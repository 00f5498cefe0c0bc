import { PortalChange } from '#contract/features/portals.contract.ts';

/** What the form of a portal holds, all of it. */
export const PortalFields = PortalChange.omit({ updated_at: true }).required();
