import crypto from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { emailOptOuts, emails } from '#server/db/tables/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database.ts';
import { found } from '#server/platform/refusals.ts';

const hashOf = (address: string) => crypto.createHash('sha256').update(address.toLowerCase()).digest('hex');

/** Those of the addresses that opted out. */
export async function optedOut(
  db: Database,
  portal: string,
  addresses: readonly string[],
): Promise<ReadonlySet<string>> {
  const byHash = new Map(addresses.map((address) => [hashOf(address), address]));
  const rows = await db
    .select({ hash: emailOptOuts.addressHash })
    .from(emailOptOuts)
    .where(and(eq(emailOptOuts.portal, portal), inArray(emailOptOuts.addressHash, [...byHash.keys()])));
  return new Set(rows.flatMap(({ hash }) => byHash.get(hash) ?? []));
}

/** The page of a mail's “no more such mails”. Its id is known to nobody but who got the mail. */
export const optOutAddress = (ctx: Ctx, emailId: string) => `${ctx.portal.url}/no-more-mail/${emailId}`;

export async function showOptOut(ctx: Ctx, emailId: string) {
  const email = await mailOf(ctx, emailId);
  const out = await optedOut(ctx.db, email.portal, [email.recipient]);
  return { address: hidden(email.recipient), is_on: out.size === 0 };
}

/** Either way may be gone twice without harm. */
export async function optOut(ctx: Ctx, emailId: string, undo: boolean) {
  const email = await mailOf(ctx, emailId);
  const row = { portal: email.portal, addressHash: hashOf(email.recipient) };
  if (undo)
    await ctx.db
      .delete(emailOptOuts)
      .where(and(eq(emailOptOuts.portal, row.portal), eq(emailOptOuts.addressHash, row.addressHash)));
  else
    await ctx.db
      .insert(emailOptOuts)
      .values({ ...row, createdAt: ctx.now })
      .onConflictDoNothing();
  return { address: hidden(email.recipient), is_on: undo };
}

async function mailOf(ctx: Ctx, id: string) {
  const [email] = await ctx.db
    .select({ portal: emails.portal, recipient: emails.recipient, unsubscribeUrl: emails.unsubscribeUrl })
    .from(emails)
    .where(eq(emails.id, id));
  // Other mails have other ways to end, or none.
  const isOurs = email?.unsubscribeUrl?.endsWith(`/no-more-mail/${id}`);
  return found(isOurs ? email : null, 'emails.link_unknown');
}

/** Enough to know one's own address by. */
const hidden = (address: string) => address.replace(/^(.).*@/, '$1…@');
