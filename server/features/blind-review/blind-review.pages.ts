import { and, count, eq, sql } from 'drizzle-orm';
import { COMPANY_CHECK_LIMITS } from '#contract/features/company-checks.contract.ts';
import { companies, openedPages, users } from '#server/db/tables/index.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusals.ts';

/**
 * Counts a person’s page that a company which is not verified opens: a few people a day, each as often as it likes. Those
 * of verified companies are not counted.
 */
export async function openPage(ctx: SignedInCtx, userId: string): Promise<void> {
  const { isCompanyVerified, companyId } = ctx.actor;
  if (isCompanyVerified || !companyId) return;
  const { pagesPerDay: limit } = COMPANY_CHECK_LIMITS;
  await ctx.transaction(async (tx) => {
    // One at a time, so that pages opened at once are counted one after the other.
    await tx.db.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('update');
    const page = { companyId, userId, day: dayOf(tx) };
    const [known] = await tx.db
      .select({ one: sql`1` })
      .from(openedPages)
      .where(and(isOfDay(tx, companyId), eq(openedPages.userId, userId)));
    if (known) return;
    // Of nobody no page is opened: whoever asks for one is told so by what they ask.
    const [person] = await tx.db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, userId))
      .for('key share');
    if (!person) return;
    if ((await countOpenedPages(tx, companyId)) >= limit)
      throw new Refusal('company_checks.pages_used_up', { limit });
    await tx.db.insert(openedPages).values(page);
  });
}

/** How many people’s pages a company has opened today. */
export async function countOpenedPages(ctx: Ctx, companyId: string): Promise<number> {
  const [row] = await ctx.db.select({ total: count() }).from(openedPages).where(isOfDay(ctx, companyId));
  return row?.total ?? 0;
}

const isOfDay = (ctx: Ctx, companyId: string) =>
  and(eq(openedPages.companyId, companyId), eq(openedPages.day, dayOf(ctx)));

const dayOf = ({ now }: Ctx): string => now.toISOString().slice(0, 10);
