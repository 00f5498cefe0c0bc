import dns from 'node:dns/promises';
import net from 'node:net';

/** What counts as outside. Tests bring a world of their own; everyone else has `THE_INTERNET`. */
export interface Outside {
  resolve(hostName: string): Promise<readonly string[]>;
  isOutside(address: string): boolean;
  ports: readonly number[] | 'all';
  /** Networks of one's own that the operator opened: there any port is read. */
  isOpened?(address: string): boolean;
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

/** What may be reached from here: public addresses, at the two ports of the web. */
export const THE_INTERNET: Outside = {
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

/** The addresses of a host: an address is its own. Rejects where nobody can tell. */
export async function addressesOf(
  { hostname }: URL,
  { resolve }: Pick<Outside, 'resolve'>,
): Promise<readonly string[]> {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  return net.isIP(host) ? [host] : resolve(host);
}
