import dns from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import net from 'node:net';
import type { Readable } from 'node:stream';
import zlib from 'node:zlib';

/** Why an address that a person gave was not fetched. */
export type OutsideReason =
  | 'bad_address'
  | 'forbidden_address'
  | 'unreachable'
  | 'too_slow'
  | 'too_large'
  | 'too_many_redirects'
  | 'bad_status';

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

export interface OutsideReply {
  /** Where it came from at last, after redirects. */
  url: string;
  /** Without parameters, in lower case; empty where the other side did not say. */
  mediaType: string;
  /** As it was said; null where it was not. */
  charset: string | null;
  bytes: Buffer;
}

export interface OutsideLimits {
  /** Of the whole, with every redirect. */
  timeoutMs: number;
  /** After unpacking. */
  maxBytes: number;
  accept?: string;
}

/** What counts as outside. Tests bring a world of their own; everyone else has `THE_INTERNET`. */
export interface Outside {
  resolve(hostName: string): Promise<readonly string[]>;
  isOutside(address: string): boolean;
  ports: readonly number[] | 'all';
  /** Networks of one's own that the operator opened: there any port is read. */
  isOpened?(address: string): boolean;
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

function parsed(address: string, base?: URL): URL {
  const url = URL.parse(address, base);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    throw new OutsideError('bad_address');
  return url;
}

/** The addresses of a host, each of them outside. One that is not spoils them all: who mixes them means harm. */
async function checked(url: URL, outside: Outside, tooLate: AbortSignal): Promise<readonly string[]> {
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const addresses = net.isIP(host)
    ? [host]
    : await inTime(outside.resolve(host), tooLate).catch((error: unknown) => {
        throw error instanceof OutsideError ? error : new OutsideError('unreachable');
      });
  if (addresses.length === 0) throw new OutsideError('unreachable');
  if (outside.isOpened && addresses.every(outside.isOpened)) return addresses;
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
  const isUsualPort = outside.ports === 'all' || outside.ports.includes(port);
  if (!isUsualPort || !addresses.every((one) => outside.isOutside(one)))
    throw new OutsideError('forbidden_address');
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
        signal: tooLate,
        headers: { accept, 'user-agent': AGENT, 'accept-encoding': 'gzip, deflate, br' },
        maxHeaderSize: 16_384,
      },
      resolve,
    );
    call.on('error', () => reject(new OutsideError(tooLate.aborted ? 'too_slow' : 'unreachable')));
    call.end();
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

const INSIDE = insideAddresses();

/**
 * Whether an address belongs to the public internet: not this machine, a private or provider's network, a link, a cloud's
 * metadata service, a group, or an address kept for documents and tests (the IANA special-purpose registries, RFC 6890).
 * An IPv4 address within an IPv6 one is judged as what it is.
 */
export function isOutsideAddress(address: string): boolean {
  const plain = address.replace(/%.*$/, '');
  if (net.isIPv4(plain)) return !INSIDE.check(plain, 'ipv4');
  if (!net.isIPv6(plain)) return false;
  const within = ipv4Within(plain);
  if (within !== null) return isOutsideAddress(within);
  return GLOBAL.check(plain, 'ipv6') && !INSIDE.check(plain, 'ipv6');
}

/** Addresses that are given out to the public internet so far. */
const GLOBAL = new net.BlockList();
GLOBAL.addSubnet('2000::', 3, 'ipv6');

function insideAddresses(): net.BlockList {
  const list = new net.BlockList();
  const ipv4: [string, number][] = [
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
  ];
  // Teredo, benchmarking, ORCHID, documents, 6to4: within 2000::/3, and none of them a server's own.
  const ipv6: [string, number][] = [
    ['2001::', 23],
    ['2001:db8::', 32],
    ['2002::', 16],
    ['3fff::', 20],
  ];
  for (const [network, bits] of ipv4) list.addSubnet(network, bits, 'ipv4');
  for (const [network, bits] of ipv6) list.addSubnet(network, bits, 'ipv6');
  return list;
}

/** The IPv4 address that an IPv6 one stands for: mapped (::ffff:0:0/96) or by a translator (64:ff9b::/96). */
function ipv4Within(address: string): string | null {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [, ...halves] = /^(?:::ffff:|64:ff9b::)([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(canonical) ?? [];
  const [high, low] = halves.map((half) => Number.parseInt(half, 16));
  if (high === undefined || low === undefined) return null;
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

const THE_INTERNET: Outside = {
  resolve: async (hostName) => (await dns.lookup(hostName, { all: true })).map(({ address }) => address),
  isOutside: isOutsideAddress,
  ports: [80, 443],
};

/**
 * The internet, and networks of one's own that the operator opened, with commas: `10.1.2.0/24,192.168.7.4`. For
 * installations whose pages of jobs are not on the internet.
 */
export function internetWith(openNetworks: string): Outside {
  if (openNetworks === '') return THE_INTERNET;
  const opened = new net.BlockList();
  for (const network of openNetworks.split(',')) {
    const [address = '', bits] = network.trim().split('/');
    const family = net.isIPv6(address) ? 'ipv6' : 'ipv4';
    opened.addSubnet(address, bits === undefined ? (family === 'ipv6' ? 128 : 32) : Number(bits), family);
  }
  return {
    ...THE_INTERNET,
    isOpened: (address) => opened.check(address, net.isIPv6(address) ? 'ipv6' : 'ipv4'),
  };
}
