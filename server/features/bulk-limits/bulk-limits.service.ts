import { BULK_DEEDS, type BulkDeed } from '#contract/features/bulk-limits.contract.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import { daysAfter, daysBefore, HOUR_MS } from '#server/platform/days.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { levelOf, peopleADay } from './bulk-limits.levels.ts';
import { historyOf, usedSince } from './bulk-limits.reads.ts';
import { addUse, holdDeed } from './bulk-limits.store.ts';

/** What a company may still do to many people at once. */
export interface Allowance {
  limit: number;
  left: number;
  /** When the first of those counted now no longer counts; null where nobody is counted. */
  moreAt: Date | null;
}

/** How many more people something may be done to now. Nothing is counted by asking. */
export async function allowanceOf(ctx: Ctx, companyId: string, deed: BulkDeed): Promise<Allowance> {
  const limit = peopleADay(await historyOf(ctx.db, companyId, ctx.now), deed);
  const since = daysBefore(ctx.now, 1);
  const { people, first } = await usedSince(ctx.db, { companyId, deed }, since);
  return {
    limit,
    left: Math.max(0, limit - people),
    moreAt: first && daysAfter(first, 1),
  };
}

/**
 * Counts people to whom something is done together, in the transaction that does it; refuses where that would be more
 * than the company may reach within a day. What is left after is answered.
 */
export async function spend(tx: Ctx, companyId: string, deed: BulkDeed, people: number): Promise<Allowance> {
  await holdDeed(tx.db, companyId, deed);
  const allowance = await allowanceOf(tx, companyId, deed);
  if (people > allowance.left) throw refusalOf(tx, deed, allowance);
  if (deed !== 'ask' && people > 0) await addUse(tx.db, { companyId, deed, hour: hourOf(tx.now), people });
  return { ...allowance, left: allowance.left - people };
}

/** Of something that was taken back before it reached anybody. */
export async function giveBack(
  tx: Ctx,
  companyId: string,
  { deed, people, at }: { deed: Exclude<BulkDeed, 'ask'>; people: number; at: Date },
): Promise<void> {
  await holdDeed(tx.db, companyId, deed);
  await addUse(tx.db, { companyId, deed, hour: hourOf(at), people: -people });
}

export async function limitsOfOwn(ctx: SignedInCtx) {
  const companyId = found(ctx.actor.companyId, 'access.denied');
  const level = levelOf(await historyOf(ctx.db, companyId, ctx.now));
  const deeds = [];
  for (const deed of BULK_DEEDS) {
    const { limit, left, moreAt } = await allowanceOf(ctx, companyId, deed);
    deeds.push({ deed, limit, left, more_at: moreAt?.toISOString() ?? null });
  }
  return { level, deeds };
}

const hourOf = (at: Date) => new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS);

const refusalOf = ({ lang, now }: Ctx, deed: BulkDeed, { limit, left, moreAt }: Allowance) =>
  new Refusal(`bulk_limits.${deed}`, {
    limit,
    left,
    more: new Intl.DateTimeFormat(lang, {
      weekday: 'long',
      hour: 'numeric',
      minute: '2-digit',
      timeZone: 'Asia/Dubai',
    }).format(moreAt ?? now),
  });
