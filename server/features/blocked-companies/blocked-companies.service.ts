import type { z } from 'zod';
import type {
  BlockedCompanies,
  blockCompany,
  findCompaniesToBlock,
} from '#contract/features/blocked-companies.contract.ts';
import { LIMITS } from '#contract/kernel/limits.ts';
import { record } from '#server/features/audit-entries/index.ts';
import { findCompaniesLike, soughtName } from '#server/features/companies/index.ts';
import { findProfile } from '#server/features/profiles/index.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { companiesSameAs, matchBlock } from './blocked-companies.matching.ts';
import { presentEmployers } from './blocked-companies.present.ts';
import { blocksOf, companiesFor, companiesMeant, isBlocked } from './blocked-companies.reads.ts';
import {
  type BlockRow,
  countBlocks,
  deleteBlock,
  enforce,
  hidesFromPresentEmployer,
  lift,
  saveBlock,
} from './blocked-companies.store.ts';

/** Whom the caller is not seen by, and which companies of the portal those are today. */
export async function listOwn(ctx: SignedInCtx): Promise<BlockedCompanies> {
  const { id: userId } = ctx.actor;
  const blocks = await blocksOf(ctx.db, userId);
  const meant = await companiesMeant(ctx.db, userId);
  const companiesOf = (block: BlockRow | undefined) =>
    meant
      .filter(({ blockId }) => blockId === block?.id)
      .map((one) => ({ ...present(one), is_lifted: one.liftedAt !== null }));
  const profile = await findProfile(ctx.db, userId);
  const employers = [];
  for (const { name, nameKey } of presentEmployers(profile?.workHistory ?? [])) {
    const block = blocks.find((one) => one.kind === 'present' && one.nameKey === nameKey);
    employers.push({ name, companies: block ? companiesOf(block) : await wouldMean(ctx, nameKey) });
  }
  return {
    results: blocks.flatMap((block) =>
      block.kind === 'present'
        ? []
        : [
            {
              id: block.id,
              kind: block.kind,
              name: block.name,
              companies: companiesOf(block),
              blocked_at: block.createdAt.toISOString(),
            },
          ],
    ),
    present_employer: { is_blocked: await hidesFromPresentEmployer(ctx.db, userId), employers },
  };
}

/** Companies that a block of the name would mean. */
async function wouldMean(ctx: SignedInCtx, nameKey: string) {
  const same = await companiesSameAs(ctx.db, ctx.actor.portal, { nameKey, domain: null });
  const rows = await companiesById(
    ctx,
    same.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...present(row), is_lifted: false }));
}

/** Blocks a company of the portal, or an employer by name. */
export async function block(ctx: SignedInCtx, input: z.output<typeof blockCompany.body>) {
  const id = await ctx.transaction(async (tx) => {
    const { id: userId, portal } = tx.actor;
    const what = 'name' in input ? byName(input.name) : await byCompany(tx, input.company_id);
    const saved = await saveBlock(tx.db, { userId, ...what, createdAt: tx.now });
    if ((await countBlocks(tx.db, userId)) > LIMITS.blockedCompanies)
      throw new Refusal('blocked_companies.too_many', { most: LIMITS.blockedCompanies });
    await matchBlock(tx.db, portal, saved);
    await enforce(tx.db, saved.id);
    await record(tx, 'account.blocking_changed');
    return saved.id;
  });
  return { id, blocked: await listOwn(ctx) };
}

const byName = (name: string) => ({ kind: 'name' as const, name, nameKey: soughtName(name) });

async function byCompany(ctx: SignedInCtx, companyId: string) {
  const company = found((await companiesById(ctx, [companyId]))[0], 'companies.not_found');
  const { name, domain } = company;
  return { kind: 'company' as const, companyId, name, nameKey: soughtName(name), domain };
}

export async function unblock(ctx: SignedInCtx, id: string): Promise<BlockedCompanies> {
  await ctx.transaction(async (tx) => {
    found(await deleteBlock(tx.db, tx.actor.id, id), 'blocked_companies.not_found');
    await record(tx, 'account.blocking_changed');
  });
  return listOwn(ctx);
}

/** Companies of the portal whose names are near to what was typed, the nearest first. */
export async function findChoices(
  ctx: SignedInCtx,
  typed: string,
): Promise<z.input<typeof findCompaniesToBlock.response>> {
  const near = await findCompaniesLike(ctx.db, ctx.actor.portal, { domains: [], name: soughtName(typed) });
  const ids = near.slice(0, MOST_CHOICES).map(({ company }) => company.id);
  const rows = await companiesById(ctx, ids);
  const inOrder = ids.flatMap((id) => rows.filter((row) => row.id === id));
  return { results: inOrder.map((row) => ({ ...present(row), is_blocked: row.isBlocked })) };
}

const MOST_CHOICES = 8;

/**
 * Whether the caller may turn to a company: where they have blocked it, only by saying that they want to be seen by it
 * again, which then holds.
 */
export async function turnTo(ctx: SignedInCtx, companyId: string, isUnblocking: boolean): Promise<boolean> {
  if (!(await isBlocked(ctx.db, ctx.actor.id, companyId))) return true;
  if (!isUnblocking) return false;
  await lift(ctx.db, ctx.actor.id, companyId, ctx.now);
  await record(ctx, 'account.blocking_changed');
  return true;
}

const companiesById = (ctx: Ctx & SignedInCtx, ids: readonly string[]) =>
  companiesFor(ctx.db, ctx.actor.id, ctx.actor.portal, ids);

const present = (row: { id: string; name: string; avatarFileId: string | null; applications: number }) => ({
  id: row.id,
  company_name: row.name,
  company_avatar: row.avatarFileId,
  applications: row.applications,
});
