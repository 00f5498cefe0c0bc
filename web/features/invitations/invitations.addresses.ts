import { INVITATION_STATUSES } from '#contract/features/invitations.contract.ts';
import { oneOf, text, wholeNumber } from '#web/platform/address-values.ts';

export const STATUSES = ['all', ...INVITATION_STATUSES] as const;
export const INVITATIONS = { status: oneOf(STATUSES, 'all'), q: text(), page: wholeNumber(1) };
