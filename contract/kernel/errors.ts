/**
 * Errors are codes. A code belongs to its feature (`jobs.not_found`), has one HTTP status, and is the key of
 * its words on the server, so `message` reaches a person in their language. Codes of no single feature are here.
 */
export const kernelErrors = {
  'request.invalid': 422,
  'request.malformed': 400,
  /** It did not come whole in good time. */
  'request.timed_out': 408,
  'request.headers_too_large': 431,
  'request.too_large': 413,
  'request.too_many': 429,
  'request.not_found': 404,
  'request.method_not_allowed': 405,
  'session.required': 401,
  'session.expired': 401,
  'access.denied': 403,
  /** The portal has switched off what it belongs to. */
  'access.switched_off': 403,
  'access.known_by_alias': 422,
  'server.failed': 500,
  'server.unavailable': 503,
  /** The disk of the database is full: nothing can be stored until somebody makes room. */
  'server.full': 507,
  /** More is asked than can be answered in good time; again a moment later. */
  'server.busy': 503,
} as const;

/** Every code there is. A contract file adds its own: `declare module '../kernel/errors.ts' { interface ErrorCodes … }`. */
export interface ErrorCodes extends Record<keyof typeof kernelErrors, number> {}
/** The code of an error (`jobs.not_found`). */
export type ErrorCode = keyof ErrorCodes;

/** One field of a request that could not be accepted. */
export interface FieldError {
  /** Dotted path in the body or query, such as `skills.2.name`. */
  path: string;
  /** Stable, snake_case: `required`, `too_short`, `invalid_email`, … */
  code: string;
  /** In the caller's language. */
  message: string;
}

/** The body of every reply that is not a success: RFC 9457 with our `message`, `code` and `errors`. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  message: string;
  code: string;
  errors: FieldError[];
  /** Seconds until it may be tried again, where it was tried too often; also in the header Retry-After. */
  retry_after_seconds?: number;
  request_id?: string;
}
