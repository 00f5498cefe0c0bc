import { and, eq } from 'drizzle-orm';
import { forgetAddresses, forgetInDetails, record } from '#server/features/audit-entries/index.ts';
import { findCompany } from '#server/features/companies/index.ts';
import { forgetInMails } from '#server/features/emails/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import { endSessionsOf } from '#server/features/sessions/index.ts';
import { type Ctx, type SignedInCtx, withoutCaller } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';
import { forgetInQueue } from '#server/platform/queue.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { sendDeletionEmail, sendGoodbye } from './accounts.emails.ts';
import { forgetDoneWork } from './accounts.jobs.ts';
import { RECORDS_BY_ADDRESS } from './accounts.personal.ts';
import {
  issueProof,
  proofByCode,
  provePassword,
  RESEND_WAIT_SECONDS,
  refuseTooSoon,
} from './accounts.proofs.ts';
import { deleteUser, findUser, lockTeam, spendProof, type UserRow, updateUser } from './accounts.store.ts';

const purpose = 'delete-account';
const FORGOTTEN_AFTER_SECONDS = 120;

/** Mails the code that stands for the password of somebody who has none. */
export async function mailDeletionCode(ctx: SignedInCtx): Promise<{ email: string; wait_seconds: number }> {
  const { actor } = ctx;
  await refuseTooSoon(ctx, { userId: actor.id, purpose });
  await ctx.transaction(async (tx) => {
    const mailed = await issueProof(tx, { userId: actor.id, purpose, email: actor.email });
    await sendDeletionEmail(tx, actor, mailed);
  });
  return { email: actor.email, wait_seconds: RESEND_WAIT_SECONDS };
}

/**
 * Deletes the caller's account for good: rows cascade from it, an index in memory lets go by the triggers of its tables,
 * stored files go by the queue. The audit log keeps that an account was deleted, and not whose.
 */
export async function deleteAccount(
  ctx: SignedInCtx & Uses<'sockets'>,
  proof: { password: string } | { code: string },
): Promise<{ deleted: true }> {
  await proveOwner(ctx, proof);
  await ctx.transaction(async (tx) => {
    const user = found(await findUser(tx.db, ctx.actor.id), 'session.required');
    const { id: userId, companyId } = user;
    const heirId = companyId ? await handOver(tx, user, companyId) : null;
    await tx.emit('accounts.leaving', { userId, company: companyId ? { id: companyId, heirId } : null });
    await endSessionsOf(tx, userId);
    await forgetTraces(tx, user);
    await deleteUser(tx.db, userId);
    await sendGoodbye(tx, user);
    const nobody = withoutCaller(tx);
    await record(nobody, 'account.deleted', { portal: user.portal, details: { role: user.role } });
  });
  return { deleted: true };
}

async function proveOwner(ctx: SignedInCtx, proof: { password: string } | { code: string }): Promise<void> {
  if ('password' in proof) return provePassword(ctx, proof.password, 'password');
  const refusals = { wrong: 'accounts.code_wrong', expired: 'accounts.code_expired' } as const;
  const proved = await proofByCode(ctx, { purpose, email: ctx.actor.email }, proof.code, refusals);
  if (!(await spendProof(ctx.db, proved))) throw new Refusal('accounts.code_expired');
}

/**
 * Who owns the company once this member has left: the owner there is, or else the longest-standing manager, or else the
 * longest-standing member. Null where nobody is left.
 */
async function handOver(ctx: Ctx, leaving: UserRow, companyId: string): Promise<string | null> {
  const team = (await lockTeam(ctx.db, companyId)).filter((member) => member.id !== leaving.id);
  const first = (role: UserRow['companyRole']) => team.find((member) => member.companyRole === role);
  const owner = first('owner');
  if (owner) return owner.id;
  const heir = first('manager') ?? team[0];
  if (!heir) return null;
  await updateUser(ctx.db, heir.id, { companyRole: 'owner' });
  await record(withoutCaller(ctx), 'company.handed_over', {
    portal: leaving.portal,
    subjectId: heir.id,
    details: { companyId },
  });
  const company = await findCompany(ctx.db, companyId);
  await notify(ctx, heir.id, 'role_changed', { company: company?.company_name ?? '', role: 'owner' });
  return heir.id;
}

/** What does not hang on the account's row: mails and invitations to the address, network addresses of deeds. */
async function forgetTraces(ctx: Ctx, { id, portal, email }: UserRow): Promise<void> {
  for (const records of RECORDS_BY_ADDRESS) {
    await ctx.db.delete(records.table).where(and(eq(records.portal, portal), eq(records.address, email)));
  }
  await forgetAddresses(ctx, id);
  await forgetInDetails(ctx, id);
  await forgetInMails(ctx.db, id);
  await forgetInQueue(ctx.db, id);
  // Work that runs right now is done with soon.
  await ctx.enqueue(forgetDoneWork, {}, { startAfterSeconds: FORGOTTEN_AFTER_SECONDS });
}
