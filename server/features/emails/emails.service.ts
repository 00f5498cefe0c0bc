import crypto from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import type { Language } from '#contract/kernel/fields.ts';
import { emails, users } from '#server/db/tables/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database.ts';
import { deliverEmail } from './emails.jobs.ts';
import { type EmailContent, renderEmail } from './emails.template.ts';

export interface EmailRecipient {
  /** Whose mail it is: it goes when they go. Null for an address without an account. */
  userId: string | null;
  address: string;
  /** The recipient's language, whoever causes the mail. */
  language: Language;
}

interface EmailOptions {
  id?: string;
  /** Whose name stands as the sender: a company, where one of its people wrote. The portal's own otherwise. */
  sender?: string;
  /** Who gets the answer. The portal's contact otherwise. */
  replyTo?: string;
}

/**
 * Writes a mail and puts it in the queue, in the caller's transaction: what was not committed is never sent. The words
 * are the caller's, in the recipient's language; the frame and the brand are those of the recipient's portal. Answers with
 * the mail's id.
 */
export async function sendEmail(
  ctx: Ctx,
  to: EmailRecipient,
  content: EmailContent,
  { id = crypto.randomUUID(), sender, replyTo }: EmailOptions = {},
): Promise<string> {
  const { portal } = to.userId ? await contextOf(ctx, to.userId) : ctx;
  const { html, text } = renderEmail(content, { language: to.language, portal, publicUrl: portal.url });
  await ctx.db.insert(emails).values({
    id,
    userId: to.userId,
    portal: portal.key,
    kind: content.kind,
    recipient: to.address,
    subject: oneLine(content.subject),
    html,
    text,
    sender: oneLine(sender ?? (portal.mailSender?.trim() || portal.name[to.language])),
    replyTo: replyTo ?? null,
    unsubscribeUrl: content.unsubscribeUrl ?? null,
    createdAt: ctx.now,
  });
  await ctx.enqueue(deliverEmail, { emailId: id });
  return id;
}

/** The context of a person's portal: work of the queue is of none, and an operator's may be of another. */
async function contextOf(ctx: Ctx, userId: string): Promise<Ctx> {
  const [user] = await ctx.db.select({ portal: users.portal }).from(users).where(eq(users.id, userId));
  return user && user.portal !== ctx.portal.key ? ctx.inPortal(user.portal) : ctx;
}

/** A header is one line, whatever a name holds. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** The newest mails, for the development page that stands in for a mail server. */
export const latestEmails = (db: Database, most: number) =>
  db.select().from(emails).orderBy(desc(emails.createdAt)).limit(most);
