import { PortalChange } from '#contract/features/portals.contract.ts';

/** What the form of a portal holds, all of it; which digital human greets is chosen once one does. */
export const PortalFields = PortalChange.omit({ updated_at: true, digital_human: true }).required();
