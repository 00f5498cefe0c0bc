import type { Profile } from '#contract/features/profiles.contract.ts';
import { record } from '#server/features/audit-entries/index.ts';
import { soughtName } from '#server/features/companies/index.ts';
import { findProfile } from '#server/features/profiles/index.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import { matchBlock } from './blocked-companies.matching.ts';
import { blocksOf } from './blocked-companies.reads.ts';
import {
  deletePresent,
  hidesFromPresentEmployer,
  saveBlock,
  setHidesFromPresentEmployer,
} from './blocked-companies.store.ts';

/** Whom somebody works for now, as their profile says: each employer once, by its name as names are compared. */
export function presentEmployers(
  work: Profile['work_history_detailed'],
): { name: string; nameKey: string }[] {
  const employers = work.flatMap(({ currently_working: isCurrent, organisation }) => {
    const name = organisation?.trim() ?? '';
    return isCurrent && name !== '' ? [{ name, nameKey: soughtName(name) }] : [];
  });
  return [...new Map(employers.map((employer) => [employer.nameKey, employer])).values()];
}

/** Whether the person is hidden from whoever they work for. */
export async function setPresentEmployer(ctx: SignedInCtx, hides: boolean): Promise<void> {
  await ctx.transaction(async (tx) => {
    if (!(await setHidesFromPresentEmployer(tx.db, tx.actor.id, hides))) return;
    await record(tx, 'account.blocking_changed');
    await followProfile(tx, tx.actor.id);
  });
}

/** Blocks whom the profile names as present employers now, and nobody else of those it named before. */
export async function followProfile(ctx: Ctx, userId: string): Promise<void> {
  const before = (await blocksOf(ctx.db, userId)).filter(({ kind }) => kind === 'present');
  const hides = await hidesFromPresentEmployer(ctx.db, userId);
  if (!hides && before.length === 0) return;
  const row = await findProfile(ctx.db, userId);
  const employers = hides && row ? presentEmployers(row.workHistory) : [];
  const gone = before.filter(({ nameKey }) => !employers.some((one) => one.nameKey === nameKey));
  if (gone.length > 0)
    await deletePresent(
      ctx.db,
      gone.map(({ id }) => id),
    );
  for (const { name, nameKey } of employers) {
    if (!row || before.some((one) => one.nameKey === nameKey && one.name === name)) continue;
    const block = await saveBlock(ctx.db, { userId, kind: 'present', name, nameKey });
    await matchBlock(ctx.db, row.portal, block);
  }
}
