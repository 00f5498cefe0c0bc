import { RECORD_STATES } from '#contract/features/hiring-systems.contract.ts';
import { oneOf, wholeNumber } from '#web/platform/address-values.ts';

export const PARTS = ['records', 'mapping', 'people', 'connection'] as const;
export type Part = (typeof PARTS)[number];

export const STATE_CHOICES = ['all', ...RECORD_STATES] as const;

/** Which part of the screen is open, and what its list shows. */
export const HIRING_SYSTEM = {
  part: oneOf(PARTS, 'records'),
  state: oneOf(STATE_CHOICES, 'all'),
  page: wholeNumber(1),
};
