import { oneOf, text } from '#web/platform/address-values.ts';

/** What is looked at on the profile's screen. A comparison belongs to the document, and has no tab of its own. */
export const TABS = ['profile', 'original', 'sharing', 'exchange'] as const;
export type Tab = (typeof TABS)[number];

export const CANDIDATE_PROFILE = {
  view: oneOf([...TABS, 'compare'], 'profile'),
  /** The newer resume that the profile is compared with. */
  file: text(),
  /** What is being edited. */
  edit: text(),
  /** The place in the resume that is shown. */
  at: text(),
  /** Whose view of the profile is shown. */
  who: oneOf(['found', 'contacted'], 'found'),
  /** How the resume is shown. */
  as: oneOf(['page', 'text'], 'page'),
};
