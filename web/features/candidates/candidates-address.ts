import { REJECTION_REASONS } from '#contract/features/candidates.contract.ts';
import { STAGE_KINDS } from '#contract/features/hiring-stages.contract.ts';
import type { ValuesOf } from '#web/platform/address-values.ts';
import { idIn } from '#web/platform/ids.ts';
import { countNarrowing, type Facts, factsQuery, NO_FACTS } from '#web/widgets/candidate-filters/facts.ts';
import type { RECRUITER_CANDIDATES } from './candidates.addresses.ts';

/** What narrows the list, apart from whose and which page. */
export type Filters = Facts & Pick<ValuesOf<typeof RECRUITER_CANDIDATES>, 'tags' | 'reasons'>;

export const NO_FILTERS: Filters = { ...NO_FACTS, tags: [], reasons: [] };

/** How many of them narrow anything; a pair of salaries is one. */
export const countFilters = (filters: Filters): number => countNarrowing(filters, Object.keys(NO_FILTERS));

/** A stage of the company’s, by its id, or a kind of stage; anything else is none. */
export const stageIn = (value: string): string =>
  idIn(value) ?? STAGE_KINDS.find((kind) => kind === value) ?? '';

/** The query of the filters: what narrows nothing is left out, so that equal lists are asked for once. */
export function queryOf(filters: Filters & { job: string; q: string }) {
  const { job, q, tags } = filters;
  const jobId = idIn(job);
  const reasons = REJECTION_REASONS.filter((one) => filters.reasons.includes(one));
  return {
    ...(jobId && { job_id: jobId }),
    ...(q && { q }),
    ...factsQuery(filters),
    ...(tags.length > 0 && { tags: [...tags] }),
    ...(reasons.length > 0 && { reasons }),
  };
}
