import type { z } from 'zod';
import {
  BUBBLE_START,
  FEWEST_PEOPLE,
  type getSkillInMap,
  type MappedSkill,
  type mapDemand,
  type mapSupply,
  type SkillInMap,
  type SkillMap,
} from '#contract/features/skill-maps.contract.ts';
import { derived, normaliseTitle, type Skill, type Taxonomy, titleIsKnown } from '#engines/taxonomy/index.ts';
import { foldName } from '#engines/text/index.ts';
import { liesIn } from '#server/features/jobs/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';
import { found } from '#server/platform/refusals.ts';
import {
  bestCoursesFor,
  type CourseNames,
  countInCourses,
  coursesCalled,
  namesOfInstitute,
} from './skill-maps.courses.ts';
import {
  type Counts,
  countInJobs,
  countInPeople,
  type JobsCounted,
  latestJobsAsking,
  type PeopleCounted,
  placesCounted,
} from './skill-maps.reads.ts';

export type MapCtx = SignedInCtx & Uses<'taxonomy'>;

/** Jobs, people and courses that the filters leave. */
interface Market {
  jobs: Counts;
  people: Counts;
  courses: Counts;
}

const RELATED = 5;
const MOST_JOBS = 10;
const MOST_COURSES = 5;

/** What live jobs ask for. */
export async function skillsInDemand(ctx: MapCtx, asked: z.output<typeof mapDemand.body>): Promise<SkillMap> {
  const market = await marketOf(ctx, await leftBy(ctx, { ...NO_STUDIES, ...asked }));
  return mapOf(ctx.taxonomy, market, { ...asked, of: 'jobs' });
}

/** What people have to offer, or courses. */
export async function skillsOnOffer(ctx: MapCtx, asked: z.output<typeof mapSupply.body>): Promise<SkillMap> {
  const market = await marketOf(ctx, await leftBy(ctx, { ...ANY_JOB, ...asked }));
  return mapOf(ctx.taxonomy, market, asked);
}

const NO_STUDIES = { course_title: '', institute: '' };
const ANY_JOB = { job_title: '', industry: '' };

type Filters = z.output<typeof getSkillInMap.query>;

/** Which jobs, people and courses the filters leave. */
async function leftBy(ctx: MapCtx, filters: Filters) {
  return {
    jobs: await jobsAskedFor(ctx, filters),
    people: await peopleAskedFor(ctx, filters),
    courses: coursesCalled(ctx.taxonomy, filters),
  };
}

async function marketOf({ db }: MapCtx, left: Awaited<ReturnType<typeof leftBy>>): Promise<Market> {
  return {
    jobs: await countInJobs(db, left.jobs),
    people: await countInPeople(db, left.people),
    courses: countInCourses(left.courses),
  };
}

async function jobsAskedFor(
  { db, taxonomy, actor }: MapCtx,
  { state, job_title: title, industry }: Pick<Filters, 'state' | 'job_title' | 'industry'>,
): Promise<JobsCounted> {
  return {
    portal: actor.portal,
    places: state ? (await placesCounted(db, actor.portal, 'jobs')).filter(liesIn(taxonomy, state)) : null,
    sector: null,
    level: null,
    industry: industry ? industryNamed(taxonomy, industry) : null,
    called: title ? { title, occupations: occupationsCalled(taxonomy, title) } : null,
  };
}

async function peopleAskedFor(
  { db, taxonomy, actor }: MapCtx,
  { state, course_title: title, institute }: CourseNames & { state: string },
): Promise<PeopleCounted> {
  const isThere = liesIn(taxonomy, state);
  return {
    portal: actor.portal,
    places: state
      ? (await placesCounted(db, actor.portal, 'people')).filter((place) => isThere(wordsOfPlace(place)))
      : null,
    sector: null,
    level: null,
    studied: title || null,
    studiedAt: institute ? namesOfInstitute(taxonomy, institute) : null,
    companyId: actor.companyId,
  };
}

