import { COMPANY_CHECK_STATES } from '#contract/features/company-checks.contract.ts';
import { oneOf, text, wholeNumber } from '#web/platform/address-values.ts';

export const COMPANY_CHECKS = {
  state: oneOf(COMPANY_CHECK_STATES, 'held'),
  q: text(),
  page: wholeNumber(1),
};
