import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Bilingual, Id, PageNumber, pageOf, pageSize } from '../kernel/fields.ts';
import type { AccountState } from '../kernel/user-states.ts';
import { NamedSkill } from './courses.contract.ts';
import { SkillGroupKey } from './skills.contract.ts';

/** Which skills live jobs ask for, and which people and courses have to offer. */

/** Behind a number of people stand at least so many; a smaller one is not told. */
export const FEWEST_PEOPLE = 5;

/** The place that the maps begin with. */
export const USUAL_STATE = 'Dubai';

/** Where every bubble starts from; whoever draws the map moves them apart. */
export const BUBBLE_START = 1040;

/** The most bubbles of one map. */
export const MOST_BUBBLES = 200;

/** Levels of jobs and people alike, the lowest first: jobs name finer ones, people often none. */
export const MARKET_LEVELS = ['junior', 'mid', 'senior', 'leading'] as const;
export type MarketLevel = (typeof MARKET_LEVELS)[number];

const SKILL_MAP_READERS = [
  'RECRUITER',
  'RECRUITER_ADMIN',
  'INSTITUTE',
] as const satisfies readonly AccountState[];

const Count = z.number().int();
const Words = z.string().trim().max(120).default('');

/** Jobs, people and courses of one skill, whatever the map is of. */
const Balance = {
  /** Live jobs that ask for it. */
  jobs: Count,
  /** People with it who let themselves be found; null where they are fewer than five. */
  people: Count.nullable(),
  /** Courses of the catalogue that teach it. */
  courses: Count,
  /** Jobs minus people: above zero more is asked for than there is. Null where the people are not told. */
  gap: Count.nullable(),
};

/** A bubble of a map, and a row of the table beside it. */
export const MappedSkill = NamedSkill.extend({
  ...Balance,
  group: SkillGroupKey,
  /** Null where nobody has written one. */
  definition: Bilingual.nullable(),
  /** What the map counts: jobs, people or courses. */
  count: Count,
  /** 6 × count + the place on the page, from 0. */
  size: Count,
  x: Count,
  y: Count,
  /** Of all jobs, people or courses that the filters leave, 0 to 1. */
  share: z.number(),
  /** The nearest skills, nearest first. */
  related: z.array(NamedSkill),
});
export type MappedSkill = z.infer<typeof MappedSkill>;

/** A page of a map, the highest count first. */
export const SkillMap = pageOf(MappedSkill).extend({
  /** Live jobs that the filters leave. */
  jobs_counted: Count,
  /** People that the filters leave; null where they are fewer than five. */
  people_counted: Count.nullable(),
  /** Courses that the filters leave. */
  courses_counted: Count,
  /** Skills that are left out because fewer than five people have them. */
  left_out: Count,
});
export type SkillMap = z.infer<typeof SkillMap>;

const Paging = { page: PageNumber, limit: pageSize(10, MOST_BUBBLES) };
/** A place of any kind, in either language; empty for everywhere. */
const Place = { state: z.string().trim().max(120).default(USUAL_STATE) };
const Category = { category: SkillGroupKey.nullish() };

const DemandFilters = {
  /** Words of the title, or an occupation by one of its names. */
  job_title: Words,
  /** Id or name of an industry. */
  industry: Words,
};

/** What a map of supply can count. */
export const SUPPLY_OF = ['people', 'courses'] as const;

const SupplyFilters = {
  /** Words of a degree, a field of study, a certificate or a course. */
  course_title: Words,
  /** Where people studied, or who gives a course. */
  institute: Words,
};

export const mapDemand = endpoint({
  method: 'POST',
  path: '/institute/skills/demand',
  access: SKILL_MAP_READERS,
  weight: 'usual',
  summary:
    'Skills that live jobs of the portal ask for, most asked for first, with the people who have them.',
  body: z.object({ ...Paging, ...Place, ...DemandFilters, ...Category }),
  response: SkillMap,
});

export const mapSupply = endpoint({
  method: 'POST',
  path: '/institute/skills/supply',
  access: SKILL_MAP_READERS,
  weight: 'usual',
  summary:
    'Skills that people have who let themselves be found, or that courses teach, with the jobs that ask for them. A skill of fewer than five people is left out.',
  body: z.object({
    ...Paging,
    ...Place,
    ...SupplyFilters,
    ...Category,
    of: z.enum(SUPPLY_OF).default('people'),
  }),
  response: SkillMap,
});

/** Of the taxonomy: words with hyphens. */
const SkillId = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** One skill of a map: what it is, and what stands behind its numbers. */
export const SkillInMap = NamedSkill.extend({
  ...Balance,
  group: SkillGroupKey,
  category: Bilingual,
  definition: Bilingual.nullable(),
  related: z.array(NamedSkill.extend({ jobs: Count, people: Count.nullable() })),
  /** The latest of the jobs that ask for it. */
  latest_jobs: z.array(
    z.object({
      jid: Id,
      job_title: z.string(),
      company_name: z.string(),
      location: z.string().nullable(),
      /** Of the caller’s company. */
      is_own: z.boolean(),
    }),
  ),
  /** Some of the courses that teach it, those that lead furthest first. */
  best_courses: z.array(
    z.object({ id: z.string(), title: Bilingual, provider: Bilingual, hours: z.number(), link: z.string() }),
  ),
});
export type SkillInMap = z.infer<typeof SkillInMap>;

export const getSkillInMap = endpoint({
  method: 'GET',
  path: '/institute/skills/{id}',
  access: SKILL_MAP_READERS,
  summary:
    'One skill of the maps: its definition, related skills, and the jobs and courses behind its numbers.',
  params: z.object({ id: SkillId }),
  query: z.object({ ...Place, ...DemandFilters, ...SupplyFilters }),
  response: SkillInMap,
  errors: ['skill_maps.skill_not_found'],
});

/** Why a call about the maps is refused, with the HTTP status of each. */
export const skillMapErrors = { 'skill_maps.skill_not_found': 404 } as const;

declare module '../kernel/errors.ts' {
  interface ErrorCodes extends Record<keyof typeof skillMapErrors, number> {}
}
