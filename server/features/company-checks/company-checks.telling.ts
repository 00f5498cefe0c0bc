import type { CompanyCheckState } from '#contract/features/company-checks.contract.ts';
import { notify } from '#server/features/notifications/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import { adminsOf, leadersOf, teamOf } from './company-checks.reads.ts';

/**
 * Tells a company’s owner where its check stands, its people’s open screens that they may do more or less, and the admins
 * that one waits for them. Nobody is told that a new company is not verified yet: its first screen says it.
 */
export async function tellOfStanding(
  ctx: Ctx,
  company: { id: string; name: string },
  state: CompanyCheckState,
  former: CompanyCheckState | null,
): Promise<void> {
  await tellScreens(ctx, company.id);
  if (!ctx.portal.checksCompanies) return;
  if (state === 'held')
    await notify(
      ctx,
      await adminsOf(ctx.db, ctx.portal.key),
      'company_waits',
      { company: company.name },
      { groupKey: 'company-checks', actorId: ctx.actor?.id ?? null },
    );
  const owners = await ownersOf(ctx, company.id);
  if (state === 'verified') await notify(ctx, owners, 'company_verified', { company: company.name });
  if (state === 'held') await notify(ctx, owners, 'company_held', { company: company.name });
  if (state === 'unverified' && former !== null)
    await notify(ctx, owners, 'company_unverified', { company: company.name });
}

/** Tells the owner that the company was refused, and why. */
export async function tellOfRefusal(
  ctx: Ctx,
  company: { id: string; name: string },
  reason: string,
): Promise<void> {
  await notify(ctx, await ownersOf(ctx, company.id), 'company_refused', { company: company.name, reason });
}

/** What a company’s people may do is read with their account. */
export async function tellScreens(ctx: Ctx, companyId: string): Promise<void> {
  ctx.tell(await teamOf(ctx.db, companyId), 'account:changed');
}

/** Whoever describes a new company becomes its owner next. */
async function ownersOf(ctx: Ctx, companyId: string): Promise<string[]> {
  const leaders = await leadersOf(ctx.db, companyId);
  if (leaders.length === 0) return ctx.actor ? [ctx.actor.id] : [];
  return leaders.flatMap(({ id, role }) => (role === 'owner' ? [id] : []));
}
