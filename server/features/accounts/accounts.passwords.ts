import { record } from '#server/features/audit-entries/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import { endSessionsOf, forgiveStrangers } from '#server/features/sessions/index.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import { MINUTE_MS } from '#server/platform/days.ts';
import { hashPassword, passwordMatches } from '#server/platform/passwords.ts';
import type { Uses } from '#server/platform/ports.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { hashToken, randomToken } from '#server/platform/tokens.ts';
import { sendPasswordChanged, sendResetEmail } from './accounts.emails.ts';
import { mailReset } from './accounts.jobs.ts';
import {
  issueProof,
  proofByCode,
  proofByLink,
  provePassword,
  RESEND_WAIT_SECONDS,
  secondsToWait,
} from './accounts.proofs.ts';
import {
  deleteProofs,
  findReset,
  findUser,
  findUserByEmail,
  type ProofRow,
  saveReset,
  spendProof,
  spendReset,
  type UserRow,
  updateUser,
} from './accounts.store.ts';

/** From the proof by mail to the new password. */
const RESET_MINUTES = 15;
/** Whom a mail is asked for where the portal has no such account: the work is the same, and nobody gets one. */
const NOBODY = '00000000-0000-4000-8000-000000000000';

/** Asks for the mail by which a password is set anew. What is known of the address shows neither in answer nor time. */
export async function askForReset(ctx: Ctx, email: string): Promise<{ email: string; wait_seconds: number }> {
  const account = await findUserByEmail(ctx.db, ctx.portal.key, email);
  await ctx.enqueue(mailReset, { userId: account?.id ?? NOBODY, address: ctx.request.address });
  return { email, wait_seconds: RESEND_WAIT_SECONDS };
}

/** The queue's part of it. Asking again within the wait mails nothing, so nobody's box is filled by strangers. */
export async function sendReset(
  ctx: Ctx,
  { userId, address }: { userId: string; address: string | null },
): Promise<void> {
  const user = await findUser(ctx.db, userId);
  if (!user || user.disabledAt) return;
  const of = { userId, purpose: 'reset-password' } as const;
  const there = await ctx.inPortal(user.portal);
  await there.transaction(async (tx) => {
    if ((await secondsToWait(tx, of)) > 0) return;
    const mailed = await issueProof(tx, { ...of, email: user.email });
    await sendResetEmail(tx, user, mailed);
    await record({ ...tx, request: { ...tx.request, address } }, 'account.password_reset_asked', {
      subjectId: userId,
    });
  });
}

/** Exchanges the mailed code or link, which each work once, for a token that sets the password. */
export async function verifyReset(ctx: Ctx, given: { email: string; code: string } | { token: string }) {
  const proof = await resetProofOf(ctx, given);
  const resetToken = randomToken();
  const expiresAt = new Date(ctx.now.getTime() + RESET_MINUTES * MINUTE_MS);
  await ctx.transaction(async (tx) => {
    const user = await findUser(tx.db, proof.userId);
    if (!(await spendProof(tx.db, proof)) || !user || user.disabledAt)
      throw new Refusal('accounts.reset_expired');
    await saveReset(tx.db, { tokenHash: hashToken(resetToken), userId: user.id, expiresAt });
  });
  return { reset_token: resetToken, email: proof.email, expires_at: expiresAt.toISOString() };
}

async function resetProofOf(
  ctx: Ctx,
  given: { email: string; code: string } | { token: string },
): Promise<ProofRow> {
  const purpose = 'reset-password';
  if ('token' in given) return found(await proofByLink(ctx, purpose, given.token), 'accounts.reset_expired');
  const refusal = 'accounts.reset_code_wrong';
  return proofByCode(ctx, { purpose, email: given.email }, given.code, { wrong: refusal, expired: refusal });
}

/** Sets the password by a reset token. The mail proved the address as well. Everybody is logged out. */
export async function resetPassword(
  ctx: Ctx & Uses<'sockets'>,
  { token, password }: { token: string; password: string },
): Promise<{ email: string }> {
  const reset = await findReset(ctx.db, hashToken(token), ctx.now);
  const user = reset && (await findUser(ctx.db, reset.userId));
  if (!user || user.disabledAt) throw new Refusal('accounts.reset_expired');
  const passwordHash = await hashNew(user, password);
  await ctx.transaction(async (tx) => {
    if (!(await spendReset(tx.db, hashToken(token)))) throw new Refusal('accounts.reset_expired');
    await updateUser(tx.db, user.id, { passwordHash, isEmailConfirmed: true });
    await deleteProofs(tx.db, user.id);
    await endSessionsOf(tx, user.id);
    await forgiveStrangers(tx, user);
    await record(tx, 'account.password_reset', { actorId: user.id, subjectId: user.id });
    await tellOfChange(tx, user);
  });
  return { email: user.email };
}

/** Changes the caller's password. This session stays, the others end. */
export async function changePassword(
  ctx: SignedInCtx & Uses<'sockets'>,
  input: { current_password: string; password: string },
): Promise<{ ended_sessions: number }> {
  await provePassword(ctx, input.current_password, 'current_password');
  const user = found(await findUser(ctx.db, ctx.actor.id), 'session.required');
  const passwordHash = await hashNew(user, input.password);
  const ended = await ctx.transaction(async (tx) => {
    await updateUser(tx.db, user.id, { passwordHash });
    // A change of address or a reset that somebody else began ends here too.
    await deleteProofs(tx.db, user.id, { except: 'confirm-email' });
    await record(tx, 'account.password_changed', { subjectId: user.id });
    await tellOfChange(tx, user);
    return endSessionsOf(tx, user.id, { except: ctx.actor.sessionId });
  });
  return { ended_sessions: ended };
}

/** The hash of a password that is not the present one. */
async function hashNew(user: UserRow, password: string): Promise<string> {
  if (user.passwordHash !== null && (await passwordMatches(user.passwordHash, password)))
    throw new Refusal('accounts.password_same', {}, [{ path: 'password', code: 'password_same' }]);
  return hashPassword(password);
}

async function tellOfChange(ctx: Ctx, user: UserRow): Promise<void> {
  await sendPasswordChanged(ctx, user);
  await notify(ctx, user.id, 'password_changed', {});
}
