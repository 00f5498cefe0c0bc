import { type DestinationStream, type Logger, pino } from 'pino';

/** Where the program writes what happens; see `createLog` for what it never writes. */
export type Log = Logger;

/**
 * One JSON line an entry on standard error; what identifies a person or opens a door is never written: neither as a field
 * nor within a sentence, as a mail server or a database puts it into theirs.
 */
export function createLog(level: string, destination: DestinationStream = pino.destination(2)): Log {
  return pino(
    {
      level,
      redact: {
        paths: [
          '*.password',
          '*.token',
          '*.refresh_token',
          '*.email',
          'req.headers.token',
          'req.headers.authorization',
        ],
        censor: '[hidden]',
      },
      serializers: { err: describeError, error: describeError },
      hooks: { streamWrite: hideWithin },
    },
    destination,
  );
}

/** What looks like an address of mail, a signed token, a password's hash, or one of our random tokens. */
const HIDDEN = [
  /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu,
  /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g,
  /\$argon2[^"\\\s]+/g,
  /\b[\w-]{43}\b/g,
];

const hideWithin = (line: string): string =>
  HIDDEN.reduce((text, pattern) => text.replace(pattern, '[hidden]'), line);

/**
 * What is worth knowing of an error: kind, sentence, place and the code of the database, but not the values that a failed
 * query was given, nor the row that a constraint was broken by.
 */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code, constraint, table, cause } = error as Error & {
    code?: unknown;
    constraint?: unknown;
    table?: unknown;
  };
  return {
    type: error.name,
    message: withoutValues(error.message),
    stack: withoutValues(error.stack ?? ''),
    code,
    constraint,
    table,
    ...(cause === undefined ? {} : { cause: describeError(cause) }),
  };
}

/** The query builder writes the values of a failed query behind it, up to the first place of the stack. */
const withoutValues = (text: string): string => text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/, '');
