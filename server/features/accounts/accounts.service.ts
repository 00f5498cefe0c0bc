import crypto from 'node:crypto';
import type { z } from 'zod';
import type { editDetails, Registration, User } from '#contract/features/accounts.contract.ts';
import { LIMITS } from '#contract/kernel/limits.ts';
import type { RoleName } from '#contract/kernel/user-states.ts';
import { record } from '#server/features/audit-entries/index.ts';
import { loadUser, type OpenedSession, openSession } from '#server/features/sessions/index.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import { hashPassword } from '#server/platform/passwords.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { hashToken, randomToken, sameHash } from '#server/platform/tokens.ts';
import { sendConfirmationEmail } from './accounts.emails.ts';
import {
  countTry,
  deleteProof,
  findProof,
  findUserByEmail,
  insertUser,
  saveProof,
  updateUser,
} from './accounts.store.ts';

const MINUTE_MS = 60_000;
/** How long a person waits before the confirmation mail goes out again. */
const RESEND_WAIT_SECONDS = 60;

export async function register(
  ctx: Ctx,
  input: z.output<typeof Registration>,
  device: string,
): Promise<OpenedSession> {
  const passwordHash = await hashPassword(input.password);
  return ctx.transaction(async (tx) => {
    const userId = await insertUser(tx.db, {
      portal: tx.portal.key,
      email: input.email,
      passwordHash,
      firstName: input.first_name,
      lastName: input.last_name,
      language: tx.lang,
      createdAt: tx.now,
    });
    if (!userId) throw new Refusal('accounts.email_taken', {}, [{ path: 'email', code: 'email_taken' }]);
    await record(tx, 'account.registered', { actorId: userId, subjectId: userId });
    await sendConfirmation(tx, { id: userId, email: input.email, firstName: input.first_name });
    return openSession(tx, userId, device);
  });
}

/** Confirms an address by a typed code, which needs the address or a session, or by the token of the mailed link. */
export async function confirmEmail(
  ctx: Ctx,
  token: string,
  email: string | undefined,
): Promise<{ is_email_confirmed: true }> {
  const userId = /^\d{6}$/.test(token) ? await userByCode(ctx, token, email) : await userByLink(ctx, token);
  await ctx.transaction(async (tx) => {
    await updateUser(tx.db, userId, { isEmailConfirmed: true });
    await deleteProof(tx.db, { userId, purpose: 'confirm-email' });
    await record(tx, 'account.email_confirmed', { actorId: userId, subjectId: userId });
  });
  return { is_email_confirmed: true };
}

async function userByCode(ctx: Ctx, code: string, email: string | undefined): Promise<string> {
  const userId = email ? (await findUserByEmail(ctx.db, ctx.portal.key, email))?.id : ctx.actor?.id;
  const confirmation = userId ? await findProof(ctx.db, { userId, purpose: 'confirm-email' }) : null;
  if (!confirmation) throw new Refusal('accounts.code_wrong');
  // Counted before it is compared, and outside any transaction, so that no try is ever free.
  const tries = await countTry(ctx.db, confirmation);
  if (tries > LIMITS.verificationTries || confirmation.expiresAt <= ctx.now)
    throw new Refusal('accounts.code_expired');
  if (!sameHash(confirmation.codeHash, hashCode(confirmation.userId, code)))
    throw new Refusal('accounts.code_wrong');
  return confirmation.userId;
}

async function userByLink(ctx: Ctx, token: string): Promise<string> {
  const confirmation = await findProof(ctx.db, { tokenHash: hashToken(token) });
  if (confirmation?.purpose !== 'confirm-email' || confirmation.expiresAt <= ctx.now)
    throw new Refusal('accounts.code_expired');
  return confirmation.userId;
}

export async function resendConfirmation(ctx: SignedInCtx): Promise<{ wait_seconds: number }> {
  const { actor } = ctx;
  const last = await findProof(ctx.db, { userId: actor.id, purpose: 'confirm-email' });
  const waited = last ? (ctx.now.getTime() - last.sentAt.getTime()) / 1000 : Number.POSITIVE_INFINITY;
  if (waited < RESEND_WAIT_SECONDS) {
    throw new Refusal('accounts.resend_too_soon', { seconds: Math.ceil(RESEND_WAIT_SECONDS - waited) });
  }
  await ctx.transaction((tx) => sendConfirmation(tx, actor));
  return { wait_seconds: RESEND_WAIT_SECONDS };
}

export async function changeDetails(
  ctx: SignedInCtx,
  changes: z.output<typeof editDetails.body>,
): Promise<User> {
  await updateUser(ctx.db, ctx.actor.id, {
    ...(changes.first_name ? { firstName: changes.first_name } : {}),
    ...(changes.last_name ? { lastName: changes.last_name } : {}),
    ...(changes.language ? { language: changes.language } : { language: ctx.actor.language }),
  });
  return found(await loadUser(ctx.db, ctx.actor.id), 'session.required');
}

/** Gives a fresh account its role; where the portal asks for approval it waits for it. */
export async function completeOnboarding(
  ctx: SignedInCtx,
  choice: {
    role: Extract<RoleName, 'recruiter' | 'individual'>;
    companyId?: string;
    avatarFileId?: string | null;
  },
): Promise<void> {
  const mustWait =
    choice.role === 'recruiter' ? ctx.portal.approvesRecruiters : ctx.portal.approvesCandidates;
  await updateUser(ctx.db, ctx.actor.id, {
    role: choice.role,
    companyId: choice.companyId ?? null,
    avatarFileId: choice.avatarFileId ?? null,
    isOnboardingCompleted: true,
    isAccountConfirmed: !mustWait,
  });
  await record(ctx, 'account.onboarded', { subjectId: ctx.actor.id, details: { role: choice.role } });
}

/** Makes a recruiter admin who can log in at once. Refused where the portal already has the address. */
export async function createAdmin(
  ctx: Ctx,
  person: { email: string; password: string; firstName: string; lastName: string },
): Promise<string> {
  const passwordHash = await hashPassword(person.password);
  const userId = await insertUser(ctx.db, {
    portal: ctx.portal.key,
    email: person.email,
    passwordHash,
    firstName: person.firstName,
    lastName: person.lastName,
    role: 'recruiter admin',
    language: 'en',
    isEmailConfirmed: true,
    isOnboardingCompleted: true,
    isAccountConfirmed: true,
    createdAt: ctx.now,
  });
  if (!userId) throw new Refusal('accounts.email_taken');
  return userId;
}

async function sendConfirmation(
  ctx: Ctx,
  user: { id: string; email: string; firstName: string },
): Promise<void> {
  const code = String(crypto.randomInt(0, 1_000_000)).padStart(6, '0');
  const token = randomToken();
  await saveProof(ctx.db, {
    userId: user.id,
    purpose: 'confirm-email',
    email: user.email,
    codeHash: hashCode(user.id, code),
    tokenHash: hashToken(token),
    sentAt: ctx.now,
    expiresAt: new Date(ctx.now.getTime() + LIMITS.verificationCodeMinutes * MINUTE_MS),
  });
  await sendConfirmationEmail(ctx, user, { code, token });
}

/** A code alone is guessed from its hash in no time, so each hash holds the account too. */
const hashCode = (userId: string, code: string) => hashToken(`${userId}:${code}`);
