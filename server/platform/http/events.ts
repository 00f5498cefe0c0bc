import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Stream } from '#contract/kernel/endpoint.ts';
import type { Ctx } from '../context.ts';
import { Refusal } from '../refusals.ts';
import { say } from '../words.ts';

/** Proxies close lines on which nothing comes; a comment of the protocol keeps them open. */
const SILENCE_MS = 15_000;

/**
 * Sends events as they come. The first is waited for before the head is written: until then a refusal is answered like
 * that of any other call.
 */
export async function sendEvents(
  endpoint: Stream,
  events: AsyncIterable<unknown>,
  ctx: Ctx,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const iterator = events[Symbol.asyncIterator]();
  const first = await iterator.next();
  void reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store')
    // Proxies that collect an answer before they hand it on would keep the words back.
    .header('x-accel-buffering', 'no');
  return reply.send(Readable.from(lines(endpoint, iterator, first, ctx)));
}

async function* lines(
  endpoint: Stream,
  iterator: AsyncIterator<unknown>,
  first: IteratorResult<unknown>,
  ctx: Ctx,
): AsyncGenerator<string> {
  try {
    for (let next = first; !next.done; ) {
      yield `data: ${JSON.stringify(endpoint.event.parse(next.value))}\n\n`;
      const coming = iterator.next();
      while (!(await comesWithin(coming, SILENCE_MS))) yield ': still here\n\n';
      next = await coming;
    }
  } catch (error) {
    const code = error instanceof Refusal ? error.code : 'server.failed';
    if (!(error instanceof Refusal)) ctx.log.error({ err: error }, 'a stream broke off');
    yield `event: problem\ndata: ${JSON.stringify({ code, message: say(ctx.lang, code) })}\n\n`;
  } finally {
    await iterator.return?.();
  }
}

async function comesWithin(coming: Promise<unknown>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, ms, false);
  });
  const settled = coming.then(
    () => true,
    () => true,
  );
  return Promise.race([settled, silence]).finally(() => clearTimeout(timer));
}
