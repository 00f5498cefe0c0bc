import { errorStatuses } from '#contract/index.ts';
import type { ErrorCode, FieldError } from '#contract/kernel/errors.ts';

/** A request the product will not fulfil, for a reason that has a code and words in every language. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly params: Record<string, string | number>;
  readonly fields: readonly Omit<FieldError, 'message'>[];

  constructor(
    code: ErrorCode,
    params: Record<string, string | number> = {},
    fields: readonly Omit<FieldError, 'message'>[] = [],
  ) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.status = errorStatuses[code];
    this.params = params;
    this.fields = fields;
  }
}

/** The value, or a refusal where there is none. Someone else's record is refused the same way as a missing one. */
export function found<T>(value: T | null | undefined, code: ErrorCode): T {
  if (value === null || value === undefined) throw new Refusal(code);
  return value;
}
