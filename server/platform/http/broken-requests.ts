import type { Socket } from 'node:net';
import { errorStatuses } from '#contract/index.ts';
import type { ErrorCode, Problem } from '#contract/kernel/errors.ts';
import { say } from '../words.ts';

/** What Node's own reader of HTTP calls its errors, and what they are to whoever asked. */
const CODES: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'request.headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request.timed_out',
};

/**
 * Answers what is no HTTP, or never came whole. There is no request of it to read a language from, so it is answered in
 * English; and the connection ends, since nobody knows where the next request would begin.
 */
export function answerBroken(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const code = CODES[error.code ?? ''] ?? 'request.malformed';
  const message = say('en', code);
  const problem: Problem = {
    type: `urn:masar:error:${code}`,
    title: message,
    status: errorStatuses[code],
    detail: message,
    message,
    code,
    errors: [],
  };
  const body = JSON.stringify(problem);
  socket.end(
    [
      `HTTP/1.1 ${problem.status} ${REASONS[problem.status] ?? 'Bad Request'}`,
      'content-type: application/problem+json',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

const REASONS: Record<number, string> = { 408: 'Request Timeout', 431: 'Request Header Fields Too Large' };
