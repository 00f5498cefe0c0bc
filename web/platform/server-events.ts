import { ApiError } from './api-error.ts';
import { networkFailure } from './send.ts';

/**
 * Reads Server-Sent Events of a body, each an empty line apart: the JSON of its `data`. One that is called `problem` ends
 * the reading with what it says; a line that breaks ends it as every call without an answer does.
 */
export async function readEvents<T>(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onEvent: (event: T) => void,
  signal?: AbortSignal,
): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read().catch((failure: unknown) => {
      if (signal?.aborted) throw failure;
      throw networkFailure();
    });
    if (done) return;
    const events = (rest + value).split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) hand(event, onEvent);
  }
}

function hand<T>(text: string, onEvent: (event: T) => void): void {
  const lines = text.split('\n');
  const data = lines
    .filter((line) => line.startsWith('data: '))
    .map((line) => line.slice('data: '.length))
    .join('\n');
  if (data === '') return;
  if (!lines.includes('event: problem')) {
    onEvent(JSON.parse(data) as T);
    return;
  }
  const { code, message } = JSON.parse(data) as { code: string; message: string };
  throw new ApiError({ status: 500, code, message });
}
