import { APPROVAL_STATUSES, APPROVED_ROLES } from '#contract/features/approvals.contract.ts';
import { oneOf, text, wholeNumber } from '#web/platform/address-values.ts';

export const ROLES = ['all', ...APPROVED_ROLES] as const;
export const APPROVALS = {
  status: oneOf(APPROVAL_STATUSES, 'PENDING'),
  role: oneOf(ROLES, 'all'),
  q: text(),
  page: wholeNumber(1),
};
