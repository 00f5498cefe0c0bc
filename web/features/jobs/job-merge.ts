import { JOB_FIELDS, type JobField, type JobFormValues, writingOf } from './job-form-values.ts';

export interface Merged {
  /** Theirs where only they changed it, mine everywhere else. */
  values: JobFormValues;
  /** Fields that both changed, each to something else. */
  conflicts: JobField[];
  /** Fields that only they changed. */
  taken: JobField[];
}

/** Joins what two people made of one job, field by field. `base` is what both began from. */
export function merge(base: JobFormValues, mine: JobFormValues, theirs: JobFormValues): Merged {
  const conflicts: JobField[] = [];
  const taken: JobField[] = [];
  for (const field of JOB_FIELDS) {
    if (isSame(field, base, theirs) || isSame(field, mine, theirs)) continue;
    if (isSame(field, base, mine)) taken.push(field);
    else conflicts.push(field);
  }
  return { values: withFields(mine, theirs, taken), conflicts, taken };
}

/** A job with some fields of another. */
export const withFields = (
  values: JobFormValues,
  others: JobFormValues,
  fields: readonly JobField[],
): JobFormValues => ({ ...values, ...Object.fromEntries(fields.map((field) => [field, others[field]])) });

/** Whether two would be saved as the same. */
export const isUnchanged = (one: JobFormValues, other: JobFormValues): boolean =>
  JOB_FIELDS.every((field) => isSame(field, one, other));

const isSame = (field: JobField, one: JobFormValues, other: JobFormValues): boolean =>
  one[field] === other[field] || plain(field, one) === plain(field, other);

/** The server gives skills the concept of their name, and takes spaces away: neither is a change of anyone's. */
function plain(field: JobField, values: JobFormValues): string {
  const written: Record<JobField, unknown> = writingOf(values);
  if (field === 'skills')
    return JSON.stringify(
      writingOf(values).skills.map(({ name, importance, level, weight }) => [
        name.trim(),
        importance,
        level ?? null,
        weight ?? null,
      ]),
    );
  if (field === 'languages')
    return JSON.stringify(
      values.languages.flatMap(({ language, level }) => (language ? [[language, level ?? null]] : [])),
    );
  if (field === 'screening_questions')
    return JSON.stringify(
      writingOf(values).screening_questions.map(({ id, text, kind, choices, required, flag_when }) => [
        id,
        text.trim(),
        kind,
        choices,
        required,
        flag_when ?? null,
      ]),
    );
  const value = written[field];
  return JSON.stringify(typeof value === 'string' ? value.trim() : (value ?? null));
}
