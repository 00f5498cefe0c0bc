import { EDUCATION_LEVELS, LANGUAGE_LEVELS } from '#contract/features/profiles.contract.ts';
import { oneOf, wholeNumber, words } from '#web/platform/address-values.ts';

const LEVELS = ['', ...EDUCATION_LEVELS] as const;
/** `english`, or `english:fluent` with the least level. */
const ASKED_LANGUAGE = new RegExp(`^(?=\\s*[^\\s:])[^:]+(:(${LANGUAGE_LEVELS.join('|')}))?$`);

/** Facts that a list of people is narrowed by. */
export const FACTS = {
  skills: words([], { most: 20, longest: 120 }),
  years: wholeNumber(0, 50),
  languages: words([], { most: 10, longest: 80, like: ASKED_LANGUAGE }),
  education: oneOf(LEVELS, ''),
  nationalities: words([], { most: 20, longest: 80 }),
  places: words([], { most: 20, longest: 160 }),
  notice: wholeNumber(0, 365),
  salary_min: wholeNumber(0),
  salary_max: wholeNumber(0),
};
