import http from 'node:http';
import https from 'node:https';
import net from 'node:net';
import type { Readable } from 'node:stream';
import zlib from 'node:zlib';
import { addressesOf, type Outside, THE_INTERNET } from './outside-addresses.ts';

/** Why an address that a person gave was not fetched. */
type OutsideReason =
  | 'bad_address'
  | 'forbidden_address'
  | 'forbidden_port'
  | 'unreachable'
  | 'too_slow'
  | 'too_large'
  | 'too_many_redirects'
  | 'bad_status';

/** Why something could not be fetched from outside. */
export class OutsideError extends Error {
  readonly reason: OutsideReason;
  /** What the other side answered, where it answered at all. */
  readonly status: number | null;
  constructor(reason: OutsideReason, status: number | null = null) {
    super(status === null ? reason : `${reason}: ${status}`);
    this.name = 'OutsideError';
    this.reason = reason;
    this.status = status;
  }
}

/** What the other side answered. */
export interface OutsideReply {
  /** Where it came from at last, after redirects. */
  url: string;
  /** Without parameters, in lower case; empty where the other side did not say. */
  mediaType: string;
  /** As it was said; null where it was not. */
  charset: string | null;
  bytes: Buffer;
}

/** How much of one's time and memory the other side may take. */
interface OutsideLimits {
  /** Of the whole, with every redirect. */
  timeoutMs: number;
  /** After unpacking. */
  maxBytes: number;
  accept?: string;
}

const MOST_REDIRECTS = 5;
const AGENT = 'Masar/1.0';

/**
 * Fetches an address that a person gave, and nothing that only we can reach: http and https on their usual ports, names
 * resolved first, every address they resolve to checked, and the connection made to the very address that was checked, so
 * that a name cannot come to mean another in between. Each redirect is checked again. Nothing of ours is sent along.
 * @throws OutsideError
 */
export async function fetchOutside(
  address: string,
  limits: OutsideLimits,
  outside: Outside = THE_INTERNET,
): Promise<OutsideReply> {
  const tooLate = AbortSignal.timeout(limits.timeoutMs);
  let url = parsed(address);
  for (let hop = 0; hop <= MOST_REDIRECTS; hop++) {
    const response = await request(url, await checked(url, outside, tooLate), limits, tooLate);
    const { statusCode = 0, headers } = response;
    if (statusCode >= 300 && statusCode < 400 && headers.location) {
      response.destroy();
      url = parsed(headers.location, url);
      continue;
    }
    if (statusCode !== 200) {
      response.destroy();
      throw new OutsideError('bad_status', statusCode);
    }
    const bytes = await read(response, limits, tooLate);
    return { url: url.href, ...typeOf(headers['content-type']), bytes };
  }
  throw new OutsideError('too_many_redirects');
}

/** What is sent to an address that a person gave. */
interface OutsideCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  address: string;
  headers: Readonly<Record<string, string>>;
  body: string | null;
}

/** What came back, whatever its status: names of headers in lower case. */
interface OutsideAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/**
 * Calls the interface of another program at an address that a person gave, by the same rules as a page is fetched, but that
 * a redirect is an answer like any other: what is sent may hold secrets, and goes nowhere but where it was meant to.
 * @throws OutsideError
 */
export async function callOutside(
  { method, address, headers, body }: OutsideCall,
  limits: OutsideLimits,
  outside: Outside = THE_INTERNET,
): Promise<OutsideAnswer> {
  const tooLate = AbortSignal.timeout(limits.timeoutMs);
  const url = parsed(address);
  const sent = { method, headers, body };
  const response = await request(url, await checked(url, outside, tooLate), limits, tooLate, sent);
  const bytes = await read(response, limits, tooLate);
  return {
    status: response.statusCode ?? 0,
    headers: Object.fromEntries(
      Object.entries(response.headers).map(([name, value]) => [name, [value ?? ''].flat().join(', ')]),
    ),
    body: bytes.toString('utf8'),
  };
}

function parsed(address: string, base?: URL): URL {
  const url = URL.parse(address, base);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    throw new OutsideError('bad_address');
  return url;
}

