import { type EducationLevel, findSkills, type Taxonomy } from '#engines/taxonomy/index.ts';
import { readEducation } from './education.ts';
import { type Location, readLocation, readRemote } from './locations.ts';
import { withoutPersonalLines } from './personal-lines.ts';
import { type Importance, importanceByLine, lineAt, linesOf } from './postings.ts';
import { readLanguages, type SpokenLanguage } from './spoken-languages.ts';
import { findTitles } from './titles.ts';
import { type DateOfReading, readWorkYears, readYearsAsked } from './work-years.ts';

export type { Location, SpokenLanguage };

/** Where a value was read: the sentence or line, at most some 200 characters. */
export interface FeaturePlace {
  /** As it stands there, but for white space. */
  text: string;
  in: 'title' | 'text';
  /** Offsets in the title or text that was read, `end` behind the last character. */
  start: number;
  end: number;
}

/** A skill that a job asks for. */
export interface JobSkill {
  /** Id in the taxonomy; `null` for a skill it does not know. */
  id: string | null;
  name: string;
  importance: Importance;
  /** 0 to 1, in place of what the importance counts for; 0 for a skill that counts for nothing. */
  weight?: number;
  /** 1 (aware) to 5 (expert). */
  level?: number;
  place?: FeaturePlace;
}

/** A skill that a person has. */
export interface ProfileSkill {
  id: string | null;
  name: string;
  /** 1 (aware) to 5 (expert). */
  level?: number;
  place?: FeaturePlace;
  /** Id of the course after which the person declared it; it counts like any other. */
  declaredAfter?: string;
}

/** What a job asks and offers besides skills; what is absent is not known. */
export interface JobConditions {
  minYears?: number;
  maxYears?: number;
  education?: EducationLevel;
  location?: Location;
  remote?: boolean;
  languages?: SpokenLanguage[];
}

/** All that the matcher knows of a job. Plain data, safe to store and to compare between versions. */
export interface JobFeatures extends JobConditions {
  title: string;
  occupationIds?: string[];
  skills: JobSkill[];
  text: string;
}

/** What a person is called at work, now or before. */
export interface ProfileTitle {
  title: string;
  current: boolean;
  /** How long. */
  months?: number;
}

/** All that the matcher knows of a person: nothing here says who they are. */
export interface ProfileFeatures {
  titles: ProfileTitle[];
  skills: ProfileSkill[];
  text: string;
  /** Years of work; `null` or absent when not known, which is never held against the person. */
  years?: number | null;
  education?: EducationLevel;
  location?: Location;
  languages?: SpokenLanguage[];
  willingToRelocate?: boolean;
}

/** A posting as people write it. What is given outranks what is read from the text. */
export interface JobPosting extends JobConditions {
  title: string;
  text: string;
  occupationIds?: string[];
  skills?: (
    | string
    | { id?: string | null; name: string; importance?: Importance; weight?: number; level?: number }
  )[];
}

/** A person as profiles and tests describe them. What is given outranks what is read from the text. */
export interface PersonProfile {
  /** The present title or headline; titles in `titles` come beside it. */
  title?: string;
  titles?: ProfileTitle[];
  text: string;
  skills?: (string | (Omit<ProfileSkill, 'id'> & { id?: string | null }))[];
  years?: number | null;
  education?: EducationLevel;
  location?: Location;
  languages?: SpokenLanguage[];
  willingToRelocate?: boolean;
}

/**
 * The features of a posting. Skills given by the employer are kept with their importance (`must` when not
 * said); skills found in the text join them with the importance that its wording or section gives.
 */
export function jobFeatures(taxonomy: Taxonomy, posting: JobPosting): JobFeatures {
  const { text } = posting;
  const asked = readYearsAsked(text);
  const given = (posting.skills ?? []).map((entry): JobSkill => {
    const skill = typeof entry === 'string' ? { name: entry } : entry;
    const known = skillIdOf(taxonomy, skill);
    return {
      id: known,
      name: skill.name,
      importance: ('importance' in skill && skill.importance) || 'must',
      ...('weight' in skill && skill.weight !== undefined ? { weight: skill.weight } : {}),
      ...('level' in skill && skill.level !== undefined ? { level: skill.level } : {}),
    };
  });
  const features: JobFeatures = {
    title: posting.title.trim(),
    skills: mergeJobSkills(given, jobSkillsIn(taxonomy, posting.title, text)),
    text,
    remote: posting.remote ?? readRemote(`${posting.title}\n${text}`),
  };
  if (posting.occupationIds) features.occupationIds = posting.occupationIds;
  const minYears = posting.minYears ?? asked?.min;
  const maxYears = posting.maxYears ?? asked?.max;
  const education = posting.education ?? readEducation(text, 'lowest');
  const location = posting.location ?? readLocation(taxonomy, `${posting.title}\n${text}`);
  const languages = posting.languages ?? readLanguages(taxonomy, text, 'required');
  if (minYears !== undefined) features.minYears = minYears;
  if (maxYears !== undefined) features.maxYears = maxYears;
  if (education) features.education = education;
  if (location) features.location = location;
  if (languages.length > 0) features.languages = languages;
  return features;
}

/** A job from its title and text alone: skills, years, education, languages and place are read from the words. */
export function jobFeaturesFromText(
  taxonomy: Taxonomy,
  posting: { title: string; text: string },
): JobFeatures {
  return jobFeatures(taxonomy, { title: posting.title, text: posting.text });
}

/**
 * The features of a person. Lines that say who someone is rather than what they can do (name, contacts, age,
 * gender, nationality, family) are taken out before anything is read. `now` closes jobs that are still held;
 * without it they count to the last year named in the text.
 */
