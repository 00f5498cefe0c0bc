import { text, wholeNumber } from '#web/platform/address-values.ts';

export const COMPANIES = {
  q: text(),
  page: wholeNumber(1),
  /** The company whose details are open. */
  company: text(),
};
