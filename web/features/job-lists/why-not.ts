import type { DislikeReason } from '#contract/features/favourites.contract.ts';
import type { FoundJob } from '#contract/features/job-lists.contract.ts';
import { type JobFilters, SENIORITY_CHOICES } from '#contract/features/saved-searches.contract.ts';
import { inUsualCurrency, type PayWish, USUAL_CURRENCY } from '#contract/kernel/currencies.ts';

/** The filters that can be gone to by a name. */
export type FilterPart = 'place' | 'pay' | 'level' | 'sector';

/** What could be changed in the list after a job was disliked for a reason. */
export type Offer =
  | { kind: 'place'; changes: { location: string } }
  | { kind: 'pay'; changes: { salary_min: number } }
  | {
      kind: 'level';
      changes: Required<Pick<JobFilters, 'seniorities'>>;
      level: NonNullable<FoundJob['seniority']>;
    }
  /** What to set is not known: the person chooses. */
  | { kind: 'choose'; part: FilterPart };

interface Wishes extends PayWish {
  location?: string | null | undefined;
}

const PAY_STEP = 500;

/**
 * The filter that a reason suggests: near where the person lives, at their wished pay or else above what this job
 * pays, without this job's level. Null where no filter would help, or where it is set already.
 */
export function offerFor(
  reason: DislikeReason,
  job: Pick<FoundJob, 'salary_min' | 'salary_max' | 'salary_currency' | 'seniority'>,
  wishes: Wishes | null,
  filters: JobFilters,
): Offer | null {
  switch (reason) {
    case 'too_far': {
      const location = wishes?.location?.trim();
      if (!location || filters.location) return { kind: 'choose', part: 'place' };
      return { kind: 'place', changes: { location } };
    }
    case 'pay_too_low': {
      const named = job.salary_max ?? job.salary_min;
      const pays = named === null ? null : inUsualCurrency(named, job.salary_currency);
      const wished = inUsualCurrency(
        wishes?.expected_salary ?? 0,
        wishes?.expected_salary_currency ?? USUAL_CURRENCY,
      );
      const least =
        pays === null ? wished : Math.max(wished, Math.floor(pays / PAY_STEP) * PAY_STEP + PAY_STEP);
      if (least === 0) return { kind: 'choose', part: 'pay' };
      return least > (filters.salary_min ?? 0) ? { kind: 'pay', changes: { salary_min: least } } : null;
    }
    case 'wrong_level': {
      if (!job.seniority) return { kind: 'choose', part: 'level' };
      const others = (filters.seniorities ?? SENIORITY_CHOICES).filter((level) => level !== job.seniority);
      if (others.length === 0) return { kind: 'choose', part: 'level' };
      return { kind: 'level', changes: { seniorities: others }, level: job.seniority };
    }
    case 'not_my_field':
      return filters.sectors?.length ? null : { kind: 'choose', part: 'sector' };
    default:
      return null;
  }
}
