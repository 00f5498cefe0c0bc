import { standingOf, standingParts } from './from-abroad.ts';
import {
  denseByte,
  denseSteps,
  sparseByte,
  sparseSteps,
  workByte,
  workSteps,
} from './match-index-rounding.ts';
import type { MatchModel } from './model.ts';
import { idfOf, type PreparedJob, type PreparedProfile } from './prepare.ts';
import {
  at,
  bodyAt,
  checksumOf,
  type DocumentKind,
  factorOf,
  flags,
  headOf,
  importanceOf,
  importances,
  isWhole,
  lengthOfTitle,
  readFloat,
  readTitle,
  wordsFor,
  writeFloat,
} from './prepared-layout.ts';
import type { TextVector } from './text-model.ts';
import type { PreparedTitle } from './titles.ts';

const mostOfAnything = 0xffff;
const mostOfTitle = 0xff;

/** A job as bytes; `null` where they cannot say it: more than 65,535 of something, or weights of another model. */
export function encodeJob(job: PreparedJob, model: MatchModel): Uint8Array | null {
  const skillBytes = new Uint8Array(job.skills.length);
  for (let i = 0; i < skillBytes.length; i++) {
    const idf = idfOf(job.skills[i]!, model);
    const importance = importances.findIndex((weight) => idf * weight === job.weights[i]);
    if (importance < 0) return null;
    skillBytes[i] = job.needs[i]! | (importance << 3);
  }
  return encoded({
    kind: 'job',
    skills: job.skills,
    skillBytes,
    text: job.text,
    work: job.work,
    titles: job.title ? [{ title: job.title, factor: 1 }] : [],
    years: job.minYears,
    mostYears: job.mostYears,
    standing: standingOf(job),
    licences: job.licence,
    education: job.education,
    place: job.place,
    isMovable: job.remote,
    languages: job.languages,
  });
}

/** A profile as bytes; `null` where they cannot say it. */
export function encodeProfile(profile: PreparedProfile): Uint8Array | null {
  return encoded({
    kind: 'profile',
    skills: profile.skills,
    skillBytes: profile.levels,
    text: profile.text,
    work: profile.work,
    titles: profile.titles,
    years: profile.years,
    mostYears: -1,
    standing: profile.levelsHeld,
    licences: profile.licences,
    education: profile.education,
    place: profile.place,
    isMovable: profile.relocates,
    languages: profile.languages,
  });
}

interface Encodable
  extends Pick<
    PreparedProfile,
    'skills' | 'text' | 'work' | 'titles' | 'licences' | 'years' | 'education' | 'place'
  > {
  kind: DocumentKind;
  skillBytes: Uint8Array;
  mostYears: number;
  standing: number;
  isMovable: boolean;
  languages: PreparedProfile['languages'];
}

function encoded(document: Encodable): Uint8Array | null {
  const { skills, text, work, titles, languages } = document;
  const languageCount = languages?.ids.length ?? 0;
  const counts = [skills.length, text.ids.length, titles.length, languageCount, text.dense.length];
  const isTooMuch = ({ title }: { title: PreparedTitle }) =>
    title.words.length > mostOfTitle || title.occupations.length > mostOfTitle;
  if (counts.some((count) => count > mostOfAnything) || titles.some(isTooMuch)) return null;
  const length =
    bodyAt +
    skills.length +
    wordsFor(skills.length) +
    text.ids.length +
    work.occupations.length +
    wordsFor(text.dense.length) +
    titles.reduce((sum, { title }) => sum + 1 + 3 * (title.words.length + title.occupations.length), 0) +
    languageCount +
    wordsFor(languageCount);
  const words = new Int32Array(length);
  const bytes = new Uint8Array(words.buffer);
  words[at.head] = headOf(document.kind);
  words[at.skills] = skills.length | (text.ids.length << 16);
  words[at.titles] = titles.length | (languageCount << 16);
  const marks =
    (document.isMovable ? flags.movable : 0) |
    (text.script === 'arabic' ? flags.arabic : 0) |
    (languages ? flags.languages : 0);
  words[at.dense] = text.dense.length | (marks << 16);
  writeFloat(words, at.years, document.years);
  writeFloat(words, at.mostYears, document.mostYears);
  words[at.standing] = document.standing;
  words[at.licences] = document.licences;
  words[at.education] = document.education;
  words[at.city] = document.place.city;
  words[at.country] = document.place.country;
  words[at.work] = work.occupations.length;
  let next = bodyAt;
  words.set(skills, next);
  next += skills.length;
  bytes.set(document.skillBytes, next * 4);
  next += wordsFor(skills.length);
  for (let i = 0; i < text.ids.length; i++)
    words[next++] = (text.ids[i]! << 8) | sparseByte(text.weights[i]!);
  for (let i = 0; i < work.occupations.length; i++)
    words[next++] = (work.occupations[i]! << 8) | workByte(work.weights[i]!);
  for (let d = 0; d < text.dense.length; d++) bytes[next * 4 + d] = denseByte(text.dense[d]!);
  next += wordsFor(text.dense.length);
  for (const { title, factor } of titles) next = writeTitle(words, next, title, factor);
  if (languages) {
    words.set(languages.ids, next);
    bytes.set(languages.levels, (next + languageCount) * 4);
  }
  words[at.sum] = checksumOf(words, 0, length);
  return bytes;
}

