import { portals } from '#server/db/tables/index.ts';
import type { PortalSettings } from '#server/platform/context.ts';
import { type Database, isDatabaseAway } from '#server/platform/database.ts';
import { DEFAULT_PORTAL, portalAliases } from './portals.data.ts';

/** How long a node may go on with a portal's former settings after they were changed. */
const REMEMBER_MS = 1_000;

export type FindPortal = (domain?: string, host?: string) => Promise<PortalSettings>;

/**
 * Finds the portal of a call: the one that its `domain` header names, else the one of the host name it was sent to, else
 * the default one. All portals are read at once, since they are few.
 */
export function createPortalFinder(db: Database): FindPortal {
  let known: { all: readonly PortalSettings[]; until: number } | null = null;
  return async (domain, host) => {
    if (!known || known.until <= Date.now()) {
      try {
        known = { all: await db.select().from(portals), until: Date.now() + REMEMBER_MS };
      } catch (error) {
        // Pages and the sign of life need no database: they go on with what was known.
        if (!known || !isDatabaseAway(error)) throw error;
      }
    }
    return portalFor(known.all, domain, host);
  };
}

/** @throws where the default portal is missing. */
export function portalFor(
  all: readonly PortalSettings[],
  domain: string | undefined,
  host: string | undefined,
): PortalSettings {
  const named = (name: string | undefined) => {
    const key = String(name ?? '')
      .trim()
      .toUpperCase()
      // A host name has no underscores.
      .replaceAll('-', '_');
    return all.find((portal) => portal.key === (portalAliases[key] ?? key));
  };
  const hostName = hostNameOf(host);
  const found =
    named(domain) ??
    all.find((portal) => portal.hostNames.includes(hostName)) ??
    // ku.masar.example, and ku.localhost while developing.
    (hostName.includes('.') ? named(hostName.split('.')[0]) : undefined) ??
    named(DEFAULT_PORTAL);
  if (!found) throw new Error('the default portal is missing');
  return found;
}

/** The name without its port, in lower case. */
export const hostNameOf = (host: string | undefined): string =>
  String(host ?? '')
    .toLowerCase()
    .replace(/:\d+$/, '');

/** Where a portal is reached: under its own host name where it has one, with the scheme and port of the product. */
export function addressOfPortal(portal: Pick<PortalSettings, 'hostNames'>, publicUrl: string): string {
  const [own] = portal.hostNames;
  if (!own) return publicUrl;
  const address = new URL(publicUrl);
  address.hostname = own;
  return address.toString().replace(/\/+$/, '');
}

/** Whether pages of another origin may call a portal: those under its own host names. */
export function isOwnOrigin(portal: Pick<PortalSettings, 'hostNames'>, origin: string): boolean {
  const address = URL.parse(origin);
  // Names without encryption are for developing on one's own machine.
  const isSafe = address?.protocol === 'https:' || address?.hostname.endsWith('.localhost');
  return Boolean(address && isSafe && portal.hostNames.includes(address.hostname));
}
