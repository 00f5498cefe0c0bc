import type { Taxonomy } from '#engines/taxonomy/index.ts';
import { fold, hashOf } from '#engines/text/index.ts';
import { rankOfEducation } from './education.ts';
import type { JobFeatures, Location, ProfileFeatures, ProfileTitle, SpokenLanguage } from './features.ts';
import { abroadOf } from './from-abroad.ts';
import { levelOfLeaders, levelOfTitle, levelsShown } from './levels.ts';
import { licenceAsked, licencesShown } from './licences.ts';
import { placeKeys } from './locations.ts';
import { roundedText } from './match-index-rounding.ts';
import type { MatchModel } from './model.ts';
import { withoutPersonalLines } from './personal-lines.ts';
import type { Importance } from './postings.ts';
import { postsOfTitle, titleOfChosen } from './posts-of-title.ts';
import { registrationsAsked, registrationsShown } from './registrations.ts';
import { levelOfJob, mostYearsOf } from './seniority.ts';
import { languageKey, rankOfLanguageLevel } from './spoken-languages.ts';
import type { TextVector } from './text-model.ts';
import type { PreparedTitle } from './titles.ts';
import { titlesBorneOut } from './titles-borne-out.ts';
import { titlesThatCount } from './wishes.ts';
import { evidenceOf, type WorkVector, workFrom, workOfJob } from './work.ts';

/** A place as numbers; 0 where it is not known. */
interface PreparedPlace {
  city: number;
  country: number;
}

/** Languages as hashes with their levels, 0 (unknown) to 5 (native). */
export interface PreparedLanguages {
  ids: Int32Array;
  levels: Uint8Array;
}

/** A job as numbers: what a score needs of it, with no string in it but the id. */
export interface PreparedJob {
  id: string;
  /** Index in the taxonomy, or a negative hash for skills it does not know. Each once. */
  skills: Int32Array;
  /** idf * importance, or the weight given in its place */
  weights: Float64Array;
  totalWeight: number;
  /** 1 to 5; 0 where the job does not say. */
  needs: Uint8Array;
  title: PreparedTitle | null;
  text: TextVector;
  work: WorkVector;
  /** -1 where nothing is asked. */
  minYears: number;
  /** -1 where more years than asked cost nothing. */
  mostYears: number;
  /** How high the work stands (`levelOfJob`). */
  level: number;
  /** The licensed profession that it is, as a bit (`licenceAsked`). */
  licence: number;
  education: number;
  place: PreparedPlace;
  remote: boolean;
  /** Whether it takes people from another country: 0 where it does not say, 1 gladly, 2 not at all. */
  abroad: number;
  languages: PreparedLanguages;
}

/** A profile as numbers, which the score compares without touching a string. */
export interface PreparedProfile {
  id: string;
  skills: Int32Array;
  /** 1 to 5; 0 where not known. */
  levels: Uint8Array;
  titles: { title: PreparedTitle; factor: number }[];
  text: TextVector;
  work: WorkVector;
  /** How high somebody stands and stood (`levelsShown`). */
  levelsHeld: number;
  /** The licensed professions practised, as bits; -1 where not known (`licencesShown`). */
  licences: number;
  /** -1 where not known. */
  years: number;
  education: number;
  place: PreparedPlace;
  relocates: boolean;
  /** `null` where not known. */
  languages: PreparedLanguages | null;
}

/** What a skill counts for that has no weight of its own. */
export const importanceWeights: Record<Importance, number> = { must: 1, should: 0.6, nice: 0.3 };

/** Weights that are given are rounded to so many steps: few enough for an index to hold each skill's once. */
export const weightSteps = 20;

/** What a job's skill counts for beside its rarity, 0 to 1. */
export function askedWeight({ weight, importance }: { weight?: number; importance: Importance }): number {
  if (weight === undefined) return importanceWeights[importance];
  return Math.round(Math.min(1, Math.max(0, weight)) * weightSteps) / weightSteps;
}

/** A title held before counts this much of one held now. */
export const pastTitleFactor = 0.4;

/**
 * Everything of a job that pairs share, done once: look-ups, hashes, vectors. About half a millisecond. Texts are
 * rounded as the index holds them, so that a ranking and an explanation of the same pair are the same number.
 */
