import type { SCALE_KINDS } from '#contract/features/assessments.fields.ts';

/** From the widest to the finest, as reports and comparisons show them. */
export const KINDS: readonly (typeof SCALE_KINDS)[number][] = [
  'trait',
  'domain',
  'area',
  'topic',
  'strength',
  'skill',
  'facet',
];
