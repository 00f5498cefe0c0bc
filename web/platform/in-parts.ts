import { ApiError } from './api-error.ts';

/** What stands beside somebody whose call failed as a whole. */
export type Failed = { code: string; message: string };

/**
 * Sends many in calls of as many as one takes, one after the other, and returns an outcome for each in their order. A call
 * that fails counts as refused for each that it held; the others go on. `onProgress` hears of the outcomes so far.
 */
export async function sendInParts<One, Outcome>(
  all: readonly One[],
  most: number,
  {
    send,
    refused,
    onProgress = () => {},
  }: {
    send: (part: One[]) => Promise<readonly Outcome[]>;
    refused: (one: One, problem: Failed) => Outcome;
    onProgress?: (outcomes: readonly Outcome[]) => void;
  },
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  onProgress([]);
  for (let from = 0; from < all.length; from += most) {
    const part = all.slice(from, from + most);
    try {
      outcomes.push(...(await send(part)));
    } catch (error) {
      const problem = { code: 'request.failed', message: error instanceof ApiError ? error.message : '' };
      outcomes.push(...part.map((one) => refused(one, problem)));
    }
    onProgress([...outcomes]);
  }
  return outcomes;
}
