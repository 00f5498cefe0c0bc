import { and, asc, desc, eq, lt } from 'drizzle-orm';
import {
  type CoachingItem,
  type CoachingStart,
  coachingCheckIns,
  coachingNotes,
  coachingPlans,
} from '#server/db/tables/index.ts';
import { type Database, onlyRow } from '#server/platform/database.ts';

export type { CoachingItem, CoachingStart };
export type PlanRow = typeof coachingPlans.$inferSelect;
export type CheckInRow = typeof coachingCheckIns.$inferSelect;
export type NoteRow = typeof coachingNotes.$inferSelect;

export async function findPlan(db: Database, userId: string): Promise<PlanRow | null> {
  const [row] = await db.select().from(coachingPlans).where(eq(coachingPlans.userId, userId));
  return row ?? null;
}

/** The same, held until the transaction ends: a week is looked back on once. */
export async function lockPlan(db: Database, userId: string): Promise<PlanRow | null> {
  const [row] = await db.select().from(coachingPlans).where(eq(coachingPlans.userId, userId)).for('update');
  return row ?? null;
}

/** A new plan in place of a former one, whose weeks go with it. */
export async function replacePlan(db: Database, plan: typeof coachingPlans.$inferInsert): Promise<PlanRow> {
  await deletePlan(db, plan.userId);
  return onlyRow(await db.insert(coachingPlans).values(plan).returning());
}

export async function updatePlan(
  db: Database,
  userId: string,
  changes: Partial<Pick<PlanRow, 'hoursAWeek' | 'isReminding'>>,
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await db.update(coachingPlans).set(changes).where(eq(coachingPlans.userId, userId));
}

export async function deletePlan(db: Database, userId: string): Promise<boolean> {
  const rows = await db
    .delete(coachingPlans)
    .where(eq(coachingPlans.userId, userId))
    .returning({ userId: coachingPlans.userId });
  return rows.length > 0;
}

/** Weeks that were looked back on, the first one first. */
export const checkInsOf = (db: Database, userId: string): Promise<CheckInRow[]> =>
  db
    .select()
    .from(coachingCheckIns)
    .where(eq(coachingCheckIns.userId, userId))
    .orderBy(asc(coachingCheckIns.week));

export const insertCheckIn = (db: Database, row: typeof coachingCheckIns.$inferInsert) =>
  db.insert(coachingCheckIns).values(row);

/** Whether nobody has reminded of the week yet; from now on someone has. */
export async function claimReminder(db: Database, userId: string, week: number): Promise<boolean> {
  const rows = await db
    .update(coachingPlans)
    .set({ remindedOf: week })
    .where(and(eq(coachingPlans.userId, userId), lt(coachingPlans.remindedOf, week)))
    .returning({ userId: coachingPlans.userId });
  return rows.length > 0;
}

export const notesOf = (db: Database, userId: string): Promise<NoteRow[]> =>
  db
    .select()
    .from(coachingNotes)
    .where(eq(coachingNotes.userId, userId))
    .orderBy(desc(coachingNotes.createdAt), desc(coachingNotes.id));

export const countNotes = (db: Database, userId: string): Promise<number> =>
  db.$count(coachingNotes, eq(coachingNotes.userId, userId));

export async function insertNote(db: Database, note: typeof coachingNotes.$inferInsert): Promise<NoteRow> {
  return onlyRow(await db.insert(coachingNotes).values(note).returning());
}

const ownNote = (userId: string, id: string) =>
  and(eq(coachingNotes.id, id), eq(coachingNotes.userId, userId));

/** Null where the person has no such note. */
export async function updateNote(
  db: Database,
  userId: string,
  id: string,
  changes: Pick<NoteRow, 'text' | 'editedAt'>,
): Promise<NoteRow | null> {
  const [row] = await db.update(coachingNotes).set(changes).where(ownNote(userId, id)).returning();
  return row ?? null;
}

export async function deleteNote(db: Database, userId: string, id: string): Promise<boolean> {
  const rows = await db.delete(coachingNotes).where(ownNote(userId, id)).returning({ id: coachingNotes.id });
  return rows.length > 0;
}
