import { foldName } from '#engines/taxonomy/index.ts';
import { languageKey, rankOfLanguageLevel } from './facts.ts';
import { type ProfileFeatures, type SpokenLanguage, skillIdOf } from './features.ts';

/** What a recruiter will not do without. It decides who is listed and never changes anyone's score. */
export interface Requirements {
  /** Skills by id or name, in either language; all of them, and none through a related one. */
  mustHave?: readonly string[];
  minYears?: number;
  /** All of them; a level means this level or above. */
  languages?: readonly SpokenLanguage[];
}

/** Requirements ready for comparison, done once for a whole list. */
export interface PreparedRequirements {
  skills: readonly string[];
  minYears: number;
  languages: readonly { key: string; level: number }[];
}

/** What of a person is looked at. */
export type RequirementFacts = Pick<ProfileFeatures, 'years' | 'languages'> & {
  skills: readonly { id: string | null; name: string }[];
};

/** `short`: something that the person says is not enough. `silent`: nothing is, but something is not said. */
export type RequirementVerdict = 'met' | 'short' | 'silent';

export function prepareRequirements({
  mustHave = [],
  minYears = 0,
  languages = [],
}: Requirements): PreparedRequirements {
  return {
    skills: mustHave.map((skill) => keyOf({ id: skillIdOf({ id: skill, name: skill }), name: skill })),
    minYears,
    languages: languages.map(({ language, level }) => ({
      key: languageKey(language),
      level: rankOfLanguageLevel(level),
    })),
  };
}

/**
 * Whether a person is known to meet all requirements. Who does not say is not known to; in the score the same silence
 * about years and languages costs nothing. Nobody writes down what they cannot do, so a skill that is not named is a
 * silence; a list of languages is whole, as the score takes it too.
 */
export function judgeRequirements(
  facts: RequirementFacts,
  required: PreparedRequirements,
): RequirementVerdict {
  const verdicts = [
    judgeYears(facts.years ?? null, required.minYears),
    judgeSkills(facts.skills, required.skills),
    ...judgeLanguages(facts.languages ?? [], required.languages),
  ];
  if (verdicts.includes('short')) return 'short';
  return verdicts.includes('silent') ? 'silent' : 'met';
}

function judgeYears(have: number | null, need: number): RequirementVerdict {
  if (need <= 0) return 'met';
  if (have === null) return 'silent';
  return have >= need ? 'met' : 'short';
}

function judgeSkills(have: RequirementFacts['skills'], need: readonly string[]): RequirementVerdict {
  if (need.length === 0) return 'met';
  const held = new Set(have.map(keyOf));
  return need.every((skill) => held.has(skill)) ? 'met' : 'silent';
}

function judgeLanguages(
  have: readonly SpokenLanguage[],
  need: PreparedRequirements['languages'],
): RequirementVerdict[] {
  if (have.length === 0) return need.map(() => 'silent');
  const levels = new Map(
    have.map(({ language, level }) => [languageKey(language), rankOfLanguageLevel(level)]),
  );
  return need.map(({ key, level }) => {
    const spoken = levels.get(key);
    if (spoken === undefined) return 'short';
    if (spoken >= level) return 'met';
    return spoken === 0 ? 'silent' : 'short';
  });
}

const keyOf = ({ id, name }: RequirementFacts['skills'][number]): string => id ?? `name:${foldName(name)}`;
