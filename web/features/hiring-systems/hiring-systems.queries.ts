import type { getHiringSystem } from '#contract/features/hiring-systems.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';

/** What there is of the hiring system, and what the reader may do with it. */
export type Standing = Reply<typeof getHiringSystem>;
export type Can = Standing['can'];
