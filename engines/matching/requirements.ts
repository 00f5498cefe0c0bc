import { languageKey, rankOfLanguageLevel } from './facts.ts';
import { type SpokenLanguage, skillIdOf } from './features.ts';
import type { MatchModel } from './model.ts';
import { type PreparedProfile, skillKey } from './prepare.ts';
import { hashOf } from './stems.ts';

/** What a recruiter will not do without. It decides who is listed and never changes anyone's score. */
export interface Requirements {
  /** Skills by id or name, in either language; all of them, and none through a related one. */
  mustHave?: readonly string[];
  minYears?: number;
  /** All of them; a level means this level or above. */
  languages?: readonly SpokenLanguage[];
}

/** Requirements as numbers, done once for a whole list. */
export interface PreparedRequirements {
  skills: readonly number[];
  minYears: number;
  languages: readonly { id: number; level: number }[];
}

export function prepareRequirements(
  { mustHave = [], minYears = 0, languages = [] }: Requirements,
  model: MatchModel,
): PreparedRequirements {
  return {
    skills: mustHave.map((skill) =>
      skillKey({ id: skillIdOf({ id: skill, name: skill }), name: skill }, model),
    ),
    minYears,
    languages: languages.map(({ language, level }) => ({
      id: hashOf(languageKey(language)),
      level: rankOfLanguageLevel(level),
    })),
  };
}

/**
 * Whether a profile is known to meet all requirements. One that does not say is left out, as with every filter;
 * in the score the same silence costs nothing.
 */
export function meetsRequirements(profile: PreparedProfile, required: PreparedRequirements): boolean {
  if (required.minYears > 0 && profile.years < required.minYears) return false;
  if (!required.skills.every((skill) => profile.skills.includes(skill))) return false;
  return required.languages.every(({ id, level }) => {
    const at = profile.languages?.ids.indexOf(id) ?? -1;
    return at >= 0 && profile.languages!.levels[at]! >= level;
  });
}
