import { SKILL_GROUPS } from '#contract/features/skills.contract.ts';
import { oneOf, text, wholeNumber, yesOrNo } from '#web/platform/address-values.ts';

/** Stands for the place that the maps begin with: the company's own. */
export const OWN_PLACE = 'own';
/** Where they begin for who has no company. */
export const USUAL_STATE = 'Dubai';
/** How many bubbles a map may have. */
export const LIMITS = ['10', '25', '50', '100'] as const;
const ANY = 'any';
export const CATEGORIES = [ANY, ...SKILL_GROUPS] as const;
export const OFFERS = ['people', 'courses'] as const;

const ANY_MAP = {
  /** A place of any kind; empty for everywhere. */
  state: text(OWN_PLACE, 120),
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

/** What the analytics are about; `market` is for admins alone. */
export const ANALYTICS_TABS = ['gap', 'hiring', 'market'] as const;
export const LEVELS = [ANY, 'junior', 'mid', 'senior', 'leading'] as const;
export const ORDERS = ['short', 'surplus', 'asked', 'rising'] as const;
export const PERIODS = ['month', 'quarter', 'year'] as const;

export const ANALYTICS = {
  ...ANY_MAP,
  tab: oneOf(ANALYTICS_TABS, 'gap'),
  /** A question in words, as it was asked. */
  q: text('', 300),
  title: text('', 120),
  sector: text('', 120),
  level: oneOf(LEVELS, ANY),
  order: oneOf(ORDERS, 'short'),
  period: oneOf(PERIODS, 'quarter'),
  mine: yesOrNo(),
  // Whose list is open: the figure that counts them.
  source: text('', 30),
  step: text('', 30),
  fate: text('', 30),
  stage: text('', 30),
};
