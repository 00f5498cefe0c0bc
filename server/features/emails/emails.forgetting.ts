import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { emails } from '#server/db/tables/index.ts';
import type { Database } from '#server/platform/database.ts';
import type { EmailKind } from '#server/platform/email-kinds.ts';

/** Forgets mails of a kind that belong to no account and were written before a moment. */
export async function forgetMails(db: Database, kind: EmailKind, before: Date): Promise<void> {
  await db
    .delete(emails)
    .where(and(eq(emails.kind, kind), isNull(emails.userId), lt(emails.createdAt, before)));
}

/** Mails to others that lead to somebody who is gone keep nothing that names them: their links lead nowhere anyway. */
export async function forgetInMails(db: Database, userId: string): Promise<void> {
  await db
    .update(emails)
    .set({
      html: sql`replace(${emails.html}, ${userId}, '')`,
      text: sql`replace(${emails.text}, ${userId}, '')`,
    })
    .where(sql`strpos(${emails.text}, ${userId}) > 0 or strpos(${emails.html}, ${userId}) > 0`);
}
