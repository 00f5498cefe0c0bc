import { type Logger, pino } from 'pino';

export type Log = Logger;

/** One JSON line an entry on standard error; what identifies a person or opens a door is never written. */
export function createLog(level: string): Log {
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
    },
    pino.destination(2),
  );
}