export function prepareJob(id: string, job: JobFeatures, model: MatchModel): PreparedJob {
  const skills = new Map<number, { weight: number; need: number }>();
  for (const skill of job.skills) {
    const key = skillKey(skill, model);
    const weight = idfOf(key, model) * askedWeight(skill);
    // It neither counts nor is compared.
    if (skill.weight !== undefined && weight === 0) continue;
    const known = skills.get(key);
    if (!known) skills.set(key, { weight, need: levelOf(skill.level) });
    else known.weight = Math.max(known.weight, weight);
  }
  const { occupationIds: chosen } = job;
  const own = chosen ? { ...job, title: titleOfChosen(model.taxonomy, job.title, chosen) } : job;
  const text = roundedText(model.text.vector(job.text, own.title));
  const title = model.titles.prepare(own.title, chosen);
  // A profession that one post asks for is not asked of the others.
  const posts = chosen ? [] : postsOfTitle(model.taxonomy, job.title);
  const isForSeveral = posts.length > 0;
  let totalWeight = 0;
  // Which skills each of several trades asks for is not known: whoever fits one needs none of the others'.
  const areTrades = areApart(posts, model) && levelOfTitle(job.title) < levelOfLeaders;
  if (!areTrades) for (const { weight } of skills.values()) totalWeight += weight;
  return {
    id,
    skills: Int32Array.from(skills.keys()),
    weights: Float64Array.from(skills.values(), (skill) => skill.weight),
    totalWeight,
    needs: Uint8Array.from(skills.values(), (skill) => skill.need),
    title,
    text,
    work: workOfJob(text, job, model),
    minYears: job.minYears ?? -1,
    mostYears: (isForSeveral ? job.maxYears : mostYearsOf(own)) ?? -1,
    level: isForSeveral ? levelOfTitle(job.title) : levelOfJob(own),
    licence: isForSeveral ? 0 : askedOf(licenceAsked(model.taxonomy, title), job.text),
    education: job.education ? rankOfEducation(job.education) : -1,
    place: preparePlace(model.taxonomy, job.location),
    remote: job.remote ?? false,
    // One of several posts may be for who is there, and another for anybody.
    abroad: isForSeveral ? 0 : abroadOf(job.fromAbroad),
    languages: prepareLanguages(model.taxonomy, job.languages ?? []),
  };
}

/** Whether two of several posts are different work; a leader of one ("Fitness Manager / Head Trainer") has one post by two names. */
const areApart = (posts: readonly number[], { occupations: { ids, values } }: MatchModel): boolean =>
  posts.some((one) => posts.some((other) => values[one * ids.length + other]! < sameWork));
const sameWork = 0.5;

/** Everything of a person that pairs share. Personal lines are taken out here too, whoever built the features. */
export function prepareProfile(id: string, profile: ProfileFeatures, model: MatchModel): PreparedProfile {
  const levels = new Map<number, number>();
  for (const skill of profile.skills) {
    const key = skillKey(skill, model);
    const level = levelOf(skill.level);
    const known = levels.get(key);
    // Not knowing a level never costs, so a repeat without one wins over a repeat with one.
    if (known === undefined) levels.set(key, level);
    else levels.set(key, known === 0 || level === 0 ? 0 : Math.max(known, level));
  }
  const titleText = profile.titles.map(({ title }) => title).join('\n');
  const text = roundedText(
    model.text.vector(`${titleText}\n${withoutPersonalLines(model.taxonomy, profile.text)}`),
  );
  const evidence = evidenceOf(text, model);
  const told = titlesBorneOut(profile.titles, { words: profile.text, evidence }, model);
  const counted = titlesThatCount({ ...profile, titles: told }, model);
  const preparedOf = (held: readonly ProfileTitle[]) =>
    held.flatMap(({ title, current }) => {
      const prepared = model.titles.prepare(title);
      return prepared ? [{ title: prepared, factor: current ? 1 : pastTitleFactor }] : [];
    });
  const work = workFrom(evidence, counted, model);
  return {
    id,
    skills: Int32Array.from(levels.keys()),
    levels: Uint8Array.from(levels.values()),
    titles: preparedOf(counted),
    text,
    work,
    levelsHeld: levelsShown(told),
    // What somebody only asks for they have neither practised nor held.
    licences: shownBy(licencesShown(model.taxonomy, preparedOf(told), work), profile.text),
    years: profile.years ?? -1,
    education: profile.education ? rankOfEducation(profile.education) : -1,
    place: preparePlace(model.taxonomy, profile.location),
    relocates: profile.willingToRelocate ?? false,
    languages: profile.languages?.length ? prepareLanguages(model.taxonomy, profile.languages) : null,
  };
}

/** The number under which a skill is compared. */
export function skillKey(skill: { id: string | null; name: string }, model: MatchModel): number {
  const index = skill.id === null ? undefined : model.skillIndex.get(skill.id);
  return (
    index ??
    hashOf(
      fold(skill.id ?? skill.name)
        .trim()
        .replace(/\s+/g, ' '),
    ) | 0x80000000
  );
}

/** How much a skill weighs by its rarity; one that the taxonomy lacks as much as the rare ones. */
export function idfOf(key: number, model: MatchModel): number {
  return key >= 0 ? model.idf[key]! : model.idfOfUnknown;
}

/** A licensed profession with the registrations for it that its posting asks for. */
const askedOf = (profession: number, text: string): number =>
  profession === 0 ? 0 : profession | registrationsAsked(text);

const shownBy = (professions: number, text: string): number =>
  professions === -1 ? -1 : professions | registrationsShown(text);

function levelOf(level: number | undefined): number {
  return level === undefined ? 0 : Math.min(5, Math.max(1, Math.round(level)));
}

function preparePlace(taxonomy: Taxonomy, location: Location | undefined): PreparedPlace {
  const { city, country } = placeKeys(taxonomy, location);
  return { city: city ? hashOf(city) : 0, country: country ? hashOf(country) : 0 };
}

function prepareLanguages(taxonomy: Taxonomy, languages: readonly SpokenLanguage[]): PreparedLanguages {
  return {
    ids: Int32Array.from(languages, ({ language }) => hashOf(languageKey(taxonomy, language))),
    levels: Uint8Array.from(languages, ({ level }) => rankOfLanguageLevel(level)),
  };
}
