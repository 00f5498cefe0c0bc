import { and, eq, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import { refreshTokens, sessions, signInFailures } from '#server/db/tables/index.ts';
import { type Database, onlyRow } from '#server/platform/database.ts';

export async function insertSession(db: Database, session: typeof sessions.$inferInsert): Promise<string> {
  return onlyRow(await db.insert(sessions).values(session).returning({ id: sessions.id })).id;
}

export async function insertRefreshToken(
  db: Database,
  token: { hash: string; sessionId: string; expiresAt: Date },
) {
  await db.insert(refreshTokens).values(token);
}

/** Marks a token as used; null where it was used before or is unknown. */
export async function spendRefreshToken(db: Database, hash: string, now: Date) {
  const [used] = await db
    .update(refreshTokens)
    .set({ usedAt: now })
    .where(and(eq(refreshTokens.hash, hash), isNull(refreshTokens.usedAt)))
    .returning();
  return used ?? null;
}

export async function findRefreshToken(db: Database, hash: string) {
  const [row] = await db.select().from(refreshTokens).where(eq(refreshTokens.hash, hash));
  return row ?? null;
}

export async function touchSession(db: Database, id: string, now: Date): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, id));
}

/** Ends a person's session; false where it is not theirs or has ended. */
export async function endSession(
  db: Database,
  { id, userId }: { id: string; userId: string },
  now: Date,
): Promise<boolean> {
  const ended = await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId), isNull(sessions.endedAt)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Ends every session of a person but the one named; says which. */
export async function endSessions(
  db: Database,
  userId: string,
  except: string | null,
  now: Date,
): Promise<string[]> {
  const ended = await db
    .update(sessions)
    .set({ endedAt: now })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.endedAt),
        except === null ? undefined : ne(sessions.id, except),
      ),
    )
    .returning({ id: sessions.id });
  return ended.map(({ id }) => id);
}

/** Failures of a key, and nobody else counts on it before this transaction has ended. */
export async function lockFailures(db: Database, key: string, now: Date) {
  return onlyRow(
    await db
      .insert(signInFailures)
      .values({ key, count: 0, lastAt: now })
      .onConflictDoUpdate({ target: signInFailures.key, set: { key } })
      .returning(),
  );
}

export async function saveFailures(db: Database, row: typeof signInFailures.$inferSelect): Promise<void> {
  const { key, ...changes } = row;
  await db.update(signInFailures).set(changes).where(eq(signInFailures.key, key));
}

export async function returnFailure(db: Database, key: string): Promise<void> {
  await db
    .update(signInFailures)
    .set({ count: sql`greatest(${signInFailures.count} - 1, 0)` })
    .where(eq(signInFailures.key, key));
}

export async function deleteFailures(db: Database, keys: string[]): Promise<void> {
  await db.delete(signInFailures).where(inArray(signInFailures.key, keys));
}

/** Sessions that ended or were left long ago, refresh tokens that ran out, failures nobody added to. */
export async function deleteOld(
  db: Database,
  before: { sessions: Date; refreshTokens: Date; failures: Date },
): Promise<void> {
  const lastSign = sql`coalesce(${sessions.endedAt}, ${sessions.lastSeenAt}, ${sessions.createdAt})`;
  await db.delete(sessions).where(sql`${lastSign} < ${before.sessions.toISOString()}::timestamptz`);
  await db.delete(refreshTokens).where(lt(refreshTokens.expiresAt, before.refreshTokens));
  await db.delete(signInFailures).where(lt(signInFailures.lastAt, before.failures));
}
