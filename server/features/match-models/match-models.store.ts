import { and, desc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { contentOf, type Learned, learnedFrom, nothingLearned } from '#engines/matching/index.ts';
import { matchModels } from '#server/db/tables/index.ts';
import { type Database, preparedOnce } from '#server/platform/database.ts';

export type ModelRow = typeof matchModels.$inferSelect;

/** The version of what every node is to rank with. */
export async function activeVersion(db: Database): Promise<string> {
  const [row] = await activeRow(db).execute();
  return row?.version ?? OWN_VERSION;
}

const activeRow = preparedOnce('match_models_active', (db) =>
  db.select({ version: matchModels.version }).from(matchModels).where(eq(matchModels.isActive, true)),
);

/** The version of what was learned before anything was: the taxonomy alone. */
export const OWN_VERSION = nothingLearned.version;

/** What a version has learned. Throws where there is none of that name. */
export async function learnedOf(db: Database, version: string): Promise<Learned> {
  if (version === OWN_VERSION) return nothingLearned;
  const [row] = await db
    .select({ content: matchModels.content })
    .from(matchModels)
    .where(eq(matchModels.version, version));
  const learned = row && learnedFrom(row.content);
  if (learned?.version !== version) throw new Error(`There is no learned model ${version}.`);
  return learned;
}

/** Keeps what was learned, and, the first time, the product's own before it, so that there is a way back. */
export async function saveModel(
  db: Database,
  learned: Learned,
  row: Pick<ModelRow, 'madeBy' | 'report'>,
  now: Date,
): Promise<void> {
  const { version, documents } = nothingLearned;
  const first = {
    isActive: (await activeVersion(db)) === version,
    activatedAt: new Date(0),
    createdAt: new Date(0),
  };
  await db
    .insert(matchModels)
    .values({ version, documents, content: contentOf(nothingLearned), madeBy: 'product', ...first })
    .onConflictDoNothing();
  await db
    .insert(matchModels)
    .values({
      version: learned.version,
      documents: learned.documents,
      content: contentOf(learned),
      ...row,
      createdAt: now,
    })
    .onConflictDoUpdate({ target: matchModels.version, set: row });
}

export async function isPinned(db: Database): Promise<boolean> {
  const [row] = await db
    .select({ isPinned: matchModels.isPinned })
    .from(matchModels)
    .where(eq(matchModels.isActive, true));
  return row?.isPinned ?? false;
}

/** The version that was active last before the one that is; null where there was none. */
export async function versionBefore(db: Database): Promise<string | null> {
  const [row] = await db
    .select({ version: matchModels.version })
    .from(matchModels)
    .where(and(isNotNull(matchModels.activatedAt), eq(matchModels.isActive, false)))
    .orderBy(desc(matchModels.activatedAt))
    .limit(1);
  return row?.version ?? null;
}

/** Makes a version the active one. Returns whether another was before. To be run in a transaction. */
export async function activate(
  db: Database,
  version: string,
  isPinned: boolean,
  now: Date,
): Promise<boolean> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('match_models'))`);
  const wasActive = (await activeVersion(db)) === version;
  await db
    .update(matchModels)
    .set({ isActive: false, isPinned: false })
    .where(and(eq(matchModels.isActive, true), ne(matchModels.version, version)));
  await db
    .update(matchModels)
    .set({ isActive: true, isPinned, ...(wasActive ? {} : { activatedAt: now }) })
    .where(eq(matchModels.version, version));
  return !wasActive;
}
