import { text } from '#web/platform/address-values.ts';

export const LOGIN = {
  /** Where the person wanted to go. */
  redirect: text(),
};
