import { and, count, desc, eq, or, sql } from 'drizzle-orm';
import { programmes, programmeVersions } from '#server/db/tables/index.ts';
import { type Database, onlyRow } from '#server/platform/database.ts';

export type ProgrammeRow = typeof programmes.$inferSelect;
type NewProgramme = typeof programmes.$inferInsert;

export interface ProgrammeReader {
  id: string;
  portal: string;
  circle: string | null;
}

const seenBy = ({ id, portal, circle }: ProgrammeReader) =>
  and(
    eq(programmes.portal, portal),
    or(
      eq(programmes.ownerId, id),
      circle === null ? undefined : and(eq(programmes.isShared, true), eq(programmes.circle, circle)),
    ),
  );

/** What lists say of a programme: without its courses, of which only the number is read. */
export const listSeen = (db: Database, reader: ProgrammeReader, most: number) =>
  db
    .select({
      id: programmes.id,
      title: programmes.title,
      ownerId: programmes.ownerId,
      isShared: programmes.isShared,
      updatedAt: programmes.updatedAt,
      courses: sql<number>`jsonb_array_length(${programmes.courses})`,
    })
    .from(programmes)
    .where(seenBy(reader))
    .orderBy(desc(programmes.updatedAt), desc(programmes.id))
    .limit(most);

export async function findProgramme(db: Database, id: string): Promise<ProgrammeRow | null> {
  const [row] = await db.select().from(programmes).where(eq(programmes.id, id));
  return row ?? null;
}

/** A programme that nobody else changes before this transaction has ended. */
export async function lockProgramme(db: Database, id: string): Promise<ProgrammeRow | null> {
  const [row] = await db.select().from(programmes).where(eq(programmes.id, id)).for('update');
  return row ?? null;
}

export async function countOwn(db: Database, ownerId: string): Promise<number> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('programmes ' || ${ownerId}, 0))`);
  const rows = await db.select({ n: count() }).from(programmes).where(eq(programmes.ownerId, ownerId));
  return onlyRow(rows).n;
}

/** What was corrected in programmes that a person may see, newest first. */
export const listCorrected = (db: Database, reader: ProgrammeReader, most: number) =>
  db
    .select({ courses: programmes.courses, corrections: programmes.corrections })
    .from(programmes)
    .where(and(seenBy(reader), sql`jsonb_array_length(${programmes.corrections}) > 0`))
    .orderBy(desc(programmes.updatedAt))
    .limit(most);

export async function insertProgramme(db: Database, row: NewProgramme): Promise<ProgrammeRow> {
  const kept = onlyRow(await db.insert(programmes).values(row).returning());
  await keepVersion(db, kept);
  return kept;
}

/** Saves changes as the next version. */
export async function saveProgramme(
  db: Database,
  row: ProgrammeRow,
  changes: Partial<Pick<ProgrammeRow, 'title' | 'corrections' | 'isShared'>>,
  now: Date,
): Promise<ProgrammeRow> {
  const saved = onlyRow(
    await db
      .update(programmes)
      .set({ ...changes, version: row.version + 1, updatedAt: now })
      .where(eq(programmes.id, row.id))
      .returning(),
  );
  await keepVersion(db, saved);
  return saved;
}

async function keepVersion(db: Database, row: ProgrammeRow): Promise<void> {
  const { id: programmeId, version, title, corrections, updatedAt: createdAt } = row;
  await db.insert(programmeVersions).values({ programmeId, version, title, corrections, createdAt });
}

export const listVersionRows = (db: Database, programmeId: string, most: number) =>
  db
    .select()
    .from(programmeVersions)
    .where(eq(programmeVersions.programmeId, programmeId))
    .orderBy(desc(programmeVersions.version))
    .limit(most);

export async function findVersion(db: Database, programmeId: string, version: number) {
  const [row] = await db
    .select()
    .from(programmeVersions)
    .where(and(eq(programmeVersions.programmeId, programmeId), eq(programmeVersions.version, version)));
  return row ?? null;
}

export async function deleteProgramme(db: Database, id: string): Promise<void> {
  await db.delete(programmes).where(eq(programmes.id, id));
}
