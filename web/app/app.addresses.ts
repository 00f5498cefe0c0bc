import { text } from '#web/platform/address-values.ts';

export const ROOT_ERROR = {
  /** Where it failed. */
  from: text('/'),
};
