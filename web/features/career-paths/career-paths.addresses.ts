import { oneOf, text } from '#web/platform/address-values.ts';

export const VIEWS = ['lines', 'table'] as const;
export const CAREER_PATH = {
  view: oneOf(VIEWS, 'lines'),
  /** The step whose details are open. */
  step: text(),
};
