import type { Problem } from '#contract/kernel/errors.ts';
import { noteRefusal } from './reachability.ts';
import { type Sending, send } from './send.ts';

/** After that many refusals whoever waits is told that it did not work. */
const MOST_TRIES = 5;
/** The server says when, in whole seconds: many were refused at the same moment, and not all should come back at one. */
const SPREAD_MS = 700;
const UNLESS_SAID_SECONDS = 2;

/**
 * Sends what the server had no room for again, when it said: quietly, and where it lasts a banner says so. A change is sent
 * again only where the server had not begun it.
 */
export async function sendPatiently(sending: Sending): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const response = await send(sending);
    const isPassing = response.status === 503 && (await maySendAgain(sending, response));
    noteRefusal(isPassing ? tries : 0);
    if (!isPassing || tries === MOST_TRIES) return response;
    await pause(waitMsOf(response), sending.signal);
  }
}

async function maySendAgain({ method, keepalive }: Sending, response: Response): Promise<boolean> {
  // Nobody is there any more to wait.
  if (keepalive) return false;
  if (method === 'GET') return true;
  const problem = (await response
    .clone()
    .json()
    .catch(() => null)) as Partial<Problem> | null;
  return problem?.code === 'server.busy';
}

function waitMsOf(response: Response): number {
  const said = Number(response.headers.get('retry-after'));
  return (said > 0 ? said : UNLESS_SAID_SECONDS) * 1_000 + Math.random() * SPREAD_MS;
}

const pause = (ms: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve, reject) => {
    const giveUp = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', giveUp);
      resolve();
    }, ms);
    if (signal?.aborted) giveUp();
    signal?.addEventListener('abort', giveUp, { once: true });
  });
