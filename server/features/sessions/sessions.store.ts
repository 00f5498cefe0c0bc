import { and, eq, isNull } from 'drizzle-orm';
import { refreshTokens, sessions } from '#server/db/tables/index.ts';
import type { Database } from '#server/platform/database.ts';

export async function insertSession(
  db: Database,
  session: { userId: string; device: string; createdAt: Date },
) {
  const [row] = await db.insert(sessions).values(session).returning({ id: sessions.id });
  return row!.id;
}

export async function insertRefreshToken(
  db: Database,
  token: { hash: string; sessionId: string; expiresAt: Date },
) {
  await db.insert(refreshTokens).values(token);
}

/** Marks a token as used; null where it was used before, is unknown, or its session has ended. */
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

export async function findOpenSession(db: Database, id: string) {
  const [row] = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, id), isNull(sessions.endedAt)));
  return row ?? null;
}

export async function endSession(db: Database, id: string, now: Date) {
  await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.id, id), isNull(sessions.endedAt)));
}
