import { SKILL_GROUPS } from '#contract/features/skills.contract.ts';
import { oneOf, text, wholeNumber } from '#web/platform/address-values.ts';

/** The place that the maps begin with. */
export const USUAL_STATE = 'Dubai';
/** How many bubbles a map may have. */
export const LIMITS = ['10', '25', '50', '100'] as const;
const ANY = 'any';
export const CATEGORIES = [ANY, ...SKILL_GROUPS] as const;
export const OFFERS = ['people', 'courses'] as const;

const ANY_MAP = {
  /** A place of any kind; empty for everywhere. */
  state: text(USUAL_STATE, 120),
  category: oneOf(CATEGORIES, ANY),
  page: wholeNumber(1),
  limit: oneOf(LIMITS, '25'),
  /** The skill whose details are open. */
  skill: text(),
};

export const DEMAND = { ...ANY_MAP, title: text('', 120), industry: text('', 120) };

export const SUPPLY = {
  ...ANY_MAP,
  of: oneOf(OFFERS, 'people'),
  course: text('', 120),
  institute: text('', 120),
};

export const SKILLS_ERROR = {
  /** Where it failed. */
  back: text(),
};
