import { and, asc, count, desc, eq, gt, ilike, lt, or, sql } from 'drizzle-orm';
import type { ChatMessage, ChatPart, ChatThread } from '#contract/features/conversations.contract.ts';
import type { Before } from '#engines/conversations/index.ts';
import { conversationMessages, conversationThreads, modelUses } from '#server/db/tables/index.ts';
import { containing, type Database, onlyRow } from '#server/platform/database.ts';
import { offsetOf } from '#server/platform/paging.ts';

export type ThreadRow = typeof conversationThreads.$inferSelect;
export type MessageRow = typeof conversationMessages.$inferSelect;

const threadOf = (userId: string, id: string) =>
  and(eq(conversationThreads.id, id), eq(conversationThreads.userId, userId));
const messageOf = (userId: string, id: string) =>
  and(eq(conversationMessages.id, id), eq(conversationMessages.userId, userId));

export async function insertThread(
  db: Database,
  row: { userId: string; mode: ChatThread['mode']; title: string; at: Date },
): Promise<ThreadRow> {
  const { at, ...values } = row;
  return onlyRow(
    await db
      .insert(conversationThreads)
      .values({ ...values, createdAt: at, updatedAt: at })
      .returning(),
  );
}

/** A thread of a person; null where it is somebody else’s or gone. */
export async function findThread(db: Database, userId: string, id: string): Promise<ThreadRow | null> {
  const [row] = await db.select().from(conversationThreads).where(threadOf(userId, id));
  return row ?? null;
}

/** The thread that a person wrote in last. */
export async function latestThread(
  db: Database,
  userId: string,
  mode: ChatThread['mode'],
): Promise<ThreadRow | null> {
  const [row] = await db
    .select()
    .from(conversationThreads)
    .where(and(eq(conversationThreads.userId, userId), eq(conversationThreads.mode, mode)))
    .orderBy(desc(conversationThreads.updatedAt), desc(conversationThreads.id))
    .limit(1);
  return row ?? null;
}

/** Threads of a person, the latest first, whose title or questions hold a text. */
export async function listThreads(
  db: Database,
  userId: string,
  { mode, q, page, limit }: { mode: ChatThread['mode']; q: string; page: number; limit: number },
): Promise<{ rows: ThreadRow[]; total: number }> {
  const isAsked = sql`exists (select 1 from ${conversationMessages}
    where ${conversationMessages.threadId} = ${conversationThreads.id} and ${ilike(conversationMessages.text, containing(q))})`;
  const condition = and(
    eq(conversationThreads.userId, userId),
    eq(conversationThreads.mode, mode),
    q === '' ? undefined : or(ilike(conversationThreads.title, containing(q)), isAsked),
  );
  const rows = await db
    .select()
    .from(conversationThreads)
    .where(condition)
    .orderBy(desc(conversationThreads.updatedAt), desc(conversationThreads.id))
    .limit(limit)
    .offset(offsetOf(page, limit));
  const [counted] = await db.select({ total: count() }).from(conversationThreads).where(condition);
  return { rows, total: counted?.total ?? 0 };
}

export async function renameThread(
  db: Database,
  userId: string,
  id: string,
  title: string,
): Promise<ThreadRow | null> {
  const [row] = await db.update(conversationThreads).set({ title }).where(threadOf(userId, id)).returning();
  return row ?? null;
}

export const touchThread = (db: Database, id: string, at: Date) =>
  db.update(conversationThreads).set({ updatedAt: at }).where(eq(conversationThreads.id, id));

export async function deleteThread(db: Database, userId: string, id: string): Promise<boolean> {
  const rows = await db.delete(conversationThreads).where(threadOf(userId, id)).returning();
  return rows.length > 0;
}

export async function insertMessage(
  db: Database,
  row: typeof conversationMessages.$inferInsert,
): Promise<MessageRow> {
  return onlyRow(await db.insert(conversationMessages).values(row).returning());
}

export async function findMessage(db: Database, userId: string, id: string): Promise<MessageRow | null> {
  const [row] = await db.select().from(conversationMessages).where(messageOf(userId, id));
  return row ?? null;
}

/** Messages of a thread in the order in which they came; questions before the answers of the same moment. */
export const messagesIn = (db: Database, threadId: string): Promise<MessageRow[]> =>
  db
    .select()
    .from(conversationMessages)
    .where(eq(conversationMessages.threadId, threadId))
    .orderBy(
      asc(conversationMessages.createdAt),
      sql`${conversationMessages.by} = 'product'`,
      asc(conversationMessages.id),
    );

/** How many questions a person has asked since a moment. */
export async function questionsSince(db: Database, userId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(conversationMessages)
    .where(
      and(
        eq(conversationMessages.userId, userId),
        eq(conversationMessages.by, 'product'),
        gt(conversationMessages.createdAt, since),
      ),
    );
  return row?.total ?? 0;
}

/**
 * Counts a call to the external model that is about to be made. False where the person's or the portal's day is used up:
 * then none may be made.
 */
export async function spendModelCall(
  db: Database,
  { id, portal }: { id: string; portal: string },
  now: Date,
  limits: { person: number; portal: number },
): Promise<boolean> {
  const day = now.toISOString().slice(0, 10);
  const [all] = await db
    .select({ calls: sql<number>`coalesce(sum(${modelUses.calls}), 0)::int` })
    .from(modelUses)
    .where(and(eq(modelUses.portal, portal), eq(modelUses.day, day)));
  if (!all || all.calls >= limits.portal) return false;
  const counted = await db
    .insert(modelUses)
    .values({ portal, day, userId: id, calls: 1 })
    .onConflictDoUpdate({
      target: [modelUses.portal, modelUses.day, modelUses.userId],
      set: { calls: sql`${modelUses.calls} + 1` },
      setWhere: lt(modelUses.calls, limits.person),
    })
    .returning({ calls: modelUses.calls });
  return counted.length > 0;
}

/** Keeps an answer that is still being made; one that was stopped meanwhile stays as it is. */
export async function finishAnswer(
  db: Database,
  id: string,
  answer: { state: ChatMessage['state']; parts: ChatPart[]; understood: Before | null },
): Promise<MessageRow | null> {
  const [row] = await db
    .update(conversationMessages)
    .set(answer)
    .where(and(eq(conversationMessages.id, id), eq(conversationMessages.state, 'answering')))
    .returning();
  return row ?? null;
}

export async function changeAnswer(
  db: Database,
  userId: string,
  id: string,
  changes: { state?: ChatMessage['state']; parts: ChatPart[] },
): Promise<MessageRow> {
  return onlyRow(await db.update(conversationMessages).set(changes).where(messageOf(userId, id)).returning());
}
