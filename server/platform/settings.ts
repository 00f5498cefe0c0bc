import { eq } from 'drizzle-orm';
import { settings } from '#server/db/tables/index.ts';
import type { Database } from './database.ts';

/** A value of the whole installation, made by whoever asks first and the same for all nodes from then on. */
export async function settingMadeOnce(db: Database, key: string, make: () => string): Promise<string> {
  const known = await settingOf(db, key);
  if (known) return String(known.value);
  await db.insert(settings).values({ key, value: make() }).onConflictDoNothing();
  return String((await settingOf(db, key))?.value);
}

const settingOf = async (db: Database, key: string) =>
  (await db.select().from(settings).where(eq(settings.key, key)))[0];
