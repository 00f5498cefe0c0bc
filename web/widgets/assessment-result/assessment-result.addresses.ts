import { oneOf, text } from '#web/platform/address-values.ts';

export const VIEWS = ['picture', 'table'] as const;

/** What of a result is shown, for the address of a report. */
export const RESULT = {
  view: oneOf(VIEWS, 'picture'),
  /** The trait whose details are open. */
  trait: text('creative', 80),
};
