import http from 'node:http';
import type { AddressInfo } from 'node:net';
import zlib from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { internetWith, isOutsideAddress, type Outside } from './outside-addresses.ts';
import { fetchOutside, OutsideError } from './outside-fetch.ts';

/** Real servers: 127.0.0.1 plays the internet, 127.0.0.2 what only we can reach. */
const asked: string[] = [];
let port = 0;
const servers: http.Server[] = [];

async function serve(address: string, at: number): Promise<number> {
  const server = http.createServer((request, response) => {
    asked.push(`${address}${request.url}`);
    answer(request, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => void server.listen(at, address, () => resolve()));
  return (server.address() as AddressInfo).port;
}

function answer(request: http.IncomingMessage, response: http.ServerResponse): void {
  const to = (location: string) => response.writeHead(302, { location }).end();
  const url = new URL(request.url ?? '/', 'http://x');
  switch (url.pathname) {
    case '/to':
      return void to(url.searchParams.get('where') ?? '/');
    case '/round':
      return void to('/round');
    case '/headers':
      return void response.end(JSON.stringify(request.headers));
    case '/big':
      return void response.end(Buffer.alloc(5_000));
    case '/bomb':
      return void response
        .writeHead(200, { 'content-encoding': 'gzip' })
        .end(zlib.gzipSync(Buffer.alloc(10_000_000)));
    case '/packed':
      return void response
        .writeHead(200, { 'content-encoding': 'br' })
        .end(zlib.brotliCompressSync('unpacked'));
    case '/broken':
      return void response.writeHead(200, { 'content-encoding': 'gzip' }).end('this is no gzip');
    case '/silent':
      return;
    case '/drip':
      response.writeHead(200);
      response.write('a');
      return;
    case '/missing':
      return void response.writeHead(404).end('no');
    default:
      return void response
        .writeHead(200, { 'content-type': 'Text/HTML; charset=UTF-8' })
        .end('<h1>A job</h1>');
  }
}

beforeAll(async () => {
  port = await serve('127.0.0.1', 0);
  await serve('127.0.0.2', port);
});
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

const world = (
  names: Record<string, readonly (readonly string[])[]> = {},
): Outside & { resolved: string[] } => {
  const resolved: string[] = [];
  const turn = new Map<string, number>();
  return {
    resolved,
    ports: 'all',
    isOutside: (address) => address === '127.0.0.1',
    resolve: async (name) => {
      resolved.push(name);
      const answers = names[name] ?? [];
      const at = turn.get(name) ?? 0;
      turn.set(name, at + 1);
      return answers[Math.min(at, answers.length - 1)] ?? [];
    },
  };
};

const limits = { timeoutMs: 5_000, maxBytes: 1_000 };
const get = (address: string, outside: Outside = world(), given = limits) =>
  fetchOutside(address, given, outside);
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'fetched',
    (error: unknown) => (error instanceof OutsideError ? error.reason : String(error)),
  );

describe('an address that a person gave', () => {
  it('is fetched with its type', async () => {
    const reply = await get(`http://jobs.test:${port}/a`, world({ 'jobs.test': [['127.0.0.1']] }));
    expect(reply).toMatchObject({ mediaType: 'text/html', charset: 'UTF-8' });
    expect(reply.bytes.toString()).toBe('<h1>A job</h1>');
  });

  it('gets nothing of ours along', async () => {
    const { bytes } = await get(`http://127.0.0.1:${port}/headers`);
    const names = Object.keys(JSON.parse(bytes.toString()));
    expect(names.toSorted()).toEqual(['accept', 'accept-encoding', 'connection', 'host', 'user-agent']);
  });

  it('is followed over redirects, and says where it ended', async () => {
    const { url } = await get(`http://127.0.0.1:${port}/to?where=/end`);
    expect(url).toBe(`http://127.0.0.1:${port}/end`);
  });

  it.each([
    'ftp://127.0.0.1/',
    'file:///etc/passwd',
    'gopher://x/',
    'javascript:alert(1)',
    'data:text/html,x',
    'not an address',
    'http://user:secret@127.0.0.1/',
    '',
  ])('is refused where it is none: %s', async (address) => {
    expect(await refusal(get(address))).toBe('bad_address');
  });
});

describe('what only we can reach', () => {
  it('is refused by its number, before anything is sent', async () => {
    asked.length = 0;
    expect(await refusal(get(`http://127.0.0.2:${port}/secret`))).toBe('forbidden_address');
    expect(asked).toEqual([]);
  });

  it('is refused by name', async () => {
    const names = world({ 'evil.test': [['127.0.0.2']] });
    expect(await refusal(get(`http://evil.test:${port}/`, names))).toBe('forbidden_address');
  });

  it('is refused where one of several addresses is inside', async () => {
    const names = world({ 'evil.test': [['127.0.0.1', '127.0.0.2']] });
    expect(await refusal(get(`http://evil.test:${port}/`, names))).toBe('forbidden_address');
  });

  it.each([
    (to: number) => `http://127.0.0.2:${to}/secret`,
    (to: number) => `//127.0.0.2:${to}/secret`,
    () => 'file:///etc/passwd',
  ])('is refused behind a redirect', async (where) => {
    asked.length = 0;
    const address = `http://127.0.0.1:${port}/to?where=${encodeURIComponent(where(port))}`;
    expect(await refusal(get(address))).toMatch(/forbidden_address|bad_address/);
    expect(asked).toHaveLength(1);
  });

  it('is not reached by a name that means another address the next time', async () => {
    asked.length = 0;
    const names = world({ 'rebind.test': [['127.0.0.1'], ['127.0.0.2']] });
    await get(`http://rebind.test:${port}/once`, names);
    expect(names.resolved).toEqual(['rebind.test']);
    expect(asked).toEqual(['127.0.0.1/once']);
    expect(await refusal(get(`http://rebind.test:${port}/twice`, names))).toBe('forbidden_address');
  });

  it('is refused on ports that no website has', async () => {
    const usual = { ...world(), ports: [80, 443] };
    expect(await refusal(get(`http://127.0.0.1:${port}/`, usual))).toBe('forbidden_port');
  });
});

describe('limits', () => {
  it.each([
    ['/big', 'too_large'],
    ['/bomb', 'too_large'],
    ['/round', 'too_many_redirects'],
    ['/missing', 'bad_status'],
    ['/broken', 'unreachable'],
  ])('%s is %s', async (path, reason) => {
    expect(await refusal(get(`http://127.0.0.1:${port}${path}`))).toBe(reason);
  });

  it.each(['/silent', '/drip'])('%s is given up in time', async (path) => {
    const short = { ...limits, timeoutMs: 150 };
    expect(await refusal(get(`http://127.0.0.1:${port}${path}`, world(), short))).toBe('too_slow');
  });

  it('a name that nobody knows, or that takes for ever, is told', async () => {
    expect(await refusal(get('http://nowhere.test/'))).toBe('unreachable');
    const slow = { ...world(), resolve: () => new Promise<never>(() => {}) };
    expect(await refusal(get('http://slow.test/', slow, { ...limits, timeoutMs: 100 }))).toBe('too_slow');
  });

  it('what is packed is unpacked', async () => {
    const { bytes } = await get(`http://127.0.0.1:${port}/packed`);
    expect(bytes.toString()).toBe('unpacked');
  });
});

const INSIDE = `
  0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 127.255.255.254 169.254.169.254 172.16.0.1 172.31.255.255
  192.168.1.1 192.0.0.192 192.0.2.1 198.18.0.1 198.51.100.1 203.0.113.1 224.0.0.1 240.0.0.1
  255.255.255.255 :: ::1 fe80::1 fe80::1%eth0 fc00::1 fd00:ec2::254 ff02::1 2001:db8::1
  2002:7f00:1:: ::ffff:127.0.0.1 ::ffff:a00:1 ::ffff:169.254.169.254 64:ff9b::7f00:1
  64:ff9b::10.0.0.1 ::127.0.0.1 2001::1 fec0::1 64:ff9b:1::1 3fff::1 localhost 127.1
`
  .trim()
  .split(/\s+/);

describe('the public internet', () => {
  it.each([
    '8.8.8.8',
    '1.1.1.1',
    '172.15.0.1',
    '172.32.0.1',
    '100.128.0.1',
    '2606:4700::1111',
    '2a00:1450::1',
  ])('has %s', (address) => expect(isOutsideAddress(address)).toBe(true));

  it.each([...INSIDE, ''])('has not %j', (address) => expect(isOutsideAddress(address)).toBe(false));

  it('is what stands behind an address by default: other ways to write this machine are refused too', async () => {
    for (const host of [
      '127.1',
      '2130706433',
      '0x7f000001',
      '0177.0.0.1',
      '[::1]',
      '[::ffff:127.0.0.1]',
      '0',
      'localhost.',
    ])
      expect([host, await refusal(fetchOutside(`http://${host}/`, limits))]).toEqual([
        host,
        'forbidden_address',
      ]);
  });
});

describe('a network of one’s own that was opened', () => {
  it('is read at any port, and nothing beside it', async () => {
    const opened = internetWith('127.0.0.1, 10.9.0.0/16');
    expect((await get(`http://127.0.0.1:${port}/a`, opened)).bytes.toString()).toBe('<h1>A job</h1>');
    expect(await refusal(get(`http://127.0.0.2:${port}/secret`, opened))).toBe('forbidden_address');
    expect(await refusal(get('http://10.10.0.1/', opened))).toBe('forbidden_address');
  });

  it('does not open what it sends on to', async () => {
    const where = encodeURIComponent(`http://127.0.0.2:${port}/secret`);
    expect(await refusal(get(`http://127.0.0.1:${port}/to?where=${where}`, internetWith('127.0.0.1')))).toBe(
      'forbidden_address',
    );
  });

  it('is none unless it is named', async () => {
    expect(await refusal(get(`http://127.0.0.1:${port}/a`, internetWith('')))).toBe('forbidden_address');
  });
});
