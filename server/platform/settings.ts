import { eq } from 'drizzle-orm';
import { settings } from '#server/db/tables/index.ts';
import type { Database } from './database.ts';

/** A value of the whole installation, made by whoever asks first and the same for all nodes from then on. */
export async function settingMadeOnce(db: Database, key: string, make: () => string): Promise<string> {
  await db.insert(settings).values({ key, value: make() }).onConflictDoNothing();
  const [row] = await db.select().from(settings).where(eq(settings.key, key));
  return String(row?.value);
}
