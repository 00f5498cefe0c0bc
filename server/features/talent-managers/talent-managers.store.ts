import { and, count, desc, eq, gt, inArray, lte, ne, sql } from 'drizzle-orm';
import { isOneOf } from '#server/db/among.ts';
import {
  talentAdditionRows,
  talentAdditions,
  talentPeople,
  talentProposals,
} from '#server/db/tables/index.ts';
import { type Database, onlyRow } from '#server/platform/database.ts';
import { offsetOf } from '#server/platform/paging.ts';

export type TalentPerson = typeof talentPeople.$inferSelect;
export type AdditionRow = typeof talentAdditions.$inferSelect;
export type RowOfAddition = typeof talentAdditionRows.$inferSelect;
export type ProposalRow = typeof talentProposals.$inferSelect;

/** Statuses of which an address has one at a time in a portal. */
export const STANDING = ['invited', 'asked', 'joined'] as const;
const BATCH = 1_000;

/** Null where somebody of the address stands already, with this manager or another. */
export async function insertPerson(
  db: Database,
  person: typeof talentPeople.$inferInsert,
): Promise<TalentPerson | null> {
  const [row] = await db.insert(talentPeople).values(person).onConflictDoNothing().returning();
  return row ?? null;
}

/** One of a manager's people, held until the end of the transaction. */
export async function lockPerson(db: Database, managerId: string, id: string): Promise<TalentPerson | null> {
  const [row] = await db
    .select()
    .from(talentPeople)
    .where(and(eq(talentPeople.id, id), eq(talentPeople.managerId, managerId)))
    .for('update');
  return row ?? null;
}

/** The same by the person's own account. */
export async function lockManagerOf(db: Database, userId: string, id: string): Promise<TalentPerson | null> {
  const [row] = await db
    .select()
    .from(talentPeople)
    .where(and(eq(talentPeople.id, id), eq(talentPeople.userId, userId)))
    .for('update');
  return row ?? null;
}

/** Whoever a link is about. */
export async function findById(db: Database, id: string): Promise<TalentPerson | null> {
  const [row] = await db.select().from(talentPeople).where(eq(talentPeople.id, id));
  return row ?? null;
}

/** The same, held until the end of the transaction. */
export async function lockById(db: Database, id: string): Promise<TalentPerson | null> {
  const [row] = await db.select().from(talentPeople).where(eq(talentPeople.id, id)).for('update');
  return row ?? null;
}

export async function updatePerson(
  db: Database,
  id: string,
  changes: Partial<Omit<typeof talentPeople.$inferInsert, 'id' | 'managerId' | 'portal'>>,
): Promise<TalentPerson> {
  return onlyRow(await db.update(talentPeople).set(changes).where(eq(talentPeople.id, id)).returning());
}

/** Whether somebody else of the address stands, so that this row may not stand beside them. */
export async function isHeldByAnother(db: Database, { id, portal, email }: TalentPerson): Promise<boolean> {
  const rows = await db
    .select({ id: talentPeople.id })
    .from(talentPeople)
    .where(
      and(
        eq(talentPeople.portal, portal),
        eq(talentPeople.email, email),
        inArray(talentPeople.status, [...STANDING]),
        ne(talentPeople.id, id),
      ),
    );
  return rows.length > 0;
}

/** Of some addresses those that stand somewhere in the portal, whosever they are, and all of this manager's. */
export const peopleOfAddresses = (
  db: Database,
  { portal, managerId }: { portal: string; managerId: string },
  emails: readonly string[],
) =>
  db
    .select()
    .from(talentPeople)
    .where(
      and(
        eq(talentPeople.portal, portal),
        isOneOfText(emails),
        sql`(${talentPeople.managerId} = ${managerId}::uuid or ${inArray(talentPeople.status, [...STANDING])})`,
      ),
    );

const isOneOfText = (emails: readonly string[]) =>
  sql`${talentPeople.email} = any(${sql.param([...emails])}::text[])`;

/** Invitations whose time is over stand no longer: their address is free. Says whose resumes nobody waits for any more. */
export const endExpired = (db: Database, now: Date, portal?: string): Promise<TalentPerson[]> =>
  db
    .update(talentPeople)
    .set({ status: 'expired', updatedAt: now })
    .where(
      and(
        inArray(talentPeople.status, ['invited', 'asked']),
        lte(talentPeople.expiresAt, now),
        portal ? eq(talentPeople.portal, portal) : undefined,
      ),
    )
    .returning();