export function profileFeatures(
  taxonomy: Taxonomy,
  profile: PersonProfile,
  now?: DateOfReading,
): ProfileFeatures {
  const text = withoutPersonalLines(taxonomy, profile.text);
  const given = (profile.skills ?? []).map((entry): ProfileSkill => {
    const skill = typeof entry === 'string' ? { name: entry } : entry;
    return { ...skill, id: skillIdOf(taxonomy, skill) };
  });
  const titles: ProfileTitle[] = [];
  if (profile.title?.trim()) titles.push({ title: profile.title.trim(), current: true });
  titles.push(...(profile.titles ?? []));
  const found = titles.length === 0 ? findTitles(taxonomy, text) : [];
  const features: ProfileFeatures = {
    titles: [...titles, ...found],
    skills: mergeProfileSkills(given, profileSkillsIn(taxonomy, text)),
    text,
    years: profile.years === undefined ? readWorkYears(text, now) : profile.years,
  };
  const education = profile.education ?? readEducation(text, 'highest');
  const location =
    profile.location ??
    readLocation(taxonomy, withoutPersonalLines(taxonomy, profile.text, { keep: 'contacts' }));
  const languages = profile.languages ?? readLanguages(taxonomy, text, 'spoken');
  if (education) features.education = education;
  if (location) features.location = location;
  if (languages.length > 0) features.languages = languages;
  if (profile.willingToRelocate !== undefined) features.willingToRelocate = profile.willingToRelocate;
  return features;
}

/** A person from the text of a resume alone. */
export function profileFeaturesFromText(
  taxonomy: Taxonomy,
  profile: { title?: string; text: string },
  now?: DateOfReading,
): ProfileFeatures {
  return profileFeatures(taxonomy, { title: profile.title, text: profile.text }, now);
}

function jobSkillsIn(taxonomy: Taxonomy, title: string, text: string): JobSkill[] {
  const lines = linesOf(text);
  const importance = importanceByLine(lines);
  const inTitle = findSkills(taxonomy, title).map(
    (hit): JobSkill => ({
      id: hit.skillId,
      name: skillName(taxonomy, hit.skillId),
      importance: 'must',
      place: { text: title.trim(), in: 'title', start: 0, end: title.length },
    }),
  );
  const inText = findSkills(taxonomy, text).map((hit): JobSkill => {
    const line = lineAt(lines, hit.start);
    return {
      id: hit.skillId,
      name: skillName(taxonomy, hit.skillId),
      importance: importance[line] ?? 'should',
      place: sentenceAround(text, hit.start, hit.end),
    };
  });
  return mergeJobSkills(inTitle, inText);
}

function profileSkillsIn(taxonomy: Taxonomy, text: string): ProfileSkill[] {
  return findSkills(taxonomy, text).map((hit) => ({
    id: hit.skillId,
    name: skillName(taxonomy, hit.skillId),
    place: sentenceAround(text, hit.start, hit.end),
  }));
}

const importanceOrder: Importance[] = ['nice', 'should', 'must'];

/** Earlier entries win, but for a place they lack; among those found in text the more important mention wins. */
function mergeJobSkills(first: JobSkill[], second: JobSkill[]): JobSkill[] {
  const merged = new Map<string, JobSkill>();
  const fixed = new Set(first.map(keyOf));
  for (const skill of [...first, ...second]) {
    const key = keyOf(skill);
    const known = merged.get(key);
    if (!known) merged.set(key, { ...skill });
    else {
      if (!known.place && skill.place) known.place = skill.place;
      const raises = importanceOrder.indexOf(skill.importance) > importanceOrder.indexOf(known.importance);
      if (raises && !fixed.has(key)) known.importance = skill.importance;
    }
  }
  return [...merged.values()];
}

function mergeProfileSkills(first: ProfileSkill[], second: ProfileSkill[]): ProfileSkill[] {
  const merged = new Map<string, ProfileSkill>();
  for (const skill of [...first, ...second]) {
    const key = keyOf(skill);
    const known = merged.get(key);
    if (!known) merged.set(key, { ...skill });
    else if (!known.place && skill.place) known.place = skill.place;
  }
  return [...merged.values()];
}

function keyOf(skill: { id: string | null; name: string }): string {
  return skill.id ?? `name:${skill.name.trim().toLowerCase()}`;
}

/** The taxonomy's id of a skill, by its id or else by any of its names; `null` for one it does not know. */
export function skillIdOf(taxonomy: Taxonomy, skill: { id?: string | null; name: string }): string | null {
  return (taxonomy.skill(skill.id ?? '') ?? taxonomy.resolveSkill(skill.name))?.id ?? null;
}

function skillName(taxonomy: Taxonomy, id: string): string {
  return taxonomy.skill(id)?.name.en ?? id;
}

const sentenceMarks = ['\n', '. ', '؛', '•', '! ', '? ', '؟'];

/** The sentence or line around a span, for showing where a skill was read. */
function sentenceAround(text: string, spanStart: number, spanEnd: number): FeaturePlace {
  const before = text.slice(Math.max(0, spanStart - 100), spanStart);
  const after = text.slice(spanEnd, spanEnd + 100);
  const from = Math.max(
    0,
    ...sentenceMarks.map((mark) => (before.includes(mark) ? before.lastIndexOf(mark) + mark.length : 0)),
  );
  const stops = sentenceMarks.map((mark) => after.indexOf(mark)).filter((at) => at >= 0);
  const sentence = text.slice(spanStart - before.length + from, spanEnd + Math.min(after.length, ...stops));
  const start = spanStart - before.length + from + (sentence.length - sentence.trimStart().length);
  return {
    text: sentence.replace(/\s+/g, ' ').trim(),
    in: 'text',
    start,
    end: start + sentence.trim().length,
  };
}
