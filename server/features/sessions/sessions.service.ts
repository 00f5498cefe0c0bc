import type { User } from '#contract/features/accounts.contract.ts';
import type { Session } from '#contract/features/sessions.contract.ts';
import { LIMITS } from '#contract/kernel/limits.ts';
import { record } from '#server/features/audit-entries/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import { daysAfter, daysBefore } from '#server/platform/days.ts';
import { passwordMatches } from '#server/platform/passwords.ts';
import type { Uses } from '#server/platform/ports.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { hashToken, randomToken } from '#server/platform/tokens.ts';
import { deviceOf } from './sessions.devices.ts';
import {
  findCredentials,
  findOpenSession,
  isDisabled,
  listOpenSessions,
  loadUser,
  placesSince,
} from './sessions.reads.ts';
import {
  endSession,
  endSessions,
  findRefreshToken,
  insertRefreshToken,
  insertSession,
  spendRefreshToken,
  touchSession,
} from './sessions.store.ts';
import { forgetTries, giveTryBack, guessed, networkOf, takeTry } from './sessions.tries.ts';

/** A network someone has signed in from so lately counts as their own. */
const OWN_NETWORK_DAYS = 30;
/** Two tabs may refresh at the same moment: for so long a used token still answers, with the same successor. */
const REFRESH_GRACE_MS = 10_000;
/** Whose portal has no such account is nobody; asking about nobody takes as long as about somebody. */
const NOBODY = '00000000-0000-4000-8000-000000000000';

export interface OpenedSession {
  user: User & { refresh_token: string };
  token: string;
}

/** Opens a session for a person whose identity was just proved. A disabled account gets none. */
export async function openSession(
  ctx: Ctx & Uses<'tokens'>,
  userId: string,
  device: string,
): Promise<OpenedSession> {
  if (await isDisabled(ctx.db, userId)) throw new Refusal('sessions.account_disabled');
  await tellOfNewPlace(ctx, userId, device);
  const {
    now,
    request: { address },
  } = ctx;
  const sessionId = await insertSession(ctx.db, {
    userId,
    device,
    address,
    createdAt: now,
    lastSeenAt: now,
  });
  const refresh = randomToken();
  await issueRefreshToken(ctx, sessionId, refresh);
  const token = await ctx.tokens.sign({ userId, sessionId }, now);
  const user = found(await loadUser(ctx.db, userId), 'session.required');
  return { user: { ...user, refresh_token: refresh }, token };
}

/** Tells of a sign-in from a network or with a browser that the person has not used lately. The very first is no news. */
async function tellOfNewPlace(ctx: Ctx, userId: string, userAgent: string): Promise<void> {
  const since = daysBefore(ctx.now, OWN_NETWORK_DAYS);
  const former = await placesSince(ctx.db, userId, since);
  const device = wordsOf(userAgent);
  const network = networkOf(ctx.request.address);
  const isKnown = former.some(
    (place) => networkOf(place.address) === network && wordsOf(place.device) === device,
  );
  if (former.length > 0 && !isKnown) await notify(ctx, userId, 'new_sign_in', { device });
}

/** Brand names stay as they are in every language. */
function wordsOf(userAgent: string | null): string {
  const { browser, system } = deviceOf(userAgent);
  return [browser, system].filter((name) => name !== null).join(' · ') || '?';
}

/** Signs in by password. Whatever is known of the address, the same work is done. */
export async function login(
  ctx: Ctx & Uses<'tokens'>,
  { email, password }: { email: string; password: string },
  device: string,
): Promise<OpenedSession> {
  const account = await findCredentials(ctx.db, ctx.portal.key, email);
  const tries = await triesOf(ctx, email, account?.id ?? NOBODY);
  await takeTry(ctx, [tries.here, ...tries.others], 'sessions.too_many_tries');
  const isRight = await passwordMatches(account?.passwordHash ?? null, password);
  if (!account || !isRight) throw new Refusal('sessions.wrong_credentials');

  await forgetTries(ctx.db, tries.here);
  for (const other of tries.others) await giveTryBack(ctx.db, other);
  return ctx.transaction(async (tx) => {
    const opened = await openSession(tx, account.id, device);
    await record(tx, 'session.opened', { actorId: account.id, subjectId: account.id });
    return opened;
  });
}

/**
 * What a sign-in counts against: the account as tried from this network; and, unless the person signed in from here
 * lately, the account as tried from everywhere else and the network whatever the account. So a guesser is slowed
 * down by each of them, and nobody far away can shut the owner out.
 */
async function triesOf(ctx: Ctx, email: string, userId: string) {
  const network = networkOf(ctx.request.address);
  const account = [ctx.portal.key, email];
  const since = daysBefore(ctx.now, OWN_NETWORK_DAYS);
  const places = await placesSince(ctx.db, userId, since);
  const isOwn = places.some(({ address }) => networkOf(address) === network);
  return {
    here: guessed(5, 'sign-in here', ...account, network),
    others: isOwn ? [] : [strangersOf(...account), guessed(50, 'sign-in from', network)],
  };
}

const strangersOf = (...account: string[]) => guessed(20, 'sign-in from elsewhere', ...account);

