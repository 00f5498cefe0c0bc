import { and, eq, isNull, lt } from 'drizzle-orm';
import { emails } from '#server/db/tables/index.ts';
import type { Database } from '#server/platform/database.ts';
import type { EmailKind } from '#server/platform/email-kinds.ts';

/** Forgets mails of a kind that belong to no account and were written before a moment. */
export async function forgetMails(db: Database, kind: EmailKind, before: Date): Promise<void> {
  await db
    .delete(emails)
    .where(and(eq(emails.kind, kind), isNull(emails.userId), lt(emails.createdAt, before)));
}
