import { derived, type EducationLevel, placeNamed, type Taxonomy } from '#engines/taxonomy/index.ts';
import { foldName } from '#engines/text/index.ts';
import { rankOfEducation } from './education.ts';
import type { Location, ProfileFeatures, SpokenLanguage } from './features.ts';
import { placeKeys } from './locations.ts';
import { skillIdOf } from './read-skills.ts';
import { languageKey, rankOfLanguageLevel } from './spoken-languages.ts';

/** What a recruiter will not do without. It decides who is listed and never changes anyone's score. */
export interface Requirements {
  /** Skills by id or name, in either language; all of them, and none through a related one. */
  mustHave?: readonly string[];
  minYears?: number;
  /** All of them; a level means this level or above. */
  languages?: readonly SpokenLanguage[];
  /** This or a higher one. */
  education?: EducationLevel;
  /** Towns or countries by any of their names; one of them. */
  places?: readonly string[];
  /** By any of their forms, or by the country; one of them. */
  nationalities?: readonly string[];
  /** Days at most until the person can begin. */
  noticeDays?: number;
  /** The wished salary lies between these, both included. */
  salary?: { min?: number | undefined; max?: number | undefined };
}

/** Requirements ready for comparison, done once for a whole list. */
export interface PreparedRequirements {
  skills: readonly string[];
  minYears: number;
  languages: readonly { key: string; level: number }[];
  /** -1 where none is asked. */
  education: number;
  places: readonly ReturnType<typeof placeKeys>[];
  nationalities: ReadonlySet<string>;
  noticeDays: number | null;
  salary: { min: number; max: number } | null;
}

/** What of a person is looked at. */
export type RequirementFacts = Pick<ProfileFeatures, 'years'> & {
  skills: readonly { id: string | null; name: string }[];
  languages?: readonly SpokenLanguage[] | null;
  education?: EducationLevel | null;
  location?: Location | null;
  nationality?: string | null;
  noticeDays?: number | null;
  salary?: number | null;
};

/** `short`: something that the person says is not enough. `silent`: nothing is, but something is not said. */
export type RequirementVerdict = 'met' | 'short' | 'silent';

/** Requirements with their skills, languages and places looked up once, for judging many people by them. */
export function prepareRequirements(
  taxonomy: Taxonomy,
  {
    mustHave = [],
    minYears = 0,
    languages = [],
    education,
    places = [],
    nationalities = [],
    noticeDays,
    salary,
  }: Requirements,
): PreparedRequirements {
  return {
    skills: mustHave.map((skill) =>
      keyOf({ id: skillIdOf(taxonomy, { id: skill, name: skill }), name: skill }),
    ),
    minYears,
    languages: languages.map(({ language, level }) => ({
      key: languageKey(taxonomy, language),
      level: rankOfLanguageLevel(level),
    })),
    education: education && education !== 'none' ? rankOfEducation(education) : -1,
    places: places.map((name) => placeAsked(taxonomy, name)),
    nationalities: new Set(nationalities.map((word) => nationalityKey(taxonomy, word))),
    noticeDays: noticeDays ?? null,
    salary:
      salary && (salary.min !== undefined || salary.max !== undefined)
        ? { min: salary.min ?? 0, max: salary.max ?? Infinity }
        : null,
  };
}

/** A name alone may be a town's or a country's; with a comma the town comes first. */
function placeAsked(taxonomy: Taxonomy, name: string): ReturnType<typeof placeKeys> {
  const [first = '', ...rest] = name.split(/[,،]/).map((part) => part.trim());
  const country = rest.at(-1);
  if (country) return placeKeys(taxonomy, { city: first, country });
  const known = placeNamed(taxonomy, first);
  if (!known) return { city: foldName(first), country: null };
  return { city: known.town, country: known.country };
}

/** A country's id for the id itself or any form of its name or its people's; else the folded word itself. */
export function nationalityKey(taxonomy: Taxonomy, word: string): string {
  const countries = countryOfWord(taxonomy);
  const folded = foldName(word);
  return countries.get(word) ?? countries.get(folded) ?? folded;
}

