import { z } from 'zod';
import { endpoint, RECRUITERS } from '../kernel/endpoint.ts';
import { Id, Moment } from '../kernel/fields.ts';
import { PlaceText } from '../kernel/known-names.ts';
import { APPLICATION_SOURCES } from './applications.contract.ts';
import { FIGURE_PERIODS, FUNNEL_STEPS, WAITING_STAGES } from './hiring-figures.fields.ts';

export * from './hiring-figures.analytics.ts';
export * from './hiring-figures.fields.ts';

/** How hiring goes at a company, counted from what happened; and what waits for somebody today. */

const Count = z.number().int();

/** How a company's hiring went over some weeks. */
export const HiringFigures = z.object({
  /** The first day that is counted. */
  from: z.string(),
  /** Applications of that time, by how far each has come until now. */
  funnel: z.array(z.object({ step: z.enum(FUNNEL_STEPS), count: Count })),
  /** How long people stood in a stage before they left it; null where nobody did. */
  stages: z.array(
    z.object({ stage: z.enum(WAITING_STAGES), median_days: z.number().nullable(), people: Count }),
  ),
  /** By which way applicants came to the job; null where the product did not see it. The most first. */
  sources: z.array(
    z.object({ source: z.enum(APPLICATION_SOURCES).nullable(), applied: Count, hired: Count }),
  ),
  /** By the Monday that each week begins with, first to last. */
  weeks: z.array(z.object({ week: z.string(), applied: Count, shortlisted: Count, hired: Count })),
});
export type HiringFigures = z.infer<typeof HiringFigures>;

export const getHiringFigures = endpoint({
  method: 'GET',
  path: '/recruiter/hiring-figures',
  access: RECRUITERS,
  summary:
    'Funnel, time in stage, sources and weeks of one’s own company, or of the jobs that one posted oneself.',
  query: z.object({
    period: z.enum(FIGURE_PERIODS).default('quarter'),
    mine: z.enum(['true', 'false']).optional(),
  }),
  response: HiringFigures,
});

const JobOfToday = { job_id: Id, job_title: z.string(), location: PlaceText.nullable() };

/** What waits for one recruiter. Whatever they may not deal with counts nothing. */
export const Today = z.object({
  /** Applicants on whom nobody has decided for days, the job with the oldest first. */
  undecided: z.array(z.object({ ...JobOfToday, people: Count, since: Moment })),
  /** People who said that a job interests them, and on whom nobody has decided; by name, or alias, who said it first. */
  interested: z.array(
    z.object({
      ...JobOfToday,
      people: Count,
      since: Moment,
      first: z.object({ candidate_id: Id, name: z.string() }),
    }),
  ),
  /** Jobs that close by themselves within a week. */
  expiring: z.array(z.object({ ...JobOfToday, at: Moment })),
  /** One's own drafts. */
  drafts: Count,
  /** Notes in which one is named and which one has not read. */
  mentions: Count,
  /** People who ask to join the company, for those who may answer. */
  join_requests: Count,
  /** Accounts that wait for an approval, for the admins of the portal. */
  approvals: Count,
});
export type Today = z.infer<typeof Today>;

export const getToday = endpoint({
  method: 'GET',
  path: '/recruiter/today',
  access: RECRUITERS,
  summary:
    'What waits for the caller: undecided applicants, answers, jobs that end, drafts, mentions, requests.',
  query: z.object({ mine: z.enum(['true', 'false']).optional() }),
  response: Today,
});
