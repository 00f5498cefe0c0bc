import type { z } from 'zod';
import type {
  CheckedCompany,
  decideCompanyCheck,
  listCompanyChecks,
} from '#contract/features/company-checks.contract.ts';
import { record } from '#server/features/audit-entries/index.ts';
import { isFreeMail, mailDomain, presentCompany } from '#server/features/companies/index.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { tellOfDecision } from './company-checks.jobs.ts';
import { mayDecide } from './company-checks.policy.ts';
import { countChecks, findListed, type ListedCheck, listChecks } from './company-checks.reads.ts';
import { type CheckRow, findCheck, holdCompany, saveCheck } from './company-checks.store.ts';
import { tellOfRefusal, tellOfStanding, tellScreens } from './company-checks.telling.ts';

/** A little longer than the snackbar stands from which a decision can be taken back. */
const TOLD_AFTER_SECONDS = 10;

export async function listOfPortal(ctx: SignedInCtx, query: z.output<typeof listCompanyChecks.query>) {
  const { state, q, page, limit } = query;
  const filter = { portal: ctx.portal.key, q };
  const counts = await countChecks(ctx.db, filter);
  const rows = await listChecks(ctx.db, { ...filter, state }, page, limit);
  return { results: rows.map(present), total: counts[state], page, limit, counts };
}

type Decision = z.output<typeof decideCompanyCheck.body>;

/** Decides on a company as an admin saw it, or puts back what stood before an admin decided. */
export async function decide(
  ctx: SignedInCtx,
  companyId: string,
  decision: Decision,
): Promise<CheckedCompany> {
  await ctx.transaction(async (tx) => {
    const company = found(await holdCompany(tx.db, tx.portal.key, companyId), 'companies.not_found');
    const check = await findCheck(tx.db, companyId);
    const state = check?.state ?? 'unverified';
    if (state !== decision.seen || !mayDecide(state, isAdmins(check))[decision.action])
      throw new Refusal('company_checks.decided_already');
    await saveCheck(tx.db, {
      ...(check ?? { companyId, portal: tx.portal.key }),
      ...(decision.action === 'UNDO' ? putBack(check) : decided(tx, check, decision)),
    });
    await record(tx, AUDIT[decision.action], {
      details: { companyId, ...(decision.note && { reason: decision.note }) },
    });
    await tellScreens(tx, companyId);
    if (decision.action === 'UNDO' && check?.isTold && check.former)
      await tellOfStanding(tx, company, check.former.state, state);
    if (decision.action !== 'UNDO')
      await tx.enqueue(
        tellOfDecision,
        { companyId, decidedAt: tx.now.toISOString() },
        { startAfterSeconds: TOLD_AFTER_SECONDS },
      );
  });
  return present(found(await findListed(ctx.db, ctx.portal.key, companyId), 'companies.not_found'));
}

const AUDIT = {
  CONFIRM: 'company.confirmed',
  REFUSE: 'company.refused',
  UNDO: 'company.check_undone',
} as const;

const isAdmins = (check: CheckRow | null): boolean => check?.former != null;

function decided(tx: SignedInCtx, check: CheckRow | null, { action, note }: Decision) {
  const isConfirmed = action === 'CONFIRM';
  return {
    state: isConfirmed ? ('verified' as const) : ('refused' as const),
    way: isConfirmed ? ('admin' as const) : null,
    note: note ?? null,
    decidedBy: tx.actor.id,
    decidedAt: tx.now,
    isTold: false,
    former: {
      state: check?.state ?? ('unverified' as const),
      way: check?.way ?? null,
      note: check?.note ?? null,
      decidedAt: (check?.decidedAt ?? tx.now).toISOString(),
    },
  };
}

function putBack(check: CheckRow | null) {
  const former = found(check?.former, 'company_checks.decided_already');
  return { ...former, decidedBy: null, decidedAt: new Date(former.decidedAt), isTold: false, former: null };
}

/** Tells of a decision that still stands, and then closes a refused company’s jobs. Done twice it does nothing more. */
export async function tellDecided(
  ctx: Ctx,
  { companyId, decidedAt }: { companyId: string; decidedAt: string },
): Promise<void> {
  const portal = (await findCheck(ctx.db, companyId))?.portal;
  if (!portal) return;
  const there = await ctx.inPortal(portal);
  await there.transaction(async (tx) => {
    const company = await holdCompany(tx.db, portal, companyId);
    const check = await findCheck(tx.db, companyId);
    if (!company || check?.decidedAt.toISOString() !== decidedAt || !check.former || check.isTold) return;
    await saveCheck(tx.db, { ...check, isTold: true });
    if (check.state === 'verified') await tellOfStanding(tx, company, 'verified', null);
    if (check.state !== 'refused') return;
    await tellOfRefusal(tx, company, check.note ?? '');
    await tx.emit('company-checks.refused', { companyId });
  });
}

function present(row: ListedCheck): CheckedCompany {
  const { company, check, state, owner } = row;
  const rights = mayDecide(state, isAdmins(check));
  return {
    company: presentCompany(company),
    state,
    way: check?.way ?? null,
    note: check?.note ?? null,
    decided_by: row.decider?.first != null ? `${row.decider.first} ${row.decider.last ?? ''}`.trim() : null,
    decided_at: check?.decidedAt.toISOString() ?? null,
    registered_at: company.createdAt.toISOString(),
    domain: company.domain,
    proven:
      check?.provenAddress && check.provenAt && check.provenDomain === company.domain
        ? { address: check.provenAddress, at: check.provenAt.toISOString() }
        : null,
    owner: owner && {
      name: `${owner.firstName} ${owner.lastName}`.trim(),
      email: owner.email,
      registered_at: owner.createdAt.toISOString(),
      is_of_domain:
        company.domain !== null && owner.isEmailConfirmed && mailDomain(owner.email) === company.domain,
      is_free_mail: isFreeMail(owner.email),
    },
    members: row.members,
    open_jobs: row.openJobs,
    held_for: state === 'held' ? (check?.heldFor ?? []) : [],
    resembles: state === 'held' && row.resembled ? presentCompany(row.resembled) : null,
    can: { confirm: rights.CONFIRM, refuse: rights.REFUSE, undo: rights.UNDO },
  };
}
