import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { JsonResume } from '#contract/features/profiles.json-resume.ts';
import { keptResumes, profiles } from '#server/db/tables/index.ts';
import { type Database, preparedOnce } from '#server/platform/database.ts';

export type ProfileRow = typeof profiles.$inferSelect;
type NewProfile = typeof profiles.$inferInsert;

export async function insertProfile(db: Database, profile: NewProfile): Promise<void> {
  await db.insert(profiles).values(profile).onConflictDoNothing({ target: profiles.userId });
}

export async function findProfile(db: Database, userId: string): Promise<ProfileRow | null> {
  const [row] = await profileOf(db).execute({ userId });
  return row ?? null;
}

const profileOf = preparedOnce('profiles_one', (db) =>
  db
    .select()
    .from(profiles)
    .where(eq(profiles.userId, sql.placeholder('userId'))),
);

/** Reads a profile, which nobody else changes before this transaction has ended. */
export async function lockProfile(db: Database, userId: string): Promise<ProfileRow | null> {
  const [row] = await db.select().from(profiles).where(eq(profiles.userId, userId)).for('update');
  return row ?? null;
}

/** Null where the profile is no longer at the version that the change was made from. */
export async function saveProfile(
  db: Database,
  userId: string,
  changes: Partial<NewProfile>,
  fromVersion: number | undefined,
): Promise<ProfileRow | null> {
  const [row] = await db
    .update(profiles)
    .set({ ...changes, version: sql`${profiles.version} + 1` })
    .where(
      and(
        eq(profiles.userId, userId),
        fromVersion === undefined ? undefined : eq(profiles.version, fromVersion),
      ),
    )
    .returning();
  return row ?? null;
}

/** People with a job that goes on, some at a time in the order of their ids. */
export const listAtWork = (db: Database, after: string | null, most: number) =>
  db
    .select({
      userId: profiles.userId,
      version: profiles.version,
      workHistory: profiles.workHistory,
      experienceMonths: profiles.experienceMonths,
    })
    .from(profiles)
    .where(
      and(
        sql`${profiles.workHistory} @> '[{"currently_working": true}]'`,
        after === null ? undefined : gt(profiles.userId, after),
      ),
    )
    .orderBy(asc(profiles.userId))
    .limit(most);

/** Only where the profile is at the version that was counted. */
export async function saveMonths(
  db: Database,
  counted: readonly { userId: string; version: number; months: number | null }[],
): Promise<void> {
  const rows = counted.map(
    ({ userId, version, months }) => sql`(${userId}::uuid, ${version}::int, ${months}::int)`,
  );
  await db.execute(sql`
    update profiles set experience_months = counted.months
    from (values ${sql.join(rows, sql`, `)}) as counted (user_id, version, months)
    where profiles.user_id = counted.user_id and profiles.version = counted.version`);
}

/** What the person last brought as JSON Resume. */
export async function findKeptResume(db: Database, userId: string): Promise<JsonResume | null> {
  const [row] = await db
    .select({ document: keptResumes.document })
    .from(keptResumes)
    .where(eq(keptResumes.userId, userId));
  return row?.document ?? null;
}

export async function keepResume(
  db: Database,
  userId: string,
  document: JsonResume,
  keptAt: Date,
): Promise<void> {
  await db
    .insert(keptResumes)
    .values({ userId, document, keptAt })
    .onConflictDoUpdate({ target: keptResumes.userId, set: { document, keptAt } });
}
