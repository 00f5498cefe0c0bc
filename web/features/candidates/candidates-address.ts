import { REJECTION_REASONS } from '#contract/features/candidates.contract.ts';
import { STAGE_KINDS } from '#contract/features/hiring-stages.contract.ts';
import type { ValuesOf } from '#web/platform/address-values.ts';
import type { RECRUITER_CANDIDATES } from './candidates.addresses.ts';

type Values = ValuesOf<typeof RECRUITER_CANDIDATES>;
/** What narrows the list, apart from whose and which page. */
export type Filters = Pick<
  Values,
  | 'skills'
  | 'years'
  | 'languages'
  | 'education'
  | 'nationalities'
  | 'places'
  | 'notice'
  | 'salary_min'
  | 'salary_max'
  | 'tags'
  | 'reasons'
>;

export const NO_FILTERS: Filters = {
  skills: [],
  years: 0,
  languages: [],
  education: '',
  nationalities: [],
  places: [],
  notice: 0,
  salary_min: 0,
  salary_max: 0,
  tags: [],
  reasons: [],
};

/** How many of them narrow anything; a pair of salaries is one. */
export function countFilters(filters: Filters): number {
  const { salary_min, salary_max } = filters;
  // By name: the address that it is read from says more than what narrows.
  const names = (Object.keys(NO_FILTERS) as (keyof Filters)[]).filter((name) => !name.startsWith('salary'));
  const set = names.filter((name) => {
    const value = filters[name];
    return typeof value === 'object' ? value.length > 0 : value !== '' && value !== 0;
  });
  return set.length + (salary_min > 0 || salary_max > 0 ? 1 : 0);
}

const IS_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
export const idIn = (value: string): string | null => (IS_ID.test(value) ? value : null);

/** A stage of the company’s, by its id, or a kind of stage; anything else is none. */
export const stageIn = (value: string): string =>
  idIn(value) ?? STAGE_KINDS.find((kind) => kind === value) ?? '';

/** The query of the filters: what narrows nothing is left out, so that equal lists are asked for once. */
export function queryOf(filters: Filters & { job: string; q: string }) {
  const { job, q, skills, years, languages, education, notice, salary_min, salary_max } = filters;
  const jobId = idIn(job);
  const reasons = REJECTION_REASONS.filter((one) => filters.reasons.includes(one));
  return {
    ...(jobId && { job_id: jobId }),
    ...(q && { q }),
    ...(skills.length > 0 && { required_skills: [...skills] }),
    ...(years > 0 && { min_years: years }),
    ...(languages.length > 0 && { required_languages: [...languages] }),
    ...(education && { education }),
    ...(filters.nationalities.length > 0 && { nationalities: [...filters.nationalities] }),
    ...(filters.places.length > 0 && { places: [...filters.places] }),
    ...(notice > 0 && { notice_period: notice }),
    ...(salary_min > 0 && { salary_min }),
    ...(salary_max > 0 && { salary_max }),
    ...(filters.tags.length > 0 && { tags: [...filters.tags] }),
    ...(reasons.length > 0 && { reasons }),
  };
}
