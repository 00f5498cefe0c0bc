import { and, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import { assessmentInvitations } from '#server/db/tables/index.ts';
import { type Database, onlyRow } from '#server/platform/database.ts';

export type InvitationRow = typeof assessmentInvitations.$inferSelect;

/** Null where an open invitation of the company to the same person and instrument is there already. */
export async function insertInvitation(
  db: Database,
  invitation: typeof assessmentInvitations.$inferInsert,
): Promise<InvitationRow | null> {
  const [row] = await db.insert(assessmentInvitations).values(invitation).onConflictDoNothing().returning();
  return row ?? null;
}

/** An invitation of a company or to a person, held until the end of the transaction. */
export async function lockInvitation(
  db: Database,
  id: string,
  whose: { companyId: string } | { userId: string },
): Promise<InvitationRow | null> {
  const [row] = await db
    .select()
    .from(assessmentInvitations)
    .where(
      and(
        eq(assessmentInvitations.id, id),
        'companyId' in whose
          ? eq(assessmentInvitations.companyId, whose.companyId)
          : eq(assessmentInvitations.userId, whose.userId),
      ),
    )
    .for('update');
  return row ?? null;
}

export async function updateInvitation(
  db: Database,
  id: string,
  changes: Partial<typeof assessmentInvitations.$inferInsert>,
): Promise<InvitationRow> {
  return onlyRow(
    await db.update(assessmentInvitations).set(changes).where(eq(assessmentInvitations.id, id)).returning(),
  );
}

/** Open invitations of a person to an instrument, or those that an attempt was begun for. */
export const openFor = (
  db: Database,
  { userId, instrument, companyId }: { userId: string; instrument: string; companyId?: string },
): Promise<InvitationRow[]> =>
  db
    .select()
    .from(assessmentInvitations)
    .where(
      and(
        eq(assessmentInvitations.userId, userId),
        eq(assessmentInvitations.instrument, instrument),
        inArray(assessmentInvitations.state, ['INVITED', 'STARTED']),
        companyId === undefined ? undefined : eq(assessmentInvitations.companyId, companyId),
      ),
    )
    .for('update');

/** Open invitations that an expired one of before keeps from being made anew. */
export async function closeExpired(
  db: Database,
  { companyId, userId, instrument }: { companyId: string; userId: string; instrument: string },
  now: Date,
): Promise<void> {
  await db
    .update(assessmentInvitations)
    .set({ state: 'REVOKED' })
    .where(
      and(
        eq(assessmentInvitations.companyId, companyId),
        eq(assessmentInvitations.userId, userId),
        eq(assessmentInvitations.instrument, instrument),
        eq(assessmentInvitations.state, 'INVITED'),
        lt(assessmentInvitations.deadline, now),
      ),
    );
}

/** Nobody was reminded of them, and they end within the time. */
export const endingUnreminded = (db: Database, from: Date, until: Date): Promise<InvitationRow[]> =>
  db
    .select()
    .from(assessmentInvitations)
    .where(
      and(
        inArray(assessmentInvitations.state, ['INVITED', 'STARTED']),
        isNull(assessmentInvitations.remindedAt),
        gt(assessmentInvitations.deadline, from),
        lt(assessmentInvitations.deadline, until),
      ),
    )
    .orderBy(assessmentInvitations.id)
    .limit(2_000);
