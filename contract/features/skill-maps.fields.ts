import { z } from 'zod';
import type { AccountState } from '../kernel/user-states.ts';
import { SkillGroupKey } from './skills.contract.ts';

/** The least number of people that is told; of fewer, one could be recognised. */
export const FEWEST_PEOPLE = 5;

/** The place that the maps begin with. */
export const USUAL_STATE = 'Dubai';

/** Both coordinates at which every bubble starts; whoever draws the map moves them apart. */
export const BUBBLE_START = 1040;

/** The most bubbles of one map. */
export const MOST_BUBBLES = 200;

/** Levels of jobs and people alike, the lowest first: jobs name finer ones, people often none. */
export const MARKET_LEVELS = ['junior', 'mid', 'senior', 'leading'] as const;
export type MarketLevel = (typeof MARKET_LEVELS)[number];

/** Who reads the maps. */
export const SKILL_MAP_READERS = [
  'RECRUITER',
  'RECRUITER_ADMIN',
  'INSTITUTE',
] as const satisfies readonly AccountState[];

/** A whole number of jobs, people or courses; below zero only as a difference of two, such as `gap`. */
export const Count = z.number().int();
/** What a filter looks for; empty for anything. */
export const Words = z.string().trim().max(120).default('');

/** Jobs, people and courses of one skill, whatever the map is of. */
export const Balance = {
  /** Live jobs that ask for it. */
  jobs: Count,
  /** People with it who let themselves be found; null where they are fewer than five. */
  people: Count.nullable(),
  /** Courses of the catalogue that teach it. */
  courses: Count,
  /** Jobs minus people: above zero more is asked for than there is. Null where the people are not told. */
  gap: Count.nullable(),
  /** Where the people are not told: at least so many are lacking, for they are fewer than five. */
  gap_at_least: Count.nullable(),
};

/** A place of any kind, in either language; empty for everywhere. */
export const Place = { state: z.string().trim().max(120).default(USUAL_STATE) };

/** The group of skills that is looked at; left out or null for all. */
export const Category = { category: SkillGroupKey.nullish() };

/** What narrows jobs. */
export const DemandFilters = {
  /** Words of the title, or an occupation by one of its names. */
  job_title: Words,
  /** Id or name of an industry. */
  industry: Words,
};

/** What narrows people and courses. */
export const SupplyFilters = {
  /** Words of a degree, a field of study, a certificate or a course. */
  course_title: Words,
  /** Where people studied, or who gives a course. */
  institute: Words,
};

/** Id of a skill in the taxonomy: words with hyphens. */
export const SkillId = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
