import type { User } from '#contract/features/accounts.contract.ts';
import type { EmailsSent } from '#contract/features/emails.contract.ts';
import { record } from '#server/features/audit-entries/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import { loadUser } from '#server/features/sessions/index.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import {
  sendAddressInUse,
  sendChangeAsked,
  sendChangeEmail,
  sendConfirmationEmail,
  sendEmailChanged,
} from './accounts.emails.ts';
import {
  issueProof,
  proofByCode,
  proofByLink,
  provePassword,
  RESEND_WAIT_SECONDS,
  refuseTooSoon,
  secondsToWait,
} from './accounts.proofs.ts';
import {
  changeAddress,
  deleteProofs,
  findProof,
  findUser,
  findUserByEmail,
  type ProofRow,
  spendProof,
  type UserRow,
  updateUser,
} from './accounts.store.ts';

const CODE = { wrong: 'accounts.code_wrong', expired: 'accounts.code_expired' } as const;

/** Mails the code and the link that confirm a new account's address. */
export async function sendConfirmation(ctx: Ctx, user: Recipient): Promise<void> {
  const mailed = await issueProof(ctx, { userId: user.id, purpose: 'confirm-email', email: user.email });
  await sendConfirmationEmail(ctx, user, mailed);
}

type Recipient = Pick<UserRow, 'id' | 'email' | 'firstName' | 'language'>;

/** Confirms an address by a typed code, which needs the address or a session, or by the token of the mailed link. */
export async function confirmEmail(
  ctx: Ctx,
  token: string,
  email: string | undefined,
): Promise<{ is_email_confirmed: true }> {
  const proof = await confirmationOf(ctx, token, email ?? ctx.actor?.email);
  await ctx.transaction(async (tx) => {
    if (!(await spendProof(tx.db, proof))) throw new Refusal('accounts.code_expired');
    await updateUser(tx.db, proof.userId, { isEmailConfirmed: true });
    await record(tx, 'account.email_confirmed', { actorId: proof.userId, subjectId: proof.userId });
  });
  return { is_email_confirmed: true };
}

async function confirmationOf(ctx: Ctx, token: string, email: string | undefined): Promise<ProofRow> {
  const purpose = 'confirm-email';
  if (!/^\d{6}$/.test(token)) return found(await proofByLink(ctx, purpose, token), 'accounts.code_expired');
  if (!email) throw new Refusal('accounts.code_wrong');
  return proofByCode(ctx, { purpose, email }, token, CODE);
}

export async function resendConfirmation(ctx: SignedInCtx): Promise<EmailsSent> {
  await refuseTooSoon(ctx, { userId: ctx.actor.id, purpose: 'confirm-email' });
  await ctx.transaction((tx) => sendConfirmation(tx, ctx.actor));
  return { sent: 1, skipped: [], wait_seconds: RESEND_WAIT_SECONDS };
}

/** Corrects an address that was never confirmed. Whatever was mailed to the former one dies with it. */
export async function correctEmail(ctx: SignedInCtx, email: string): Promise<MailSent> {
  const { actor } = ctx;
  if (email === actor.email) throw sameAddress();
  // Who mistyped sees it at once: the mail of the sign-up itself keeps nobody waiting.
  if (!(await hasOnlySignUpMail(ctx)))
    await refuseTooSoon(ctx, { userId: actor.id, purpose: 'confirm-email' });
  await ctx.transaction(async (tx) => {
    if (!(await changeAddress(tx.db, { id: actor.id, portal: actor.portal }, email)))
      throw new Refusal('accounts.email_taken', {}, [{ path: 'email', code: 'email_taken' }]);
    await deleteProofs(tx.db, actor.id);
    await record(tx, 'account.email_corrected', { subjectId: actor.id });
    await sendConfirmation(tx, { ...actor, email });
  });
  return { email, wait_seconds: RESEND_WAIT_SECONDS };
}