/** The addresses of a host, each of them outside. One that is not spoils them all: who mixes them means harm. */
async function checked(url: URL, outside: Outside, tooLate: AbortSignal): Promise<readonly string[]> {
  const addresses = await inTime(addressesOf(url, outside), tooLate).catch((error: unknown) => {
    throw error instanceof OutsideError ? error : new OutsideError('unreachable');
  });
  if (addresses.length === 0) throw new OutsideError('unreachable');
  if (outside.isOpened && addresses.every(outside.isOpened)) return addresses;
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
  const isUsualPort = outside.ports === 'all' || outside.ports.includes(port);
  if (!addresses.every((one) => outside.isOutside(one))) throw new OutsideError('forbidden_address');
  if (!isUsualPort) throw new OutsideError('forbidden_port');
  return addresses;
}

function inTime<T>(work: Promise<T>, tooLate: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new OutsideError('too_slow'));
    if (tooLate.aborted) return stop();
    tooLate.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject);
  });
}

function request(
  url: URL,
  addresses: readonly string[],
  { accept = '*/*' }: OutsideLimits,
  tooLate: AbortSignal,
  sent: Pick<OutsideCall, 'method' | 'headers' | 'body'> = { method: 'GET', headers: {}, body: null },
): Promise<http.IncomingMessage> {
  const all = addresses.map((address) => ({ address, family: net.isIP(address) }));
  // Asked by the connection itself: it gets what was checked, whatever the name means by now.
  const lookup: net.LookupFunction = (_host, options, answer) => {
    const [first] = all;
    if (options.all) answer(null, all);
    else if (first) answer(null, first.address, first.family);
    else answer(new Error('The name has no address.'), '');
  };
  return new Promise((resolve, reject) => {
    const call = (url.protocol === 'https:' ? https : http).request(
      url,
      {
        lookup,
        agent: false,
        method: sent.method,
        signal: tooLate,
        headers: { accept, 'user-agent': AGENT, 'accept-encoding': 'gzip, deflate, br', ...sent.headers },
        maxHeaderSize: 16_384,
      },
      resolve,
    );
    call.on('error', () => reject(new OutsideError(tooLate.aborted ? 'too_slow' : 'unreachable')));
    call.end(sent.body ?? undefined);
  });
}

async function read(
  response: http.IncomingMessage,
  { maxBytes }: OutsideLimits,
  tooLate: AbortSignal,
): Promise<Buffer> {
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) {
    response.destroy();
    throw new OutsideError('too_large');
  }
  const pieces: Buffer[] = [];
  let total = 0;
  const unpacked = unpack(response);
  try {
    for await (const piece of unpacked as AsyncIterable<Buffer>) {
      total += piece.length;
      // A little that unpacks to very much ends here too.
      if (total > maxBytes) throw new OutsideError('too_large');
      pieces.push(piece);
    }
  } catch (error) {
    if (error instanceof OutsideError) throw error;
    throw new OutsideError(tooLate.aborted ? 'too_slow' : 'unreachable');
  } finally {
    response.destroy();
    unpacked.destroy();
  }
  return Buffer.concat(pieces);
}

function unpack(response: http.IncomingMessage): Readable {
  const packed = { gzip: zlib.createGunzip, deflate: zlib.createInflate, br: zlib.createBrotliDecompress };
  const how = String(response.headers['content-encoding'] ?? '').toLowerCase();
  if (!(how === 'gzip' || how === 'deflate' || how === 'br')) return response;
  const unpacking = packed[how]();
  // A connection that breaks must end the reading as well.
  response.on('error', (error) => unpacking.destroy(error));
  return response.pipe(unpacking);
}

function typeOf(header: string | undefined): Pick<OutsideReply, 'mediaType' | 'charset'> {
  const [mediaType = '', ...parameters] = (header ?? '').split(';').map((part) => part.trim());
  const charset = parameters.map((one) => /^charset="?([\w-]+)"?$/i.exec(one)?.[1]).find(Boolean) ?? null;
  return { mediaType: mediaType.toLowerCase(), charset };
}
