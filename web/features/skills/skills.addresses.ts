import { PORTAL_SKILL_STATUSES } from '#contract/features/skills.contract.ts';
import { oneOf, text, wholeNumber } from '#web/platform/address-values.ts';

export const PORTAL_SKILLS = {
  page: wholeNumber(1),
  status: oneOf(PORTAL_SKILL_STATUSES, 'new'),
  q: text(),
};
