import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { portalSkillMentions, portalSkills } from '#server/db/tables/index.ts';
import type { Database } from '#server/platform/database.ts';

export type PortalSkillRow = typeof portalSkills.$inferSelect;

/** Either a job or a person, in a portal. */
export type Document = { portal: string } & ({ jobId: string } | { userId: string });

/** Puts in place of what a document named before what it names now. The same again changes nothing. */
export async function replaceMentions(
  db: Database,
  document: Document,
  names: ReadonlyMap<string, string>,
): Promise<void> {
  const { portal } = document;
  // In one order everywhere, so that two documents with the same new names wait for each other and do not lock up.
  const folded = [...names.keys()].sort();
  if (folded.length > 0) {
    await db
      .insert(portalSkills)
      .values(folded.map((key) => ({ portal, folded: key, name: names.get(key)! })))
      .onConflictDoNothing({ target: [portalSkills.portal, portalSkills.folded] });
  }
  const named = await listByName(db, portal, folded);
  const ids = named.map((row) => row.id);
  const isOfDocument =
    'jobId' in document
      ? eq(portalSkillMentions.jobId, document.jobId)
      : eq(portalSkillMentions.userId, document.userId);
  await db
    .delete(portalSkillMentions)
    .where(
      and(isOfDocument, ids.length > 0 ? notInArray(portalSkillMentions.portalSkillId, ids) : undefined),
    );
  if (ids.length === 0) return;
  await db
    .insert(portalSkillMentions)
    .values(ids.map((portalSkillId) => ({ ...document, portalSkillId })))
    .onConflictDoNothing();
}

export const listByName = (
  db: Database,
  portal: string,
  folded: readonly string[],
): Promise<PortalSkillRow[]> =>
  db
    .select()
    .from(portalSkills)
    .where(and(eq(portalSkills.portal, portal), inArray(portalSkills.folded, [...folded])));

export async function findPortalSkill(
  db: Database,
  portal: string,
  id: string,
): Promise<PortalSkillRow | null> {
  const [row] = await db
    .select()
    .from(portalSkills)
    .where(and(eq(portalSkills.id, id), eq(portalSkills.portal, portal)));
  return row ?? null;
}

export async function saveDecision(
  db: Database,
  id: string,
  decision: Pick<PortalSkillRow, 'status' | 'refSkill' | 'decidedBy' | 'decidedAt'>,
): Promise<void> {
  await db.update(portalSkills).set(decision).where(eq(portalSkills.id, id));
}
