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
import { derived, type Skill, type Taxonomy } from '#engines/taxonomy/index.ts';
import { pageOf } from '#server/platform/paging.ts';
import { found } from '#server/platform/refusals.ts';
import { bestCoursesFor } from './skill-maps.courses.ts';
import {
  balanceOf,
  enough,
  leftBy,
  type MapCtx,
  type Market,
  marketOf,
  NO_FILTERS,
  named,
} from './skill-maps.market.ts';
import { latestJobsAsking } from './skill-maps.reads.ts';

const RELATED = 5;
const MOST_JOBS = 10;
const MOST_COURSES = 5;

/** What live jobs ask for. */
export async function skillsInDemand(ctx: MapCtx, asked: z.output<typeof mapDemand.body>): Promise<SkillMap> {
  const market = await marketOf(ctx, await leftBy(ctx, { ...NO_FILTERS, ...asked }));
  return mapOf(ctx.taxonomy, market, { ...asked, of: 'jobs' });
}

/** What people have to offer, or courses. */
export async function skillsOnOffer(ctx: MapCtx, asked: z.output<typeof mapSupply.body>): Promise<SkillMap> {
  const market = await marketOf(ctx, await leftBy(ctx, { ...NO_FILTERS, ...asked }));
  return mapOf(ctx.taxonomy, market, asked);
}

type Filters = z.output<typeof getSkillInMap.query>;

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
  const ordered = told.toSorted((a, b) => b.count - a.count || (a.skill.id < b.skill.id ? -1 : 1));
  const results = pageOf(ordered, page, limit).map(({ skill, count }, index) => ({
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
  const left = await leftBy(ctx, { ...NO_FILTERS, ...filters });
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
