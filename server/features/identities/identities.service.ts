import type { z } from 'zod';
import type { Identity, LandingOutcome, registerIdentity } from '#contract/features/identities.contract.ts';
import { findUserByEmail, insertUser, updateUser } from '#server/features/accounts/index.ts';
import { record } from '#server/features/audit-entries/index.ts';
import { endSessionsOf, login, type OpenedSession, openSession } from '#server/features/sessions/index.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import type { Cookies } from '#server/platform/http/bind.ts';
import type { Uses } from '#server/platform/ports.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { landed } from './identities.at-provider.ts';
import type { Claims } from './identities.providers.ts';
import {
  deleteIdentity,
  findIdentity,
  identitiesOf,
  insertIdentity,
  type SignInRow,
  spendSignIn,
} from './identities.store.ts';

/** What a sign-in came to, for the browser that began it. */
export async function land(
  ctx: Ctx & Uses<'sockets' | 'tokens'>,
  token: string,
  cookies: Cookies,
  device: string,
): Promise<z.input<typeof LandingOutcome>> {
  return ctx.transaction(async (tx) => {
    const { row, claims } = await landed(tx, token, cookies);
    const { provider, portal, returnTo } = row;
    const known = await findIdentity(tx.db, { portal, provider, subject: claims.subject });
    if (known) {
      const session = await enter(tx, row, known.userId, device);
      return { outcome: 'signed-in', session, redirect: returnTo };
    }
    const account = await findUserByEmail(tx.db, portal, claims.email);
    if (!account) {
      const { email, firstName: first_name, lastName: last_name } = claims;
      return { outcome: 'new', email, first_name, last_name };
    }
    if (!account.isEmailConfirmed) {
      // Whoever opened it never showed that the address was theirs, and the provider says whose it is.
      await updateUser(tx.db, account.id, { isEmailConfirmed: true, passwordHash: null });
      await endSessionsOf(tx, account.id);
      await link(tx, row, claims, account.id);
      const session = await enter(tx, row, account.id, device);
      return { outcome: 'signed-in', session, redirect: returnTo };
    }
    return { outcome: 'proof-needed', email: claims.email, has_password: account.passwordHash !== null };
  });
}

/** Opens an account for who signed in at a provider. */
export async function register(
  ctx: Ctx & Uses<'tokens'>,
  { token, first_name, last_name }: z.output<typeof registerIdentity.body>,
  cookies: Cookies,
  device: string,
): Promise<OpenedSession> {
  return ctx.transaction(async (tx) => {
    const { row, claims } = await landed(tx, token, cookies);
    const userId = await insertUser(tx.db, {
      portal: row.portal,
      email: claims.email,
      passwordHash: null,
      firstName: first_name,
      lastName: last_name,
      language: tx.lang,
      isEmailConfirmed: true,
      createdAt: tx.now,
    });
    if (!userId) throw new Refusal('accounts.email_taken');
    await record(tx, 'account.registered', {
      actorId: userId,
      subjectId: userId,
      details: { by: row.provider },
    });
    await link(tx, row, claims, userId);
    return enter(tx, row, userId, device);
  });
}

/** Links a provider to the account of the same address once its owner has given the password. */
export async function linkByPassword(
  ctx: Ctx & Uses<'tokens'>,
  { token, password }: { token: string; password: string },
  cookies: Cookies,
  device: string,
): Promise<OpenedSession> {
  const { claims } = await landed(ctx, token, cookies);
  // The same door as any sign-in by password, with its back-off.
  const session = await login(ctx, { email: claims.email, password }, device);
  await ctx.transaction(async (tx) => {
    const { row } = await landed(tx, token, cookies);
    if (!(await spendSignIn(tx.db, row.stateHash))) throw new Refusal('identities.expired');
    await link(tx, row, claims, session.user.id);
  });
  return session;
}

export async function listOwn(ctx: SignedInCtx): Promise<Identity[]> {
  const rows = await identitiesOf(ctx.db, ctx.actor.id);
  return rows.map(({ id, provider, email, createdAt }) => ({
    id,
    provider,
    email,
    linked_at: createdAt.toISOString(),
  }));
}

export async function remove(ctx: SignedInCtx, id: string): Promise<{ removed: true }> {
  return ctx.transaction(async (tx) => {
    const account = found(
      await findUserByEmail(tx.db, ctx.actor.portal, ctx.actor.email),
      'session.required',
    );
    const own = await identitiesOf(tx.db, ctx.actor.id);
    found(own.find((it) => it.id === id) ?? null, 'identities.not_found');
    if (!account.passwordHash && own.length === 1) throw new Refusal('identities.last_way_in');
    await deleteIdentity(tx.db, ctx.actor.id, id);
    await record(tx, 'identity.removed', { subjectId: ctx.actor.id });
    return { removed: true };
  });
}

async function link(ctx: Ctx, row: SignInRow, claims: Claims, userId: string): Promise<void> {
  const { portal, provider } = row;
  const { subject, email } = claims;
  await insertIdentity(ctx.db, { userId, portal, provider, subject, email, createdAt: ctx.now });
  await record(ctx, 'identity.linked', { actorId: userId, subjectId: userId, details: { provider } });
}

async function enter(
  ctx: Ctx & Uses<'tokens'>,
  row: SignInRow,
  userId: string,
  device: string,
): Promise<OpenedSession> {
  if (!(await spendSignIn(ctx.db, row.stateHash))) throw new Refusal('identities.expired');
  await record(ctx, 'session.opened', {
    actorId: userId,
    subjectId: userId,
    details: { by: row.provider },
  });
  return openSession(ctx, userId, device);
}