/** People invited and silent, the longest first. */
export const unanswered = (db: Database, now: Date, invitedBefore: Date) =>
  db
    .select({ id: talentPeople.id, portal: talentPeople.portal })
    .from(talentPeople)
    .where(
      and(
        inArray(talentPeople.status, ['invited', 'asked']),
        gt(talentPeople.expiresAt, now),
        lte(talentPeople.invitedAt, invitedBefore),
      ),
    )
    .orderBy(talentPeople.invitedAt);

/** Files of rows that could not be read and that nobody put right since a moment. */
export async function takeStaleFiles(db: Database, before: Date): Promise<string[]> {
  const old = db
    .select({ id: talentAdditions.id })
    .from(talentAdditions)
    .where(lte(talentAdditions.createdAt, before));
  const rows = await db
    .select({ fileId: talentAdditionRows.fileId })
    .from(talentAdditionRows)
    .where(and(eq(talentAdditionRows.outcome, 'unreadable'), inArray(talentAdditionRows.additionId, old)));
  return rows.flatMap(({ fileId }) => fileId ?? []);
}

export async function insertAddition(
  db: Database,
  addition: typeof talentAdditions.$inferInsert,
  rows: readonly Omit<typeof talentAdditionRows.$inferInsert, 'additionId' | 'portal'>[],
): Promise<AdditionRow> {
  const row = onlyRow(await db.insert(talentAdditions).values(addition).returning());
  for (let from = 0; from < rows.length; from += BATCH)
    await db
      .insert(talentAdditionRows)
      .values(
        rows.slice(from, from + BATCH).map((it) => ({ ...it, additionId: row.id, portal: row.portal })),
      );
  return row;
}

export async function findAddition(db: Database, id: string, addedBy?: string): Promise<AdditionRow | null> {
  const [row] = await db
    .select()
    .from(talentAdditions)
    .where(and(eq(talentAdditions.id, id), addedBy ? eq(talentAdditions.addedBy, addedBy) : undefined));
  return row ?? null;
}

/** The next rows that nobody has worked on, held until the end of the transaction; those another worker holds are left to it. */
export const takeWaitingRows = (db: Database, additionId: string, most: number): Promise<RowOfAddition[]> =>
  db
    .select()
    .from(talentAdditionRows)
    .where(and(eq(talentAdditionRows.additionId, additionId), eq(talentAdditionRows.outcome, 'waiting')))
    .orderBy(talentAdditionRows.row)
    .limit(most)
    .for('update', { skipLocked: true });

/** The rows after one that wait, without holding them: reading their files takes long. */
export const waitingRowsAfter = (db: Database, additionId: string, after: number, most: number) =>
  db
    .select()
    .from(talentAdditionRows)
    .where(
      and(
        eq(talentAdditionRows.additionId, additionId),
        eq(talentAdditionRows.outcome, 'waiting'),
        gt(talentAdditionRows.row, after),
      ),
    )
    .orderBy(talentAdditionRows.row)
    .limit(most);

/** A row, held until the end of the transaction. */
export async function lockRow(db: Database, additionId: string, row: number): Promise<RowOfAddition | null> {
  const [found] = await db
    .select()
    .from(talentAdditionRows)
    .where(and(eq(talentAdditionRows.additionId, additionId), eq(talentAdditionRows.row, row)))
    .for('update');
  return found ?? null;
}

export const saveRow = (
  db: Database,
  { additionId, row }: Pick<RowOfAddition, 'additionId' | 'row'>,
  changes: Partial<Pick<RowOfAddition, 'email' | 'name' | 'outcome' | 'reason' | 'fileId'>>,
) =>
  db
    .update(talentAdditionRows)
    .set(changes)
    .where(and(eq(talentAdditionRows.additionId, additionId), eq(talentAdditionRows.row, row)));

/** Writes the same outcome into several rows of an addition. */
export const saveOutcome = (
  db: Database,
  additionId: string,
  rows: readonly number[],
  { outcome, reason }: Pick<RowOfAddition, 'outcome' | 'reason'>,
) =>
  db
    .update(talentAdditionRows)
    .set({ outcome, reason })
    .where(and(eq(talentAdditionRows.additionId, additionId), inArray(talentAdditionRows.row, [...rows])));

