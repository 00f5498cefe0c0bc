import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Bilingual, Id, PageNumber, pageOf, pageSize } from '../kernel/fields.ts';
import { NamedSkill } from './courses.contract.ts';
import {
  Balance,
  Category,
  Count,
  DemandFilters,
  MOST_BUBBLES,
  Place,
  SKILL_MAP_READERS,
  SkillId,
  SupplyFilters,
} from './skill-maps.fields.ts';
import { SkillGroupKey } from './skills.contract.ts';

export * from './skill-maps.fields.ts';
export * from './skill-maps.gap.ts';

/** Which skills live jobs ask for, and which people and courses have to offer. */

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
/** What a map of supply can count. */
export const SUPPLY_OF = ['people', 'courses'] as const;

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
export const skillMapErrors = {
  'skill_maps.skill_not_found': 404,
  'skill_maps.report_failed': 500,
} as const;

declare module '../kernel/errors.ts' {
  interface ErrorCodes extends Record<keyof typeof skillMapErrors, number> {}
}
