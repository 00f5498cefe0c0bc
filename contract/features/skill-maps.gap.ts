import { z } from 'zod';
import { download, endpoint } from '../kernel/endpoint.ts';
import { Bilingual, Currency, Language, PageNumber, pageOf, pageSize } from '../kernel/fields.ts';
import { FIGURE_FORMATS } from '../kernel/figure-files.ts';
import { NamedSkill } from './courses.contract.ts';
import {
  Balance,
  Category,
  Count,
  DemandFilters,
  MARKET_LEVELS,
  MOST_BUBBLES,
  Place,
  SKILL_MAP_READERS,
  SkillId,
  SupplyFilters,
  Words,
} from './skill-maps.fields.ts';
import { SkillGroupKey } from './skills.contract.ts';

/** The month that the present is compared with lies so many months back. */
export const MONTHS_COMPARED = 3;
/** As far back as a trend goes, the present month included. */
export const MONTHS_SHOWN = 12;

/** `short`: the largest shortage first; `surplus`: the most people beyond the jobs; `asked`: the most jobs; `rising`: the most jobs more than before. */
export const GAP_ORDERS = ['short', 'surplus', 'asked', 'rising'] as const;

const Market = {
  ...Place,
  job_title: Words,
  /** Id of a sector of the taxonomy. */
  sector: Words,
  level: z.enum(MARKET_LEVELS).nullish(),
};

/** How what is asked for and what there is of one skill stand to each other. */
export const SkillGap = NamedSkill.extend({
  ...Balance,
  group: SkillGroupKey,
  /** Jobs of the month that is compared with; null where nobody knows them. */
  jobs_before: Count.nullable(),
});
export type SkillGap = z.infer<typeof SkillGap>;

/** A page of what is lacking. */
export const SkillGaps = pageOf(SkillGap).extend({
  jobs_counted: Count,
  people_counted: Count.nullable(),
  courses_counted: Count,
  /** Such as 2026-08: what `jobs_before` is of; null where nothing is kept of it. */
  month_before: z.string().nullable(),
});
export type SkillGaps = z.infer<typeof SkillGaps>;

export const mapGap = endpoint({
  method: 'POST',
  path: '/institute/skills/gap',
  access: SKILL_MAP_READERS,
  weight: 'usual',
  summary:
    'Jobs minus people for each skill by place, sector and level, with how demand has moved. People are told from five on.',
  body: z.object({
    page: PageNumber,
    limit: pageSize(25, MOST_BUBBLES),
    ...Market,
    ...Category,
    order: z.enum(GAP_ORDERS).default('short'),
  }),
  response: SkillGaps,
});

/** Medians of enough jobs to be told, a month in one currency. */
const Pay = z.object({ median: z.number().int(), jobs: Count });

/** How one skill moved, and what it is worth. */
export const SkillTrend = NamedSkill.extend({
  ...Balance,
  /** First to last; the last is the present. */
  months: z.array(
    z.object({
      month: z.string(),
      /** Null where nobody counted. */
      jobs: Count.nullable(),
      /** Null where nobody counted, and where they are fewer than five. */
      people: Count.nullable(),
      gap: Count.nullable(),
      /** Where they are fewer than five: at least so many were lacking. */
      gap_at_least: Count.nullable(),
      /** Nobody counted then: worked out later from the dates of jobs. */
      is_from_dates: z.boolean(),
    }),
  ),
  /** From publication to the first person hired, of the jobs of a year; null where fewer than five were filled. */
  time_to_fill: z.object({ median_days: z.number(), jobs: Count }).nullable(),
  /** Live jobs that say their pay, with the skill and without; null where either are fewer than five. */
  pay: z.object({ currency: Currency, with_skill: Pay, without_skill: Pay }).nullable(),
  /** What sources outside of the product counted, the latest of each first. */
  market: z.array(
    z.object({
      source: z.string(),
      as_of: z.string(),
      kind: z.enum(['jobs', 'people']),
      place: z.string(),
      count: Count,
    }),
  ),
});
export type SkillTrend = z.infer<typeof SkillTrend>;

export const getSkillTrend = endpoint({
  method: 'GET',
  path: '/institute/skills/{id}/trend',
  access: SKILL_MAP_READERS,
  summary:
    'Demand and supply of one skill over months, time to fill, pay with and without it, and market data.',
  params: z.object({ id: SkillId }),
  query: z.object({
    ...Place,
    job_title: Words,
    sector: Words,
    level: z.enum(MARKET_LEVELS).optional(),
  }),
  response: SkillTrend,
  errors: ['skill_maps.skill_not_found'],
});

/** Which figures a file holds: those of one of the three maps, or the gap between demand and people. */
const SKILL_MAP_FILES = ['demand', 'people', 'courses', 'gap'] as const;

export const getSkillMapFile = download({
  path: '/institute/skill-map-file',
  access: SKILL_MAP_READERS,
  summary: 'The numbers of a map or of the gap, as CSV, PDF or a chart as PNG: those of the screen.',
  query: z.object({
    of: z.enum(SKILL_MAP_FILES),
    ...Place,
    ...DemandFilters,
    ...SupplyFilters,
    sector: Words,
    level: z.enum(MARKET_LEVELS).optional(),
    category: SkillGroupKey.optional(),
    order: z.enum(GAP_ORDERS).default('short'),
    format: z.enum(FIGURE_FORMATS).default('csv'),
    language: Language.optional(),
  }),
  errors: ['skill_maps.report_failed'],
});

/** What a question in words asks about, as filters. */
export const MarketQuestion = z.object({
  /** A place as it is written in the language of the call; empty where none is named. */
  state: z.string(),
  job_title: z.string(),
  /** Skills that it names. */
  skills: z.array(NamedSkill),
  /** What it wants to know; `gap` where it does not say. */
  about: z.enum(['gap', 'jobs', 'people', 'courses']),
  /** Words that were not understood. */
  not_understood: z.array(z.string()),
  /** Who teaches what it is about, where it asks: the courses that lead furthest, each once. */
  courses: z.array(
    z.object({
      id: z.string(),
      title: Bilingual,
      provider: Bilingual,
      link: z.string(),
      teaches: z.array(NamedSkill),
    }),
  ),
  /** And the degree programmes of institutes that teach most of it. */
  programmes: z.array(
    z.object({
      id: z.string(),
      title: Bilingual,
      institute: Bilingual,
      /** Of the institute; null where it is not sure. */
      link: z.string().nullable(),
      teaches: z.array(NamedSkill),
    }),
  ),
});
export type MarketQuestion = z.infer<typeof MarketQuestion>;

export const askSkillMaps = endpoint({
  method: 'POST',
  path: '/institute/skills/question',
  access: SKILL_MAP_READERS,
  weight: 'usual',
  summary: 'Turns a question in words, such as “welders in Sharjah, and who teaches it”, into filters.',
  body: z.object({ question: z.string().trim().min(2, 'required').max(300, 'too_long') }),
  response: MarketQuestion,
});
