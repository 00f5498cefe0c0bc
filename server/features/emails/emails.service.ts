import { desc } from 'drizzle-orm';
import { emails } from '#server/db/tables/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database.ts';
import { deliverEmail } from './emails.jobs.ts';
import { type EmailContent, renderEmail } from './emails.template.ts';

/** Writes a mail and puts it in the queue, in the caller's transaction: what was not committed is never sent. */
export async function sendEmail(
  ctx: Ctx,
  to: { userId: string; address: string },
  content: EmailContent,
): Promise<void> {
  const { html, text } = renderEmail(content, ctx.lang, ctx.portal);
  const [row] = await ctx.db
    .insert(emails)
    .values({
      userId: to.userId,
      recipient: to.address,
      subject: content.subject,
      html,
      text,
      createdAt: ctx.now,
    })
    .returning({ id: emails.id });
  await ctx.enqueue(deliverEmail, { emailId: row!.id });
}

/** The newest mails, for the development page that stands in for a mail server. */
export const latestEmails = (db: Database, most: number) =>
  db.select().from(emails).orderBy(desc(emails.createdAt)).limit(most);
