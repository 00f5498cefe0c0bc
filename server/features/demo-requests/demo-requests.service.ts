import { and, count, eq, gte, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { DEMO_SIZES, DemoRequest } from '#contract/features/demo-requests.contract.ts';
import { demoRequests } from '#server/db/tables/index.ts';
import { sendEmail } from '#server/features/emails/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import { onlyRow } from '#server/platform/database.ts';
import { daysBefore } from '#server/platform/days.ts';
import { Refusal } from '#server/platform/refusals.ts';
import { say } from '#server/platform/words.ts';

/** An address needs no more than this in a day: what comes on top is somebody filling the mailbox of another. */
const MOST_A_DAY = 3;

export async function requestDemo(
  ctx: Ctx,
  request: z.output<typeof DemoRequest>,
): Promise<{ is_received: true }> {
  return ctx.transaction(async (tx) => {
    const { name, email, company, size, message } = request;
    const portal = tx.portal.key;
    // One after the other, so that requests that come at once are all counted.
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext(${`demo-request ${portal} ${email}`}))`);
    const since = daysBefore(tx.now, 1);
    const made = onlyRow(
      await tx.db
        .select({ count: count() })
        .from(demoRequests)
        .where(
          and(
            eq(demoRequests.portal, portal),
            eq(demoRequests.email, email),
            gte(demoRequests.createdAt, since),
          ),
        ),
    );
    if (made.count >= MOST_A_DAY) throw new Refusal('demo_requests.too_many');
    await tx.db
      .insert(demoRequests)
      .values({ portal, name, email, company, size, message: message || null, createdAt: tx.now });
    await tellContact(tx, request);
    await thank(tx, request);
    return { is_received: true };
  });
}

/** The portal's contact reads it in the portal's first language. */
async function tellContact(ctx: Ctx, request: z.output<typeof DemoRequest>): Promise<void> {
  const language = ctx.portal.languages[0] ?? 'en';
  const { name, email, company, size, message } = request;
  await sendEmail(
    ctx,
    { userId: null, address: ctx.portal.contactEmail, language },
    {
      kind: 'demo-request',
      subject: say(language, 'demo_requests.subject', { company }),
      paragraphs: [
        say(language, 'demo_requests.who', { name, company }),
        say(language, 'demo_requests.size', { size: sizeInWords(size) }),
        say(language, 'demo_requests.reply_to', { email }),
      ],
      ...(message ? { quote: { text: message, from: name } } : {}),
    },
  );
}

async function thank(ctx: Ctx, { name, email }: z.output<typeof DemoRequest>): Promise<void> {
  const { lang } = ctx;
  await sendEmail(
    ctx,
    { userId: null, address: email, language: lang },
    {
      kind: 'demo-request',
      subject: say(lang, 'demo_requests.thanks_subject', { portal: ctx.portal.name[lang] }),
      paragraphs: [say(lang, 'demo_requests.thanks', { name }), say(lang, 'demo_requests.not_you')],
    },
  );
}

const sizeInWords = (size: (typeof DEMO_SIZES)[number]) => size.replace('-', '–');
