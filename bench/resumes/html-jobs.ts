/** Ways of drawing jobs. */
import { JOBS_DEV } from './html-jobs-dev.ts';
import { JOBS_LOOK } from './html-jobs-look.ts';
import { JOBS_MORE } from './html-jobs-more.ts';
import type { Render } from './html-marks.ts';
import type { Half, Job } from './person.ts';

export const JOBS: Record<Half, Record<string, Render<Job>>> = {
  dev: JOBS_DEV,
  more: JOBS_MORE,
  look: JOBS_LOOK,
};

/** The ways that suit a column beside another. */
export const NARROW_JOBS: Record<Half, string[]> = {
  look: ['slash-line', 'date-block', 'big-title', 'two-rows'],
  dev: ['title-row', 'stack', 'stack-org', 'bar', 'date-first', 'export', 'timeline', 'groups'],
  more: ['org-caps', 'dash-below', 'right-stack', 'groups-timeline', 'pipe-type', 'org-then-bold'],
};