function writeTitle(words: Int32Array, from: number, title: PreparedTitle, factor: number): number {
  const { words: stems, weights, occupations, confidences } = title;
  let next = from;
  words[next++] = stems.length | (occupations.length << 8) | (factor === 1 ? 0 : 1 << 16);
  words.set(stems, next);
  words.set(occupations, next + stems.length);
  next += stems.length + occupations.length;
  for (const weight of weights) next = writeFloat(words, next, weight);
  for (const confidence of confidences) next = writeFloat(words, next, confidence);
  return next;
}

/** The job that was encoded; `null` where the bytes are damaged, of another layout or not of a job. */
export function decodeJob(id: string, bytes: Uint8Array, model: MatchModel): PreparedJob | null {
  const read = decoded(bytes, 'job');
  if (!read?.skills.every((key) => key < model.idf.length)) return null;
  const weights = Float64Array.from(
    read.skills,
    (key, i) => idfOf(key, model) * importanceOf(read.skillBytes[i]!),
  );
  return {
    id,
    skills: read.skills,
    weights,
    totalWeight: weights.reduce((sum, weight) => sum + weight, 0),
    needs: read.skillBytes.map((byte) => byte & 7),
    title: read.titles[0]?.title ?? null,
    text: read.text,
    work: read.work,
    minYears: read.years,
    mostYears: read.mostYears,
    ...standingParts(read.standing),
    licence: read.licences,
    education: read.education,
    place: read.place,
    remote: read.isMovable,
    languages: read.languages ?? { ids: new Int32Array(0), levels: new Uint8Array(0) },
  };
}

/** The profile that was encoded; `null` where the bytes are damaged, of another layout or not of a profile. */
export function decodeProfile(id: string, bytes: Uint8Array): PreparedProfile | null {
  const read = decoded(bytes, 'profile');
  return (
    read && {
      id,
      skills: read.skills,
      levels: read.skillBytes,
      titles: read.titles,
      text: read.text,
      work: read.work,
      levelsHeld: read.standing,
      licences: read.licences,
      years: read.years,
      education: read.education,
      place: read.place,
      relocates: read.isMovable,
      languages: read.languages,
    }
  );
}

function decoded(bytes: Uint8Array, kind: DocumentKind): Encodable | null {
  if (bytes.length % 4 !== 0) return null;
  // A copy, at a whole word: a Buffer's own `slice` is a view of memory that it shares.
  const whole = new Uint8Array(bytes);
  const words = new Int32Array(whole.buffer);
  if (!isWhole(words, 0, words.length, kind)) return null;
  // The checksum holds, so that the counts are those that were written.
  const [skillCount, termCount] = [words[at.skills]! & 0xffff, words[at.skills]! >>> 16];
  const [titleCount, languageCount] = [words[at.titles]! & 0xffff, words[at.titles]! >>> 16];
  const [dimensions, marks] = [words[at.dense]! & 0xffff, words[at.dense]! >>> 16];
  let next = bodyAt;
  const skills = words.slice(next, next + skillCount);
  next += skillCount;
  const skillBytes = whole.slice(next * 4, next * 4 + skillCount);
  next += wordsFor(skillCount);
  const terms = new Uint32Array(whole.buffer, next * 4, termCount);
  next += termCount;
  const workCount = words[at.work]!;
  const occupations = new Uint32Array(whole.buffer, next * 4, workCount);
  next += workCount;
  const dense = new Int8Array(whole.buffer, next * 4, dimensions);
  const text: TextVector = {
    ids: Int32Array.from(terms, (term) => term >>> 8),
    weights: Float32Array.from(terms, (term) => (term & 255) / sparseSteps),
    dense: Float32Array.from(dense, (component) => component / denseSteps),
    script: marks & flags.arabic ? 'arabic' : 'latin',
  };
  next += wordsFor(dimensions);
  const titles: Encodable['titles'] = [];
  for (let i = 0; i < titleCount; i++) {
    titles.push({ title: readTitle(words, next), factor: factorOf(words[next]!) });
    next += lengthOfTitle(words[next]!);
  }
  const languages = {
    ids: words.slice(next, next + languageCount),
    levels: whole.slice((next + languageCount) * 4, (next + languageCount) * 4 + languageCount),
  };
  return {
    kind,
    skills,
    skillBytes,
    text,
    work: {
      occupations: Int32Array.from(occupations, (entry) => entry >>> 8),
      weights: Float32Array.from(occupations, (entry) => (entry & 255) / workSteps),
    },
    titles,
    years: readFloat(words, at.years),
    mostYears: readFloat(words, at.mostYears),
    standing: words[at.standing]!,
    licences: words[at.licences]!,
    education: words[at.education]!,
    place: { city: words[at.city]!, country: words[at.country]! },
    isMovable: (marks & flags.movable) !== 0,
    languages: marks & flags.languages ? languages : null,
  };
}