/** A place of a profile, which is kept as JSON, in words. */
function wordsOfPlace(place: string): string {
  const { city, country }: { city?: string; country?: string } = JSON.parse(place);
  return [city, country].filter(Boolean).join(', ');
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

interface MapAsked {
  page: number;
  limit: number;
  category?: MappedSkill['group'] | null | undefined;
  of: keyof Market;
}

/** A page of a map: the skills that are counted most. Where people are counted, those of too few are left out. */
function mapOf(taxonomy: Taxonomy, market: Market, { page, limit, category, of }: MapAsked): SkillMap {
  const all = [...market[of].bySkill].flatMap(([id, count]) => {
    const skill = taxonomy.skill(id);
    return skill && (!category || skill.group === category) ? [{ skill, count }] : [];
  });
  const told = of === 'people' ? all.filter(({ count }) => count >= FEWEST_PEOPLE) : all;
  const { total } = market[of];
  const results = told
    .toSorted((a, b) => b.count - a.count || (a.skill.id < b.skill.id ? -1 : 1))
    .slice((page - 1) * limit, page * limit)
    .map(({ skill, count }, index) => ({
      ...balanceOf(market, skill.id),
      ...named(skill),
      group: skill.group,
      definition: definitionOf(skill),
      count,
      size: 6 * count + index,
      x: BUBBLE_START,
      y: BUBBLE_START,
      share: count / total,
      related: nearest(taxonomy, skill.id).map(named),
    }));
  return {
    results,
    total: told.length,
    page,
    limit,
    jobs_counted: market.jobs.total,
    people_counted: enough(market.people.total),
    courses_counted: market.courses.total,
    left_out: all.length - told.length,
  };
}

/** One skill, and what stands behind its numbers. */
export async function skillBehindNumbers(ctx: MapCtx, id: string, filters: Filters): Promise<SkillInMap> {
  const { taxonomy } = ctx;
  const skill = found(taxonomy.skill(id), 'skill_maps.skill_not_found');
  const left = await leftBy(ctx, filters);
  const market = await marketOf(ctx, left);
  const jobs = await latestJobsAsking(ctx.db, skill.id, left.jobs, ctx.now, MOST_JOBS);
  return {
    ...balanceOf(market, skill.id),
    ...named(skill),
    group: skill.group,
    category: skill.category,
    definition: definitionOf(skill),
    related: nearest(taxonomy, skill.id).map((other) => {
      const { jobs: asking, people } = balanceOf(market, other.id);
      return { ...named(other), jobs: asking, people };
    }),
    latest_jobs: jobs.map(({ companyId, ...job }) => ({
      ...job,
      is_own: companyId === ctx.actor.companyId,
    })),
    best_courses: bestCoursesFor(taxonomy, left.courses, skill.id, MOST_COURSES),
  };
}

function balanceOf(market: Market, id: string) {
  const jobs = market.jobs.bySkill.get(id) ?? 0;
  const people = enough(market.people.bySkill.get(id) ?? 0);
  const courses = market.courses.bySkill.get(id) ?? 0;
  return { jobs, people, courses, gap: people === null ? null : jobs - people };
}

/** A number of people, where it is large enough to say nothing of anybody. */
const enough = (people: number): number | null => (people < FEWEST_PEOPLE ? null : people);

const named = ({ id, name }: Skill) => ({ id, name });
const definitionOf = ({ meaning }: Skill) => (meaning.en && meaning.ar ? meaning : null);

/** The skills that the taxonomy relates to one, in either direction, nearest first. */
const nearest = (taxonomy: Taxonomy, id: string): readonly Skill[] => relatedIn(taxonomy).get(id) ?? [];

const relatedIn = derived((taxonomy) => {
  const strengths = new Map<string, Map<string, number>>();
  const relate = (one: string, other: string, strength: number) => {
    const known = strengths.get(one) ?? new Map<string, number>();
    strengths.set(one, known.set(other, Math.max(strength, known.get(other) ?? 0)));
  };
  for (const { id, related } of taxonomy.skills)
    for (const other of related) {
      relate(id, other.id, other.strength);
      relate(other.id, id, other.strength);
    }
  return new Map(
    [...strengths].map(([id, others]) => [
      id,
      [...others]
        .sort(([a, near], [b, far]) => far - near || (a < b ? -1 : 1))
        .slice(0, RELATED)
        .flatMap(([other]) => taxonomy.skill(other) ?? []),
    ]),
  );
});
