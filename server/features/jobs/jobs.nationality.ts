import type { NationalityCondition } from '#contract/features/jobs.contract.ts';
import { nationalityKey } from '#engines/matching/index.ts';
import type { Taxonomy } from '#engines/taxonomy/index.ts';
import { record } from '#server/features/audit-entries/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusals.ts';
import type { JobRow } from './jobs.store.ts';

/** Whether people may be narrowed by these nationalities: where the job states a law that asks for each of them. */
export function statesNationalities(
  taxonomy: Taxonomy,
  job: Pick<JobRow, 'nationalityCondition'> | null,
  nationalities: readonly string[],
): boolean {
  const keyOf = (one: string) => nationalityKey(taxonomy, one);
  const stated = (job?.nationalityCondition?.nationalities ?? []).map(keyOf);
  return nationalities.every((one) => stated.includes(keyOf(one)));
}

/** Refuses to narrow people by a nationality that no law asks for, as far as the job states. */
export function refuseUnstatedNationality(
  taxonomy: Taxonomy,
  job: Pick<JobRow, 'nationalityCondition'> | null,
  nationalities: readonly string[],
): void {
  if (!statesNationalities(taxonomy, job, nationalities))
    throw new Refusal('jobs.nationality_without_reason');
}

/** Writes down which law a job states, in the words that candidates read, or that it states none any more. */
export async function recordNationality(
  tx: Ctx,
  { id, title }: Pick<JobRow, 'id' | 'title'>,
  condition: NationalityCondition | null,
): Promise<void> {
  if (!condition) return record(tx, 'job.nationality_taken_back', { details: { jobId: id, title } });
  const { reason, sentence, nationalities } = condition;
  return record(tx, 'job.nationality_stated', {
    details: { jobId: id, title, changed: [reason], sentence, nationalities },
  });
}
