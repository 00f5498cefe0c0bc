import type { User } from '#contract/features/accounts.contract.ts';
import { LIMITS } from '#contract/kernel/limits.ts';
import { record } from '#server/features/audit-entries/index.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import { passwordMatches } from '#server/platform/passwords.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { hashToken, randomToken } from '#server/platform/tokens.ts';
import { findCredentials, loadUser } from './sessions.reads.ts';
import {
  endSession,
  findOpenSession,
  findRefreshToken,
  insertRefreshToken,
  insertSession,
  spendRefreshToken,
} from './sessions.store.ts';

const DAY_MS = 86_400_000;

export interface OpenedSession {
  user: User & { refresh_token: string };
  token: string;
}

/** Opens a session for a person whose identity was just proved. */
export async function openSession(ctx: Ctx, userId: string, device: string): Promise<OpenedSession> {
  const sessionId = await insertSession(ctx.db, { userId, device, createdAt: ctx.now });
  const refresh = await issueRefreshToken(ctx, sessionId);
  const token = await ctx.tokens.sign({ userId, sessionId }, ctx.now);
  const user = found(await loadUser(ctx.db, userId), 'session.required');
  return { user: { ...user, refresh_token: refresh }, token };
}

export async function login(
  ctx: Ctx,
  { email, password }: { email: string; password: string },
  device: string,
): Promise<OpenedSession> {
  const account = await findCredentials(ctx.db, ctx.portal.key, email);
  const isRight = await passwordMatches(account?.passwordHash ?? null, password);
  if (!account || !isRight) throw new Refusal('sessions.wrong_credentials');
  return ctx.transaction(async (tx) => {
    await record(tx, 'session.opened', { actorId: account.id, subjectId: account.id });
    return openSession(tx, account.id, device);
  });
}

/**
 * Exchanges a refresh token for new ones. Each works once; a second use means that someone copied it, and since
 * nobody can tell who is the thief the whole session ends.
 */
export async function refresh(
  ctx: Ctx,
  refreshToken: string,
): Promise<{ token: string; refreshToken: string }> {
  const hash = hashToken(refreshToken);
  const renewed = await ctx.transaction(async (tx) => {
    const used = await spendRefreshToken(tx.db, hash, tx.now);
    if (!used || used.expiresAt <= tx.now) return null;
    const session = await findOpenSession(tx.db, used.sessionId);
    if (!session) return null;
    return {
      token: await tx.tokens.sign({ userId: session.userId, sessionId: session.id }, tx.now),
      refreshToken: await issueRefreshToken(tx, session.id),
    };
  });
  if (renewed) return renewed;

  const known = await findRefreshToken(ctx.db, hash);
  const session = known && (await findOpenSession(ctx.db, known.sessionId));
  if (session) {
    await ctx.transaction(async (tx) => {
      await endSession(tx.db, session.id, tx.now);
      await record(tx, 'session.token_reused', { subjectId: session.userId });
    });
  }
  throw new Refusal('sessions.ended');
}

/** Ends the caller's own session. Naming another person ends nothing. */
export async function logout(ctx: SignedInCtx, userId: string): Promise<{ ended: boolean }> {
  if (userId !== ctx.actor.id) throw new Refusal('request.not_found');
  await endSession(ctx.db, ctx.actor.sessionId, ctx.now);
  return { ended: true };
}

export const currentUser = async (ctx: SignedInCtx): Promise<User> =>
  found(await loadUser(ctx.db, ctx.actor.id), 'session.required');

async function issueRefreshToken(ctx: Ctx, sessionId: string): Promise<string> {
  const token = randomToken();
  const expiresAt = new Date(ctx.now.getTime() + LIMITS.refreshTokenDays * DAY_MS);
  await insertRefreshToken(ctx.db, { hash: hashToken(token), sessionId, expiresAt });
  return token;
}
