import { z } from 'zod';
import { endpoint, RECRUITERS } from '../kernel/endpoint.ts';
import { Currency, Id, Moment, PageNumber, pageOf, pageSize } from '../kernel/fields.ts';
import { APPLICATION_SOURCES } from './applications.contract.ts';
import { FIGURE_PERIODS, FUNNEL_STEPS, WAITING_STAGES } from './hiring-figures.fields.ts';

/** How the way of applicants ended where it did: `waiting` has not ended. */
export const FATES = ['waiting', 'rejected', 'withdrawn', 'job_closed'] as const;
export type Fate = (typeof FATES)[number];

const Count = z.number().int();
const Source = z.enum(APPLICATION_SOURCES);
const Scope = {
  period: z.enum(FIGURE_PERIODS).default('quarter'),
  mine: z.enum(['true', 'false']).optional(),
};
/** Such as 2026-11. */
const Month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'invalid');

/** How the hiring of a company goes, taken apart. Every number is that of the list behind it. */
export const HiringAnalytics = z.object({
  /** The first day that is counted. */
  from: z.string(),
  /** By the way that people came; null where the product did not see it. The most first. */
  sources: z.array(
    z.object({
      source: Source.nullable(),
      steps: z.array(z.object({ step: z.enum(FUNNEL_STEPS), count: Count })),
      /** Entered by the company for the months of the time; null where nobody did. */
      cost: Count.nullable(),
      cost_per_hire: Count.nullable(),
    }),
  ),
  /** Those who came exactly so far, by how it ended. */
  drop_off: z.array(
    z.object({ step: z.enum(FUNNEL_STEPS), fates: z.array(z.object({ fate: z.enum(FATES), count: Count })) }),
  ),
  /** How long people stood in a stage before they left it; null where nobody did. */
  stages: z.array(
    z.object({
      stage: z.enum(WAITING_STAGES),
      median_days: z.number().nullable(),
      /** One in ten stood longer. */
      slow_days: z.number().nullable(),
      people: Count,
    }),
  ),
  /** From the application to the hire; null where nobody was hired. */
  time_to_hire: z.object({ median_days: z.number(), people: Count }).nullable(),
  costs: z.object({
    currency: Currency,
    /** The months that are added up, first to last. */
    months: z.array(Month),
    entered: z.array(z.object({ month: Month, source: Source, amount: Count, currency: Currency })),
    can_enter: z.boolean(),
  }),
});
export type HiringAnalytics = z.infer<typeof HiringAnalytics>;

export const getHiringAnalytics = endpoint({
  method: 'GET',
  path: '/recruiter/hiring-analytics',
  access: RECRUITERS,
  summary:
    'Funnel by source, drop-off, time in stage and costs of one’s own company, or of the jobs that one posted oneself.',
  query: z.object(Scope),
  response: HiringAnalytics,
});

/** Somebody whom a figure counts. */
export const CountedPerson = z.object({
  candidate_id: Id,
  /** For a blind review not their own. */
  name: z.string(),
  is_blind: z.boolean(),
  job_id: Id,
  job_title: z.string(),
  source: Source.nullable(),
  applied_at: Moment.nullable(),
  /** How far they came; null for whoever has not applied. */
  step: z.enum(FUNNEL_STEPS).nullable(),
  fate: z.enum([...FATES, 'hired']).nullable(),
  /** How long they stood in the stage, where the figure is of one. */
  days: z.number().nullable(),
});
export type CountedPerson = z.infer<typeof CountedPerson>;

export const listCountedPeople = endpoint({
  method: 'GET',
  path: '/recruiter/hiring-analytics/people',
  access: RECRUITERS,
  summary: 'The people whom one figure of the analytics counts, the latest first.',
  query: z.object({
    ...Scope,
    /** By this way; `unknown` where the product did not see it. */
    source: z.enum([...APPLICATION_SOURCES, 'unknown']).optional(),
    /** Who came at least so far. */
    step: z.enum(FUNNEL_STEPS).optional(),
    /** With `fate`: who came exactly as far as `step`, and how it ended. */
    fate: z.enum(FATES).optional(),
    /** Who left this stage; the others are not looked at. */
    stage: z.enum(WAITING_STAGES).optional(),
    page: PageNumber,
    limit: pageSize(20),
  }),
  response: pageOf(CountedPerson).extend({
    /** Counted and not shown: they do not want to be seen by the company. */
    unseen: Count,
  }),
});

export const saveHiringCost = endpoint({
  method: 'POST',
  path: '/recruiter/hiring-costs',
  access: RECRUITERS,
  summary: 'Enters what a way to applicants cost the company in a month; 0 takes it away again.',
  body: z.object({
    month: Month,
    source: Source,
    amount: z.number().int().min(0).max(100_000_000),
    currency: Currency,
  }),
  response: z.object({}),
  errors: ['companies.not_found', 'companies.not_allowed'],
  message: 'hiring_figures.cost_saved',
});
