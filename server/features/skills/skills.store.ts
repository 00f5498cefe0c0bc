import { and, asc, eq, gt, inArray, notInArray } from 'drizzle-orm';
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
  const sorted = [...names].sort(([one], [other]) => (one < other ? -1 : 1));
  const folded = sorted.map(([key]) => key);
  if (folded.length > 0) {
    await db
      .insert(portalSkills)
      .values(sorted.map(([key, name]) => ({ portal, folded: key, name })))
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

/** A name of a portal; nobody else decides on it before this transaction has ended. */
export async function lockPortalSkill(
  db: Database,
  portal: string,
  id: string,
): Promise<PortalSkillRow | null> {
  const [row] = await db
    .select()
    .from(portalSkills)
    .where(and(eq(portalSkills.id, id), eq(portalSkills.portal, portal)))
    .for('no key update');
  return row ?? null;
}

/** What a name means, and will until this transaction has ended. */
export async function findMeaning(db: Database, id: string) {
  const [row] = await db
    .select({ folded: portalSkills.folded, refSkill: portalSkills.refSkill })
    .from(portalSkills)
    .where(eq(portalSkills.id, id))
    .for('share');
  return row ?? null;
}

export type Mention = Pick<typeof portalSkillMentions.$inferSelect, 'id' | 'jobId' | 'userId'>;

/** Who names a skill, in the order of the mentions, from after one of them. */
export const mentionsAfter = (
  db: Database,
  portalSkillId: string,
  after: string | null,
  most: number,
): Promise<Mention[]> =>
  db
    .select({
      id: portalSkillMentions.id,
      jobId: portalSkillMentions.jobId,
      userId: portalSkillMentions.userId,
    })
    .from(portalSkillMentions)
    .where(
      and(
        eq(portalSkillMentions.portalSkillId, portalSkillId),
        after ? gt(portalSkillMentions.id, after) : undefined,
      ),
    )
    .orderBy(asc(portalSkillMentions.id))
    .limit(most);

export async function saveDecision(
  db: Database,
  id: string,
  decision: Pick<PortalSkillRow, 'status' | 'refSkill' | 'decidedBy' | 'decidedAt'>,
): Promise<void> {
  await db.update(portalSkills).set(decision).where(eq(portalSkills.id, id));
}
