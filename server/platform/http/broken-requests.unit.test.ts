import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerBroken } from './broken-requests.ts';

describe('what is no request', () => {
  let server: Server;
  beforeAll(async () => {
    server = createServer({ requestTimeout: 50, connectionsCheckingInterval: 10 }, (_request, reply) =>
      reply.end('read'),
    );
    server.on('clientError', (error, socket) => answerBroken(error, socket as Socket));
    await once(server.listen(0, '127.0.0.1'), 'listening');
  });
  afterAll(() => void server.close());

  /** All that comes back for what is sent, until the connection ends. */
  async function sent(bytes: string) {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(bytes);
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    return { head, problem: JSON.parse(body) as { code: string; status: number; message: string } };
  }

  it.each([
    ['text that is no HTTP', 'good morning\r\n\r\n', 400, 'request.malformed'],
    ['headers without end', `GET / HTTP/1.1\r\nx: ${'y'.repeat(70_000)}`, 431, 'request.headers_too_large'],
    ['a request that never comes whole', 'GET / HTTP/1.1\r\nhost: a\r\n', 408, 'request.timed_out'],
  ])('is answered with a problem document: %s', async (_, bytes, status, code) => {
    const { head, problem } = await sent(bytes);
    expect(head).toContain(`HTTP/1.1 ${status} `);
    expect(head).toContain('content-type: application/problem+json');
    expect(problem).toMatchObject({ status, code });
    expect(problem.message).not.toBe('');
  });
});
