import { eq } from 'drizzle-orm';
import type { SendMailOptions } from 'nodemailer';
import { emails } from '#server/db/tables/index.ts';
import { readLogo, readPortal } from '#server/features/portals/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';
import { handle } from '#server/platform/queue.ts';
import { deliverEmail } from './emails.jobs.ts';
import { nameAndAddress } from './emails.sender.ts';

export const emailHandlers = [handle(deliverEmail, deliver)];

type Email = typeof emails.$inferSelect;

/** Shorter together than the job may take: one that hangs has ended before it is tried again. */
const TIMEOUTS = {
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  socketTimeout: 30_000,
  dnsTimeout: 10_000,
};

/**
 * Sends one mail, or leaves it in the outbox where no mail server is configured. The row is locked meanwhile and marked in
 * the same transaction, so two workers never send it both. Only where the program is killed between the mail server's
 * “yes” and the mark does it go out again, and then with the same Message-ID, by which readers know it for the same.
 */
async function deliver(
  ctx: Ctx & Uses<'config' | 'storage'>,
  { emailId }: { emailId: string },
): Promise<void> {
  const refusal = await ctx.transaction(async (tx) => {
    const [email] = await tx.db
      .select()
      .from(emails)
      .where(eq(emails.id, emailId))
      .for('update', { skipLocked: true });
    // Sent already, deleted with its owner, or in the hands of another worker.
    if (!email || email.sentAt) return null;
    const failure = await send(tx, email);
    await tx.db
      .update(emails)
      .set({
        tries: email.tries + 1,
        failure: failure?.words ?? null,
        sentAt: failure ? null : new Date(),
      })
      .where(eq(emails.id, emailId));
    return failure && { ...failure, tries: email.tries + 1 };
  });
  if (!refusal) return;
  if (!refusal.isFinal && refusal.tries <= deliverEmail.retryLimit)
    throw new Error(`the mail ${emailId} was not taken: ${refusal.words}`);
  ctx.log.error({ emailId, tries: refusal.tries, failure: refusal.words }, 'a mail was given up');
}

interface Failure {
  words: string;
  /** Trying again would not help: the server said so for good (RFC 5321, 4.2.1: 5yz). */
  isFinal: boolean;
}

async function send(ctx: Ctx & Uses<'config' | 'storage'>, email: Email): Promise<Failure | null> {
  if (!ctx.config.smtpUrl) return leaveInOutbox(ctx, email);
  // Many run without a mail server: its library is loaded with the first mail.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ url: ctx.config.smtpUrl, ...TIMEOUTS });
  try {
    await transport.sendMail(await messageOf(ctx, email));
    return null;
  } catch (error) {
    const { message, response, responseCode } = error as Error & { response?: string; responseCode?: number };
    return { words: (response ?? message).slice(0, 500), isFinal: (responseCode ?? 0) >= 500 };
  } finally {
    transport.close();
  }
}

function leaveInOutbox(ctx: Ctx & Uses<'config'>, email: Email): Failure | null {
  if (ctx.config.isProduction) return { words: 'no mail server is configured (SMTP_URL)', isFinal: true };
  // A warning, since nobody receives it. Whose it is and what it says stands in the outbox only.
  ctx.log.warn(
    { outbox: `${ctx.portal.url}/dev/outbox`, emailId: email.id },
    'no mail server is configured: a mail waits in the outbox',
  );
  return null;
}

async function messageOf(ctx: Ctx & Uses<'config' | 'storage'>, email: Email): Promise<SendMailOptions> {
  const { name, address } = nameAndAddress(ctx.config.mailFrom);
  const portal = await readPortal(ctx.db, email.portal);
  return {
    from: { name: email.sender ?? name, address },
    to: { name: '', address: email.recipient },
    ...(email.replyTo ? { replyTo: email.replyTo } : portal && { replyTo: portal.contactEmail }),
    subject: email.subject,
    text: email.text,
    html: email.html,
    attachments: await logosIn(ctx, email),
    messageId: `<${email.id}@${address.split('@')[1] ?? 'masar'}>`,
    date: email.createdAt,
    headers: {
      // Answers of machines to machines would go round for ever (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(email.unsubscribeUrl && {
        'List-Unsubscribe': `<${oneClickAddress(email.unsubscribeUrl)}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}

/** The page's address with `/api` before its path takes the one click of RFC 8058. */
function oneClickAddress(page: string): string {
  const address = new URL(page);
  address.pathname = `/api${address.pathname}`;
  return address.toString();
}

/** The logos that the mail names, so that it shows them without fetching anything. */
async function logosIn(
  ctx: Ctx & Uses<'storage'>,
  email: Email,
): Promise<NonNullable<SendMailOptions['attachments']>> {
  const ids = new Set([...email.html.matchAll(/cid:logo-([0-9a-f-]{36})/g)].flatMap(([, id]) => id ?? []));
  const found = await Promise.all(
    [...ids].map(async (id) => ({ id, bytes: await readLogo(ctx, email.portal, id) })),
  );
  return found.flatMap(({ id, bytes }) =>
    bytes
      ? [
          {
            filename: 'logo.png',
            contentType: 'image/png',
            cid: `logo-${id}`,
            contentDisposition: 'inline' as const,
            content: Buffer.from(bytes),
          },
        ]
      : [],
  );
}
