import { and, asc, eq, sql } from 'drizzle-orm';
import { messageRecipients, messages, messageTemplates } from '#server/db/tables/index.ts';
import { type Database, onlyRow } from '#server/platform/database.ts';

export type TemplateRow = typeof messageTemplates.$inferSelect;
export type MessageRow = typeof messages.$inferSelect;
export type RecipientRow = typeof messageRecipients.$inferSelect;

/** Until the end of the transaction nobody else of the company changes its templates. */
export async function holdTemplates(db: Database, companyId: string): Promise<void> {
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`message-templates ${companyId}`}, 0))`,
  );
}

export const templatesOf = (db: Database, companyId: string): Promise<TemplateRow[]> =>
  db
    .select()
    .from(messageTemplates)
    .where(eq(messageTemplates.companyId, companyId))
    .orderBy(asc(messageTemplates.name), asc(messageTemplates.id));

export async function insertTemplates(
  db: Database,
  templates: (typeof messageTemplates.$inferInsert)[],
): Promise<void> {
  await db.insert(messageTemplates).values(templates);
}

export async function updateTemplate(
  db: Database,
  id: string,
  changes: Partial<typeof messageTemplates.$inferInsert>,
): Promise<void> {
  await db.update(messageTemplates).set(changes).where(eq(messageTemplates.id, id));
}

export async function deleteTemplateRow(db: Database, id: string): Promise<void> {
  await db.delete(messageTemplates).where(eq(messageTemplates.id, id));
}

export async function insertMessage(
  db: Database,
  message: typeof messages.$inferInsert,
  recipients: readonly Pick<RecipientRow, 'userId' | 'subject' | 'body'>[],
): Promise<MessageRow> {
  const row = onlyRow(await db.insert(messages).values(message).returning());
  await db.insert(messageRecipients).values(recipients.map((one) => ({ ...one, messageId: row.id })));
  return row;
}

/** Held until the end of the transaction: a message leaves, or is taken back. */
export async function lockMessage(db: Database, id: string): Promise<MessageRow | null> {
  const [row] = await db.select().from(messages).where(eq(messages.id, id)).for('update');
  return row ?? null;
}

export async function setStatus(db: Database, id: string, status: MessageRow['status']): Promise<void> {
  await db.update(messages).set({ status }).where(eq(messages.id, id));
}

export async function markSent(db: Database, messageId: string, userId: string, sentAt: Date): Promise<void> {
  await db
    .update(messageRecipients)
    .set({ sentAt })
    .where(and(eq(messageRecipients.messageId, messageId), eq(messageRecipients.userId, userId)));
}
