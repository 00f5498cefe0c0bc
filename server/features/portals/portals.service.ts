import { eq } from 'drizzle-orm';
import { portals } from '#server/db/tables/index.ts';
import type { PortalSettings } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database.ts';
import { DEFAULT_PORTAL, firstPortals, portalAliases } from './portals.data.ts';

/** Adds the portals that a new installation begins with; those that are there stay as they are. */
export async function addFirstPortals(db: Database): Promise<void> {
  await db
    .insert(portals)
    .values(firstPortals.map((portal) => ({ ...portal })))
    .onConflictDoNothing();
}

/** How long a node may go on with a portal's former settings after they were changed on another. */
const REMEMBER_MS = 5_000;

/** Finds the portal that a `domain` header names; the default one where it names none that we know. */
export function createPortalFinder(db: Database) {
  const remembered = new Map<string, { portal: PortalSettings; until: number }>();
  return async function findPortal(domain: string | undefined): Promise<PortalSettings> {
    const wanted = String(domain ?? '')
      .trim()
      .toUpperCase();
    const key = portalAliases[wanted] ?? wanted;
    const known = remembered.get(key);
    if (known && known.until > Date.now()) return known.portal;
    const [row] = await db.select().from(portals).where(eq(portals.key, key));
    if (!row) return key === DEFAULT_PORTAL ? failed() : findPortal(DEFAULT_PORTAL);
    remembered.set(key, { portal: row, until: Date.now() + REMEMBER_MS });
    return row;
  };
}

const failed = () => {
  throw new Error('the default portal is missing');
};

export type FindPortal = ReturnType<typeof createPortalFinder>;
