import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Language } from '#contract/kernel/fields.ts';
import { emails } from '#server/db/tables/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database.ts';
import { say } from '#server/platform/words.ts';
import { deliverEmail } from './emails.jobs.ts';
import { sendEmail } from './emails.service.ts';

/** What an operator needs to see of mails that were not taken: neither their words nor their codes. */
export const unsentEmails = (db: Database, most = 100) =>
  db
    .select({
      id: emails.id,
      portal: emails.portal,
      kind: emails.kind,
      recipient: emails.recipient,
      tries: emails.tries,
      failure: emails.failure,
      createdAt: emails.createdAt,
    })
    .from(emails)
    .where(and(isNull(emails.sentAt), isNotNull(emails.failure)))
    .orderBy(desc(emails.createdAt))
    .limit(most);

/** What became of a mail: when it was taken, or why it was not. */
export async function deliveryOf(
  db: Database,
  id: string,
): Promise<{ sentAt: Date | null; failure: string | null }> {
  const [row] = await db
    .select({ sentAt: emails.sentAt, failure: emails.failure })
    .from(emails)
    .where(eq(emails.id, id));
  return row ?? { sentAt: null, failure: null };
}

/** Puts every mail that was not taken in the queue again, once its cause is mended. Says how many. */
export async function retryUnsent(ctx: Ctx): Promise<number> {
  return ctx.transaction(async (tx) => {
    const rows = await tx.db
      .update(emails)
      .set({ tries: 0, failure: null })
      .where(and(isNull(emails.sentAt), isNotNull(emails.failure)))
      .returning({ id: emails.id });
    for (const { id } of rows) await tx.enqueue(deliverEmail, { emailId: id });
    return rows.length;
  });
}

/** A mail by which an operator sees whether mails arrive, in the portal of the context. */
export const sendTestEmail = (ctx: Ctx, address: string, language: Language): Promise<string> =>
  sendEmail(
    ctx,
    { userId: null, address, language },
    {
      kind: 'test',
      subject: say(language, 'emails.test_subject', { portal: ctx.portal.name[language] }),
      paragraphs: [say(language, 'emails.test_text')],
      button: { label: say(language, 'emails.test_button'), link: ctx.portal.url },
    },
  );
