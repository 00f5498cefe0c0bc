import { namesOf } from '../kernel/records.ts';

/** How many weeks a period looks back, the present one included. */
export const FIGURE_WEEKS = { month: 4, quarter: 13, year: 52 } as const;
/** How far back the figures look. */
export type FigurePeriod = keyof typeof FIGURE_WEEKS;
/** The periods to choose from, the shortest first. */
export const FIGURE_PERIODS = namesOf(FIGURE_WEEKS);

/** Steps of an application, each with those who came at least that far. */
export const FUNNEL_STEPS = ['applied', 'viewed', 'shortlisted', 'interview', 'offered', 'hired'] as const;
export type FunnelStep = (typeof FUNNEL_STEPS)[number];

/** Stages in which somebody can wait. */
export const WAITING_STAGES = ['new', 'shortlisted', 'interview', 'offered'] as const;
