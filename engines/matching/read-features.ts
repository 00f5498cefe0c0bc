import type { Taxonomy } from '#engines/taxonomy/index.ts';
import { readEducation } from './education.ts';
import type {
  JobFeatures,
  JobPosting,
  JobSkill,
  PersonProfile,
  ProfileFeatures,
  ProfileSkill,
  ProfileTitle,
} from './features.ts';
import { readFromAbroad } from './from-abroad.ts';
import { readLocation, readRemote } from './locations.ts';
import { withoutPersonalLines } from './personal-lines.ts';
import {
  jobSkillsIn,
  mergeJobSkills,
  mergeProfileSkills,
  profileSkillsIn,
  skillIdOf,
} from './read-skills.ts';
import { readLanguages } from './spoken-languages.ts';
import { findHeadline, findTitles } from './titles.ts';
import { asksElsewhere, wishedOccupations } from './wishes.ts';
import { type DateOfReading, readWorkYears, readYearsAsked } from './work-years.ts';

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
  // Visas and tickets stand among what is offered.
  const whole = [posting.title, text, posting.fullText ?? ''].join('\n');
  const fromAbroad = posting.fromAbroad ?? readFromAbroad(taxonomy, whole);
  if (fromAbroad) features.fromAbroad = fromAbroad;
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
  const listed = profile.listed ?? [];
  const text = withoutPersonalLines(taxonomy, [profile.text, ...listed].filter(Boolean).join('\n'));
  const given = (profile.skills ?? []).map((entry): ProfileSkill => {
    const skill = typeof entry === 'string' ? { name: entry } : entry;
    return { ...skill, id: skillIdOf(taxonomy, skill) };
  });
  const titles: ProfileTitle[] = [];
  if (profile.title?.trim()) titles.push({ title: profile.title.trim(), current: true });
  titles.push(...(profile.titles ?? []));
  const found = titles.length === 0 ? titlesIn(taxonomy, text) : [];
  const known = [...titles, ...found];
  const told = profileSkillsIn(
    taxonomy,
    known.map(({ title }) => title),
    text,
    listed.length > 0 ? profile.text.length : text.length,
  );
  const features: ProfileFeatures = {
    titles: known,
    skills: mergeProfileSkills(given, told.skills),
    text: told.text,
    years: profile.years === undefined ? readWorkYears(text, now) : profile.years,
  };
  if (told.text !== text) features.ownWords = text;
  const education = profile.education ?? readEducation(text, 'highest');
  const location =
    profile.location ??
    readLocation(taxonomy, withoutPersonalLines(taxonomy, profile.text, { keep: 'contacts' }));
  const languages = profile.languages ?? readLanguages(taxonomy, text, 'spoken');
  if (education) features.education = education;
  if (location) features.location = location;
  if (languages.length > 0) features.languages = languages;
  const relocates = profile.willingToRelocate ?? (asksElsewhere(taxonomy, profile.text) || undefined);
  if (relocates !== undefined) features.willingToRelocate = relocates;
  const wishes = wishedOccupations(taxonomy, text);
  if (wishes.length > 0) features.wishes = wishes;
  return features;
}

/** What somebody calls themself, then what they were called at work. */
function titlesIn(taxonomy: Taxonomy, text: string): ProfileTitle[] {
  const headline = findHeadline(taxonomy, text);
  const titles = findTitles(taxonomy, text);
  if (headline === null || titles.some(({ title }) => title === headline)) return titles;
  return [{ title: headline, current: true }, ...titles];
}

/** A person from the text of a resume alone. */
export function profileFeaturesFromText(
  taxonomy: Taxonomy,
  profile: { title?: string; text: string },
  now?: DateOfReading,
): ProfileFeatures {
  return profileFeatures(taxonomy, { title: profile.title, text: profile.text }, now);
}