async function hasOnlySignUpMail(ctx: SignedInCtx): Promise<boolean> {
  const { id: userId, portal, email } = ctx.actor;
  const account = await findUserByEmail(ctx.db, portal, email);
  const last = await findProof(ctx.db, { userId, purpose: 'confirm-email' });
  return last?.sentAt.getTime() === account?.createdAt.getTime();
}

interface MailSent {
  email: string;
  wait_seconds: number;
}

/**
 * Begins a change of address. Where the new one has an account already its owner is told, and the asker learns
 * nothing of it: the code they would have to type was never mailed.
 */
export async function beginEmailChange(
  ctx: SignedInCtx,
  { email, password }: { email: string; password: string },
): Promise<MailSent> {
  const { actor } = ctx;
  await provePassword(ctx, password, 'password');
  if (email === actor.email) throw sameAddress();
  await refuseTooSoon(ctx, { userId: actor.id, purpose: 'change-email' });
  await ctx.transaction(async (tx) => {
    const owner = await findUserByEmail(tx.db, actor.portal, email);
    const mailed = await issueProof(tx, { userId: actor.id, purpose: 'change-email', email });
    if (owner) await sendAddressInUse(tx, owner);
    else await sendChangeEmail(tx, actor, email, mailed);
    await sendChangeAsked(tx, actor, email);
    await record(tx, 'account.email_change_asked', { subjectId: actor.id });
  });
  return { email, wait_seconds: RESEND_WAIT_SECONDS };
}

/** Makes the change, by the typed code or the mailed link. Only its own person may. */
export async function confirmEmailChange(
  ctx: SignedInCtx,
  proof: { code: string } | { token: string },
): Promise<User> {
  const { actor } = ctx;
  const proved = await changeOf(ctx, proof);
  if (proved.userId !== actor.id) throw new Refusal('accounts.code_expired');
  await ctx.transaction(async (tx) => {
    const isOurs = await spendProof(tx.db, proved);
    const isFree = await changeAddress(tx.db, { id: actor.id, portal: actor.portal }, proved.email);
    if (!isOurs || !isFree) throw new Refusal('accounts.code_expired');
    // What was mailed to the former address must not open the account any more.
    await deleteProofs(tx.db, actor.id);
    await record(tx, 'account.email_changed', { subjectId: actor.id });
    await sendEmailChanged(tx, actor, proved.email);
    await notify(tx, actor.id, 'email_changed', { email: proved.email });
  });
  return found(await loadUser(ctx.db, actor.id), 'session.required');
}

async function changeOf(ctx: SignedInCtx, proof: { code: string } | { token: string }): Promise<ProofRow> {
  const purpose = 'change-email';
  if ('code' in proof) return proofByCode(ctx, { purpose, email: ctx.actor.email }, proof.code, CODE);
  return found(await proofByLink(ctx, purpose, proof.token), 'accounts.code_expired');
}

export async function cancelEmailChange(ctx: SignedInCtx): Promise<{ pending_email: null }> {
  await spendProof(ctx.db, { userId: ctx.actor.id, purpose: 'change-email' });
  return { pending_email: null };
}

/** How one signs in, and what is under way with the address. */
export async function signInDetails(ctx: SignedInCtx) {
  const { id: userId, state } = ctx.actor;
  const { email, passwordHash } = found(await findUser(ctx.db, userId), 'session.required');
  const change = await findProof(ctx.db, { userId, purpose: 'change-email' });
  const purpose = state === 'EMAIL_VERIFICATION_PENDING' ? 'confirm-email' : 'change-email';
  return {
    email,
    has_password: passwordHash !== null,
    pending_email: change && change.expiresAt > ctx.now ? change.email : null,
    wait_seconds: await secondsToWait(ctx, { userId, purpose }),
  };
}

const sameAddress = () => new Refusal('accounts.email_same', {}, [{ path: 'email', code: 'email_same' }]);
