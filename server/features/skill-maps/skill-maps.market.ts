import { FEWEST_PEOPLE, type MarketLevel } from '#contract/features/skill-maps.contract.ts';
import {
  type Course,
  normaliseTitle,
  type Skill,
  shownNameOf,
  type Taxonomy,
  titleIsKnown,
} from '#engines/taxonomy/index.ts';
import { foldName, listed } from '#engines/text/index.ts';
import { liesIn } from '#server/features/jobs/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';
import { countInCourses, coursesCalled, namesOfInstitute } from './skill-maps.courses.ts';
import {
  type Counts,
  countInJobs,
  countInPeople,
  type JobsCounted,
  type PeopleCounted,
  placesCounted,
} from './skill-maps.reads.ts';

export type MapCtx = SignedInCtx & Uses<'taxonomy'>;

/** Jobs, people and courses that the filters leave. */
export interface Market {
  jobs: Counts;
  people: Counts;
  courses: Counts;
}

/** What narrows a market; an empty text is anything. */
export interface MarketFilters {
  state: string;
  job_title: string;
  industry: string;
  course_title: string;
  institute: string;
  sector: string;
  level: MarketLevel | null;
}

/** Anything anywhere. */
export const NO_FILTERS: MarketFilters = {
  state: '',
  job_title: '',
  industry: '',
  course_title: '',
  institute: '',
  sector: '',
  level: null,
};

/** Which jobs, people and courses the filters leave. */
export interface Left {
  jobs: JobsCounted;
  people: PeopleCounted;
  courses: readonly Course[];
}

export async function leftBy(ctx: MapCtx, filters: MarketFilters): Promise<Left> {
  return {
    jobs: await jobsAskedFor(ctx, filters),
    people: await peopleAskedFor(ctx, filters),
    courses: coursesCalled(ctx.taxonomy, filters),
  };
}

export async function marketOf({ db }: MapCtx, left: Left): Promise<Market> {
  return {
    jobs: await countInJobs(db, left.jobs),
    people: await countInPeople(db, left.people),
    courses: countInCourses(left.courses),
  };
}

async function jobsAskedFor(
  { db, taxonomy, actor }: MapCtx,
  { state, job_title: title, industry, sector, level }: MarketFilters,
): Promise<JobsCounted> {
  return {
    portal: actor.portal,
    places: state ? (await placesCounted(db, actor.portal, 'jobs')).filter(liesIn(taxonomy, state)) : null,
    sector: sector || null,
    level,
    industry: industry ? industryNamed(taxonomy, industry) : null,
    called: title ? { title, occupations: occupationsCalled(taxonomy, title) } : null,
  };
}

async function peopleAskedFor(
  { db, taxonomy, actor }: MapCtx,
  { state, course_title: title, institute, sector, level }: MarketFilters,
): Promise<PeopleCounted> {
  const isThere = liesIn(taxonomy, state);
  return {
    portal: actor.portal,
    places: state
      ? (await placesCounted(db, actor.portal, 'people')).filter((place) => isThere(wordsOfPlace(place)))
      : null,
    sector: sector || null,
    level,
    studied: title || null,
    studiedAt: institute ? namesOfInstitute(taxonomy, institute) : null,
    companyId: actor.companyId,
  };
}

/** A place of a profile, which is kept as JSON, in words. */
function wordsOfPlace(place: string): string {
  const { city, country }: { city?: string; country?: string } = JSON.parse(place);
  return listed([city ?? '', country ?? '']);
}

const occupationsCalled = (taxonomy: Taxonomy, title: string): string[] =>
  normaliseTitle(taxonomy, title, 5)
    .filter(({ score }) => score >= titleIsKnown)
    .map(({ id }) => id);

/** The id of an industry that is named by it or by its name in either language; else the words, which no job bears. */
function industryNamed(taxonomy: Taxonomy, words: string): string {
  const wanted = foldName(words);
  const { industries } = taxonomy;
  const known = industries.find(({ name }) => [name.en, name.ar].some((one) => foldName(one) === wanted));
  return taxonomy.industry(words)?.id ?? known?.id ?? words;
}

/** Jobs, people and courses of one skill. */
export function balanceOf(market: Market, id: string) {
  const jobs = market.jobs.bySkill.get(id) ?? 0;
  const people = enough(market.people.bySkill.get(id) ?? 0);
  const courses = market.courses.bySkill.get(id) ?? 0;
  return { jobs, people, courses, ...gapOf(jobs, people) };
}

/** How many people are lacking; where they are too few to be told, how many at least. */
export const gapOf = (jobs: number, people: number | null) =>
  people === null
    ? { gap: null, gap_at_least: Math.max(0, jobs - FEWEST_PEOPLE + 1) }
    : { gap: jobs - people, gap_at_least: null };

/** A number of people, where it is large enough to say nothing of anybody. */
export const enough = (people: number): number | null => (people < FEWEST_PEOPLE ? null : people);

/** A skill by its id and its names. */
export const named = (skill: Skill) => ({ id: skill.id, name: shownNameOf(skill) });