const countryOfWord = derived(
  ({ countries }) =>
    new Map(
      countries.flatMap(({ id, name, aliases, nationality }) =>
        [
          name.en,
          name.ar,
          ...aliases.en,
          ...aliases.ar,
          nationality.en,
          nationality.ar,
          ...nationality.aliases.en,
          ...nationality.aliases.ar,
        ]
          .map((form) => [foldName(form), id] as const)
          .concat([[id, id]]),
      ),
    ),
);

/**
 * Whether a person is known to meet all requirements. Who does not say is not known to; in the score the same silence
 * about years and languages costs nothing. Nobody writes down what they cannot do, so a skill that is not named is a
 * silence; a list of languages is whole, as the score takes it too.
 */
export function judgeRequirements(
  taxonomy: Taxonomy,
  facts: RequirementFacts,
  required: PreparedRequirements,
): RequirementVerdict {
  const verdicts = [
    judgeYears(facts.years ?? null, required.minYears),
    judgeSkills(facts.skills, required.skills),
    ...judgeLanguages(taxonomy, facts.languages ?? [], required.languages),
    judgeEducation(facts.education ?? null, required.education),
    judgePlace(taxonomy, facts.location, required.places),
    judgeNationality(taxonomy, facts.nationality ?? null, required.nationalities),
    judgeAmount(facts.noticeDays, required.noticeDays === null ? null : { min: 0, max: required.noticeDays }),
    judgeAmount(facts.salary, required.salary),
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
  taxonomy: Taxonomy,
  have: readonly SpokenLanguage[],
  need: PreparedRequirements['languages'],
): RequirementVerdict[] {
  if (have.length === 0) return need.map(() => 'silent');
  const levels = new Map(
    have.map(({ language, level }) => [languageKey(taxonomy, language), rankOfLanguageLevel(level)]),
  );
  return need.map(({ key, level }) => {
    const spoken = levels.get(key);
    if (spoken === undefined) return 'short';
    if (spoken >= level) return 'met';
    return spoken === 0 ? 'silent' : 'short';
  });
}

function judgeEducation(have: EducationLevel | null, need: number): RequirementVerdict {
  if (need < 0) return 'met';
  if (have === null) return 'silent';
  return rankOfEducation(have) >= need ? 'met' : 'short';
}

function judgePlace(
  taxonomy: Taxonomy,
  have: RequirementFacts['location'],
  need: PreparedRequirements['places'],
): RequirementVerdict {
  if (need.length === 0) return 'met';
  const { city, country } = placeKeys(taxonomy, have ?? undefined);
  if (city === null && country === null) return 'silent';
  const verdicts = need.map((asked): RequirementVerdict => {
    if (asked.city === null) {
      if (asked.country === country) return 'met';
      return country === null ? 'silent' : 'short';
    }
    if (asked.city === city) return 'met';
    // The country alone says nothing of the town.
    return city === null && (country === null || country === asked.country) ? 'silent' : 'short';
  });
  return verdicts.includes('met') ? 'met' : verdicts.includes('silent') ? 'silent' : 'short';
}

function judgeNationality(
  taxonomy: Taxonomy,
  have: string | null,
  need: ReadonlySet<string>,
): RequirementVerdict {
  if (need.size === 0) return 'met';
  if (!have?.trim()) return 'silent';
  return need.has(nationalityKey(taxonomy, have)) ? 'met' : 'short';
}

function judgeAmount(
  have: number | null | undefined,
  need: { min: number; max: number } | null,
): RequirementVerdict {
  if (need === null) return 'met';
  if (have === null || have === undefined) return 'silent';
  return have >= need.min && have <= need.max ? 'met' : 'short';
}

const NAMED = 'name:';

const keyOf = ({ id, name }: RequirementFacts['skills'][number]): string => id ?? `${NAMED}${foldName(name)}`;

/** The ids among required skills; the others are known by their names alone. */
export const skillIdsIn = ({ skills }: PreparedRequirements): string[] =>
  skills.filter((key) => !key.startsWith(NAMED));
