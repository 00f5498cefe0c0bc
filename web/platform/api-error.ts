import type { FieldError, Problem } from '#contract/kernel/errors.ts';

/** No answer came: the network, a firewall or the server's absence. */
export const NETWORK_FAILED = 'network.failed';

/**
 * A call that did not succeed. `message` is in the person's language and may be shown as it is; it is empty
 * where the answer carried none, and the screen then says the app's own sentence.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly fields: readonly FieldError[];
  /** Seconds the server asks to wait, where it says so. */
  readonly retryAfterSeconds: number | null;

  constructor(problem: {
    status: number;
    code: string;
    message?: string;
    fields?: readonly FieldError[];
    retryAfterSeconds?: number | null;
  }) {
    super(problem.message ?? '');
    this.status = problem.status;
    this.code = problem.code;
    this.fields = problem.fields ?? [];
    this.retryAfterSeconds = problem.retryAfterSeconds ?? null;
  }

  get isNetworkFailure(): boolean {
    return this.code === NETWORK_FAILED;
  }

  /** Whether the same call may succeed later without a change. */
  get isPassing(): boolean {
    return this.isNetworkFailure || this.status >= 500 || this.status === 429;
  }
}

/**
 * The same failure as one of a field, by its code, so that a form shows it there; what the server says of fields
 * itself stays as it is.
 */
export function besideField(error: unknown, fieldOf: Readonly<Record<string, string>>): unknown {
  if (!(error instanceof ApiError) || error.fields.length > 0) return error;
  const path = fieldOf[error.code];
  if (!path) return error;
  const { status, code, message, retryAfterSeconds } = error;
  return new ApiError({ status, code, message, retryAfterSeconds, fields: [{ path, code, message }] });
}

/** Reads the error out of a reply, whatever stood in between and answered in its place. */
export async function errorOf(response: Response): Promise<ApiError> {
  const problem = (await response.json().catch(() => null)) as Partial<Problem> | string | null;
  const wait = Number(response.headers.get('retry-after'));
  const retryAfterSeconds = Number.isFinite(wait) && wait > 0 ? wait : null;
  if (typeof problem === 'string')
    return new ApiError({ status: response.status, code: 'server.failed', message: problem });
  return new ApiError({
    status: response.status,
    code: problem?.code ?? 'server.failed',
    message: problem?.message ?? '',
    fields: problem?.errors ?? [],
    retryAfterSeconds,
  });
}
