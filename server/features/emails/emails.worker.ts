import { eq } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import { emails } from '#server/db/tables/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import { handle } from '#server/platform/queue.ts';
import { deliverEmail } from './emails.jobs.ts';

export const emailHandlers = [handle(deliverEmail, deliver)];

/** Sends one mail, or shows it in the log where no mail server is configured. One that was sent is not sent again. */
async function deliver(ctx: Ctx, { emailId }: { emailId: string }): Promise<void> {
  const [email] = await ctx.db.select().from(emails).where(eq(emails.id, emailId));
  if (!email || email.sentAt) return;
  if (ctx.config.smtpUrl) {
    const transport = createTransport(ctx.config.smtpUrl);
    const { recipient: to, subject, html, text } = email;
    await transport.sendMail({
      from: ctx.config.mailFrom,
      to,
      subject,
      html,
      text,
      messageId: `<${email.id}@masar>`,
    });
    transport.close();
  } else if (ctx.config.isProduction) {
    ctx.log.error({ emailId }, 'a mail waits: no mail server is configured (SMTP_URL)');
    return;
  } else {
    // A warning, since nobody receives it: whoever runs the program finds the code here.
    ctx.log.warn(
      { outbox: `${ctx.publicUrl}/dev/outbox` },
      `no mail server is configured; to ${email.recipient}: ${email.subject}`,
    );
  }
  await ctx.db.update(emails).set({ sentAt: ctx.now }).where(eq(emails.id, emailId));
}
