import crypto from 'node:crypto';
import { LIMITS } from '#contract/kernel/limits.ts';
import type { ProofPurpose } from '#server/db/tables/index.ts';
import { forgetTries, guessed, takeTry } from '#server/features/sessions/index.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import { MINUTE_MS } from '#server/platform/days.ts';
import { passwordMatches } from '#server/platform/passwords.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { hashToken, randomToken, sameHash } from '#server/platform/tokens.ts';
import { countTry, findProof, findUser, type ProofRow, saveProof } from './accounts.store.ts';

/** What mails carry: a code to type and the token of a link. */
export interface Mailed {
  code: string;
  token: string;
}

/** How long a person waits before the same mail goes out again. */
export const RESEND_WAIT_SECONDS = 60;
/** Wrong codes for one account before the waits begin, however many codes are mailed meanwhile. */
const FREE_CODES = 10;

/** Makes the code and the link of a mail; what was mailed for the same purpose before no longer works. */
export async function issueProof(
  ctx: Ctx,
  of: { userId: string; purpose: ProofPurpose; email: string },
): Promise<Mailed> {
  const mailed = { code: String(crypto.randomInt(0, 1_000_000)).padStart(6, '0'), token: randomToken() };
  await saveProof(ctx.db, {
    ...of,
    codeHash: hashCode(of.userId, mailed.code),
    tokenHash: hashToken(mailed.token),
    sentAt: ctx.now,
    expiresAt: new Date(ctx.now.getTime() + LIMITS.verificationCodeMinutes * MINUTE_MS),
  });
  return mailed;
}

/** Seconds until a mail of the purpose may go out again; 0 when it may now. */
export async function secondsToWait(
  ctx: Ctx,
  of: { userId: string; purpose: ProofPurpose },
): Promise<number> {
  const last = await findProof(ctx.db, of);
  if (!last) return 0;
  return Math.max(0, Math.ceil(RESEND_WAIT_SECONDS - (ctx.now.getTime() - last.sentAt.getTime()) / 1000));
}

export async function refuseTooSoon(ctx: Ctx, of: { userId: string; purpose: ProofPurpose }): Promise<void> {
  const seconds = await secondsToWait(ctx, of);
  if (seconds > 0) throw new Refusal('accounts.resend_too_soon', { seconds });
}

/** Refusals of a code; where they must not tell whether there is an account, both are one. */
interface CodeRefusals {
  wrong: 'accounts.code_wrong' | 'accounts.reset_code_wrong';
  expired: 'accounts.code_expired' | 'accounts.reset_code_wrong';
}

/**
 * The proof behind a typed code. Tries are counted before anything is compared and outside any transaction, so that
 * none is ever free: five for each code, and a growing wait for an address however many codes it is sent. An address
 * without an account takes the same steps.
 */
export async function proofByCode(
  ctx: Ctx,
  { purpose, email }: { purpose: ProofPurpose; email: string },
  code: string,
  refusals: CodeRefusals,
): Promise<ProofRow> {
  const portal = ctx.portal.key;
  const guesses = guessed(FREE_CODES, 'code', purpose, portal, email);
  await takeTry(ctx, [guesses], 'accounts.too_many_tries');
  const proof = await countTry(ctx.db, { portal, email, purpose });
  if (!proof) throw new Refusal(refusals.wrong);
  if (proof.tries > LIMITS.verificationTries || proof.expiresAt <= ctx.now)
    throw new Refusal(refusals.expired);
  if (!sameHash(proof.codeHash, hashCode(proof.userId, code))) throw new Refusal(refusals.wrong);
  await forgetTries(ctx.db, guesses);
  return proof;
}

/** The proof behind a mailed link; null where it was used, replaced or has run out. */
export async function proofByLink(ctx: Ctx, purpose: ProofPurpose, token: string): Promise<ProofRow | null> {
  const proof = await findProof(ctx.db, { tokenHash: hashToken(token) });
  return proof?.purpose === purpose && proof.expiresAt > ctx.now ? proof : null;
}

/** Whether the caller knows their own password. Whoever sits at an open session may not guess it either. */
export async function provePassword(ctx: SignedInCtx, password: string, field: string): Promise<void> {
  const { passwordHash } = found(await findUser(ctx.db, ctx.actor.id), 'session.required');
  if (passwordHash === null) throw new Refusal('accounts.password_missing');
  const guesses = guessed(5, 'own password', ctx.actor.id);
  await takeTry(ctx, [guesses], 'accounts.too_many_tries');
  if (!(await passwordMatches(passwordHash, password)))
    throw new Refusal('accounts.password_wrong', {}, [{ path: field, code: 'password_wrong' }]);
  await forgetTries(ctx.db, guesses);
}

/** A code alone is guessed from its hash in no time, so each hash holds the account too. */
const hashCode = (userId: string, code: string) => hashToken(`${userId}:${code}`);