/** Forgets the failures from elsewhere: the owner has just shown by mail that the account is theirs. */
export const forgiveStrangers = (ctx: Ctx, account: { portal: string; email: string }): Promise<void> =>
  forgetTries(ctx.db, strangersOf(account.portal, account.email));

/**
 * Exchanges a refresh token for new ones. Each works once; a use after the grace means that someone copied it, and
 * since nobody can tell who is the thief the whole session ends.
 */
export async function refresh(
  ctx: Ctx & Uses<'sockets' | 'tokens'>,
  refreshToken: string,
): Promise<{ token: string; refreshToken: string }> {
  const hash = hashToken(refreshToken);
  const successor = ctx.tokens.successorOf(refreshToken);
  const renewed = await ctx.transaction(async (tx) => {
    const spent = await spendRefreshToken(tx.db, hash, tx.now);
    if (!spent || spent.expiresAt <= tx.now) return null;
    const session = await findOpenSession(tx.db, spent.sessionId);
    if (!session) return null;
    await touchSession(tx.db, session.id, tx.now);
    await issueRefreshToken(tx, session.id, successor);
    return answerOf(tx, session, successor);
  });
  return renewed ?? answerUsed(ctx, hash, successor);
}

/** A token that another request has used before this one. */
async function answerUsed(ctx: Ctx & Uses<'sockets' | 'tokens'>, hash: string, successor: string) {
  const known = await findRefreshToken(ctx.db, hash);
  const session = known?.usedAt ? await findOpenSession(ctx.db, known.sessionId) : null;
  if (!known?.usedAt || !session || known.expiresAt <= ctx.now) throw new Refusal('sessions.ended');
  if (ctx.now.getTime() - known.usedAt.getTime() < REFRESH_GRACE_MS) return answerOf(ctx, session, successor);
  await ctx.transaction(async (tx) => {
    await endSession(tx.db, session, tx.now);
    tx.sockets.cutOff([session.id]);
    await record(tx, 'session.token_reused', { subjectId: session.userId });
  });
  throw new Refusal('sessions.ended');
}

const answerOf = async (
  ctx: Ctx & Uses<'tokens'>,
  session: { id: string; userId: string },
  refreshToken: string,
) => ({
  token: await ctx.tokens.sign({ userId: session.userId, sessionId: session.id }, ctx.now),
  refreshToken,
});

/** Ends the caller's own session. Naming another person ends nothing. */
export async function logout(
  ctx: SignedInCtx & Uses<'sockets'>,
  userId: string,
): Promise<{ ended: boolean }> {
  if (userId !== ctx.actor.id) throw new Refusal('request.not_found');
  await endSession(ctx.db, { id: ctx.actor.sessionId, userId }, ctx.now);
  ctx.sockets.cutOff([ctx.actor.sessionId]);
  return { ended: true };
}

export const currentUser = async (ctx: SignedInCtx): Promise<User> =>
  found(await loadUser(ctx.db, ctx.actor.id), 'session.required');

/** The caller's open sessions: this one, then the others, last seen first. */
export async function listOwnSessions(ctx: SignedInCtx): Promise<{ results: Session[]; total: number }> {
  const rows = await listOpenSessions(ctx.db, ctx.actor.id, ctx.now);
  const results = rows
    .map((row) => ({
      id: row.id,
      ...deviceOf(row.device),
      address: row.address,
      opened_at: row.createdAt.toISOString(),
      last_seen_at: (row.lastSeenAt ?? row.createdAt).toISOString(),
      is_current: row.id === ctx.actor.sessionId,
    }))
    .toSorted(
      (a, b) => Number(b.is_current) - Number(a.is_current) || b.last_seen_at.localeCompare(a.last_seen_at),
    );
  return { results, total: results.length };
}

/** Ends one of the caller's sessions; anyone else's is not found. */
export async function endOwnSession(
  ctx: SignedInCtx & Uses<'sockets'>,
  id: string,
): Promise<{ ended: true }> {
  await ctx.transaction(async (tx) => {
    const hasEnded = await endSession(tx.db, { id, userId: ctx.actor.id }, tx.now);
    if (!hasEnded) throw new Refusal('sessions.not_found');
    tx.sockets.cutOff([id]);
    await record(tx, 'session.ended', { subjectId: ctx.actor.id });
  });
  return { ended: true };
}

export async function endOthers(ctx: SignedInCtx & Uses<'sockets'>): Promise<{ ended: number }> {
  return ctx.transaction(async (tx) => {
    const ended = await endSessionsOf(tx, ctx.actor.id, { except: ctx.actor.sessionId });
    if (ended > 0)
      await record(tx, 'session.others_ended', { subjectId: ctx.actor.id, details: { count: ended } });
    return { ended };
  });
}

/** Ends the sessions of a person, all or all but one; says how many there were. */
export async function endSessionsOf(
  ctx: Ctx & Uses<'sockets'>,
  userId: string,
  { except = null }: { except?: string | null } = {},
): Promise<number> {
  const ended = await endSessions(ctx.db, userId, except, ctx.now);
  ctx.sockets.cutOff(ended);
  return ended.length;
}

async function issueRefreshToken(ctx: Ctx, sessionId: string, token: string): Promise<void> {
  const expiresAt = daysAfter(ctx.now, LIMITS.refreshTokenDays);
  await insertRefreshToken(ctx.db, { hash: hashToken(token), sessionId, expiresAt });
}
