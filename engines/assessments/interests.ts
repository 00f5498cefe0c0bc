import { join } from 'node:path';
import {
  bilingual,
  columns,
  type InterestArea,
  interestAreas,
  linesOf,
  type Name,
  textFile,
} from '#engines/taxonomy/index.ts';

/** The interest profiler: sixty activities of Masar's own wording, ten of each of Holland's six areas. */

const DATA = join(import.meta.dirname, 'data', 'interests');

const ACTIVITIES_PER_AREA = 10;
/** Answers run from 1 (strongly dislike) to 5 (strongly like). */
const LEAST_LIKING = 1;
/** The answer of who would like an activity strongly. */
export const MOST_LIKING = 5;
/**
 * With scores of ten items (alpha near .9, deviation near 9 of 40) chance alone moves each by some 3 points, and the highest
 * and lowest of six equal ones about 8 apart: a profile no wider than that has no shape to go by.
 */
export const FLAT_RANGE = 8;

/** A score of 0 to 40 for each of Holland's areas: ten answers, each counted from 0 to 4. */
export type InterestScores = Record<InterestArea, number>;

/** Something to like or dislike; `number` is 1 to 60, twelve a page, each page with two of every area. */
interface Activity {
  number: number;
  id: string;
  area: InterestArea;
  text: Name;
}

/** What is said of an area, in both languages. */
interface InterestAreaText {
  area: InterestArea;
  /** `realistic`. */
  id: string;
  name: Name;
  /** What people of the area like, said to the person. */
  about: Name;
  /** Where such work is met. */
  found: Name;
}

/** The sixty activities in their order and the six areas, as they come with the product. */
export interface Interests {
  activities: readonly Activity[];
  areas: readonly InterestAreaText[];
}

/** Six scores with what they say: which areas are highest, and whether they differ at all. */
export interface InterestResult {
  /** 0 to 40 each. */
  scores: InterestScores;
  /** Highest score first; equal ones in the order of the areas. */
  areas: (InterestAreaText & { score: number })[];
  /** The areas that share the highest score; none of a flat profile. */
  top: InterestArea[];
  /** Whether the areas differ by no more than chance would make them. */
  isFlat: boolean;
  /** How many activities were answered; the others count as the middle. `null` for typed scores. */
  answered: number | null;
}

/** Throws where the data is not whole: it is shipped with the product. */
export function openInterests(): Interests {
  return { activities: inPages(readActivities()), areas: readAreas() };
}

type Read = Omit<Activity, 'number'>;

function readActivities(): Read[] {
  return linesOf(textFile(DATA, 'activities.txt')).flatMap(({ text, place }) => {
    if (text === '') return [];
    const [id, cell, en, ar] = columns(text);
    const area = interestAreas.find((one) => one === cell);
    if (!id || !area || !en || !ar) throw new Error(`${place}: an activity is id | area | English | Arabic`);
    return [{ id, area, text: { en, ar } }];
  });
}

function readAreas(): InterestAreaText[] {
  return linesOf(textFile(DATA, 'areas.txt')).flatMap(({ text, place }) => {
    if (text === '') return [];
    const [cell, id, ...texts] = columns(text);
    const area = interestAreas.find((one) => one === cell);
    const [name, about, found] = texts.map(bilingual);
    if (!id || !area || !name?.ar || !about?.ar || !found?.ar)
      throw new Error(`${place}: an area is letter | id | name | what is liked | where it is found`);
    return [{ area, id, name, about, found }];
  });
}

function inPages(activities: readonly Read[]): Activity[] {
  return Array.from({ length: ACTIVITIES_PER_AREA }, (_, place) =>
    interestAreas.flatMap((area) => activities.filter((one) => one.area === area)[place] ?? []),
  )
    .flat()
    .map((activity, index) => ({ ...activity, number: index + 1 }));
}

/** Scores by question number from answers of 1 to 5: the sum of answer minus 1 of each area, as the public rule has it. */
export function scoreInterests(interests: Interests, answers: ReadonlyMap<number, number>): InterestResult {
  const middle = (LEAST_LIKING + MOST_LIKING) / 2;
  const scores = { R: 0, I: 0, A: 0, S: 0, E: 0, C: 0 };
  for (const { number, area } of interests.activities)
    scores[area] += (answers.get(number) ?? middle) - LEAST_LIKING;
  const answered = interests.activities.filter(({ number }) => answers.has(number)).length;
  return { ...readInterests(interests, scores), answered };
}

/** Reads scores that somebody brings from elsewhere. */
export function readInterests(interests: Interests, scores: InterestScores): InterestResult {
  const areas = interests.areas
    .map((area) => ({ ...area, score: scores[area.area] }))
    .sort((a, b) => b.score - a.score);
  const isFlat = interestRange(scores) < FLAT_RANGE;
  const top = isFlat ? [] : areas.filter(({ score }) => score === areas[0]?.score).map(({ area }) => area);
  return { scores, areas, top, isFlat, answered: null };
}

/** How far the highest area stands above the lowest. */
export function interestRange(scores: InterestScores): number {
  const all = interestAreas.map((area) => scores[area]);
  return Math.max(...all) - Math.min(...all);
}