/** The addresses that other rows of the addition have been worked on with: of repeats the first counts. */
export async function takenAddresses(
  db: Database,
  { portal, id }: Pick<AdditionRow, 'portal' | 'id'>,
  emails: readonly string[],
): Promise<Set<string>> {
  if (emails.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ email: talentAdditionRows.email })
    .from(talentAdditionRows)
    .where(
      and(
        // The index of addresses begins with the portal.
        eq(talentAdditionRows.portal, portal),
        eq(talentAdditionRows.additionId, id),
        inArray(talentAdditionRows.email, [...emails]),
        inArray(talentAdditionRows.outcome, ['added', 'asked', 'known']),
      ),
    );
  return new Set(rows.flatMap(({ email }) => email ?? []));
}

/** True where no row waits any more, which is written down. */
export async function finishAddition(db: Database, id: string, now: Date): Promise<boolean> {
  const [left] = await db
    .select({ waiting: count() })
    .from(talentAdditionRows)
    .where(and(eq(talentAdditionRows.additionId, id), eq(talentAdditionRows.outcome, 'waiting')));
  if (left && left.waiting > 0) return false;
  await db
    .update(talentAdditions)
    .set({ finishedAt: now })
    .where(and(eq(talentAdditions.id, id), sql`${talentAdditions.finishedAt} is null`));
  return true;
}

export const reopenAddition = (db: Database, id: string) =>
  db.update(talentAdditions).set({ finishedAt: null }).where(eq(talentAdditions.id, id));

/** How many people somebody has added since a moment; of two that add at once the second waits for the first. */
export async function addedSince(db: Database, addedBy: string, moment: Date): Promise<number> {
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`talent additions of ${addedBy}`}, 0))`,
  );
  const [row] = await db
    .select({ people: sql<number>`coalesce(sum(${talentAdditions.total}), 0)::int` })
    .from(talentAdditions)
    .where(and(eq(talentAdditions.addedBy, addedBy), gt(talentAdditions.createdAt, moment)));
  return row?.people ?? 0;
}

export async function additionsOf(
  db: Database,
  addedBy: string,
  { page, limit }: { page: number; limit: number },
) {
  const [total] = await db
    .select({ total: count() })
    .from(talentAdditions)
    .where(eq(talentAdditions.addedBy, addedBy));
  const rows = await db
    .select()
    .from(talentAdditions)
    .where(eq(talentAdditions.addedBy, addedBy))
    .orderBy(desc(talentAdditions.createdAt), desc(talentAdditions.id))
    .limit(limit)
    .offset(offsetOf(page, limit));
  return { rows, total: total?.total ?? 0 };
}

/** How many rows of some additions came to what. */
export const countOutcomes = (db: Database, ids: readonly string[]) =>
  db
    .select({
      additionId: talentAdditionRows.additionId,
      outcome: talentAdditionRows.outcome,
      rows: sql<number>`count(*)::int`,
    })
    .from(talentAdditionRows)
    .where(isOneOf(talentAdditionRows.additionId, ids))
    .groupBy(talentAdditionRows.additionId, talentAdditionRows.outcome);

/** False where the person was proposed for the job before. */
export async function insertProposal(
  db: Database,
  proposal: typeof talentProposals.$inferInsert,
): Promise<ProposalRow | null> {
  const [row] = await db.insert(talentProposals).values(proposal).onConflictDoNothing().returning();
  return row ?? null;
}

/** A proposal of a person, held until the end of the transaction. */
export async function lockProposal(
  db: Database,
  userId: string,
  by: { id: string } | { jobId: string },
): Promise<ProposalRow | null> {
  const [row] = await db
    .select()
    .from(talentProposals)
    .where(
      and(
        eq(talentProposals.userId, userId),
        'id' in by ? eq(talentProposals.id, by.id) : eq(talentProposals.jobId, by.jobId),
      ),
    )
    .for('update');
  return row ?? null;
}

export const saveProposalAnswer = (
  db: Database,
  id: string,
  answer: NonNullable<ProposalRow['answer']>,
  answeredAt: Date,
) => db.update(talentProposals).set({ answer, answeredAt }).where(eq(talentProposals.id, id));

/** What nobody has agreed to goes when the two part: the manager proposes nobody they do not look after. */
export const dropOpenProposals = (db: Database, managerId: string, userId: string) =>
  db
    .delete(talentProposals)
    .where(
      and(
        eq(talentProposals.managerId, managerId),
        eq(talentProposals.userId, userId),
        sql`${talentProposals.answer} is null`,
      ),
    );
