import { and, eq, gt } from 'drizzle-orm';
import { auditEntries, portals } from '#server/db/tables/index.ts';
import type { PortalSettings } from '#server/platform/context.ts';
import { type Database, onlyRow } from '#server/platform/database.ts';
import { firstPortals } from './portals.data.ts';

/** Adds the portals that a new installation begins with; those that are there stay as they are. */
export async function addFirstPortals(db: Database): Promise<void> {
  await db
    .insert(portals)
    .values(firstPortals.map((portal) => ({ ...portal })))
    .onConflictDoNothing();
}

/** As it is now, whatever this node remembers. */
export async function readPortal(db: Database, key: string): Promise<PortalSettings | null> {
  const [row] = await db.select().from(portals).where(eq(portals.key, key));
  return row ?? null;
}

/** As it is now, and nobody else changes it before this transaction ends. */
export async function lockPortal(db: Database, key: string): Promise<PortalSettings | null> {
  const [row] = await db.select().from(portals).where(eq(portals.key, key)).for('update');
  return row ?? null;
}

export async function updatePortal(
  db: Database,
  key: string,
  change: Partial<PortalSettings>,
): Promise<PortalSettings> {
  return onlyRow(await db.update(portals).set(change).where(eq(portals.key, key)).returning());
}

/** Fields that were changed after a moment, by the log of who did what. */
export async function fieldsChangedSince(db: Database, key: string, moment: Date | null): Promise<string[]> {
  const rows = await db
    .select({ details: auditEntries.details })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.portal, key),
        eq(auditEntries.action, 'portal.changed'),
        gt(auditEntries.createdAt, moment ?? new Date(0)),
      ),
    );
  const fields = rows.flatMap(({ details }) => Object.keys(details.changes ?? {}));
  return [...new Set(fields)].sort();
}
