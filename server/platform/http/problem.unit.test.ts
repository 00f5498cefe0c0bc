import { once } from 'node:events';
import net from 'node:net';
import { Readable } from 'node:stream';
import { type FastifyBaseLogger, fastify, LogController } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { createLog } from '../log.ts';
import { sendProblem } from './problem.ts';

/** An app whose only reply is this stream, asked by a client, and what it wrote down. */
async function anAppOf(stream: Readable) {
  const lines: { level: number; msg: string }[] = [];
  const log = createLog('debug', {
    write: (line) => {
      lines.push(JSON.parse(line) as (typeof lines)[number]);
    },
  });
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
  });
  app.setErrorHandler(sendProblem);
  const asked = Promise.withResolvers<void>();
  app.post('/slow', (_request, reply) => {
    void reply.send(stream);
    asked.resolve();
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  lines.length = 0;
  const { port } = app.server.address() as net.AddressInfo;
  const socket = net.connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    'POST /slow HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}',
  );
  await asked.promise;
  return { socket, lines };
}

it('a client that leaves before its reply has begun is no failure of ours', async () => {
  const { socket, lines } = await anAppOf(new Readable({ read: () => {} }));
  socket.destroy();
  await expect.poll(() => lines.length).toBeGreaterThan(0);
  expect(lines.map(({ level }) => level)).toEqual([30]);
});

it('a reply that breaks off by itself is one', async () => {
  const stream = new Readable({ read: () => {} });
  const { lines } = await anAppOf(stream);
  stream.destroy();
  await expect.poll(() => lines.map(({ level }) => level)).toContain(50);
});

it('a full disk of the database is told as such, to who asked and to who watches', async () => {
  const lines: string[] = [];
  const log = createLog('error', { write: (line) => void lines.push(line) });
  const app = fastify({ loggerInstance: log as FastifyBaseLogger });
  onTestFinished(() => app.close());
  app.setErrorHandler(sendProblem);
  app.get('/kept', () => {
    const cause = Object.assign(new Error('could not extend file'), { code: '53100' });
    throw new Error('Failed query', { cause });
  });
  const answer = await app.inject('/kept');
  expect([answer.statusCode, answer.json()]).toEqual([507, expect.objectContaining({ code: 'server.full' })]);
  expect(lines.join('')).toContain('the disk of the database is full');
});
