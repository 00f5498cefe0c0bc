import { AUDIT_KINDS } from '#contract/features/audit-entries.contract.ts';
import { oneOf, text, wholeNumber } from '#web/platform/address-values.ts';

export const KINDS = ['all', ...AUDIT_KINDS] as const;
export const AUDIT = {
  kind: oneOf(KINDS, 'all'),
  q: text(),
  actor: text(),
  subject: text(),
  from: text(),
  to: text(),
  page: wholeNumber(1),
};
