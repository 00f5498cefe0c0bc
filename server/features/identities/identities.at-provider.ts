import type { IdentityProvider } from '#contract/features/identities.contract.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Cookies, Onward } from '#server/platform/http/bind.ts';
import type { Uses } from '#server/platform/ports.ts';
import { Refusal } from '#server/platform/refusals.ts';
import { hashToken, randomToken } from '#server/platform/tokens.ts';
import {
  authorizationUrl,
  type Claims,
  claimsOf,
  isConfigured,
  randomCodeVerifier,
  randomNonce,
  randomState,
} from './identities.providers.ts';
import { findLanded, findUnanswered, insertSignIn, type SignInRow, saveOutcome } from './identities.store.ts';

/** From leaving for the provider to the last form of the landing page. */
const SIGN_IN_MS = 15 * 60_000;
/** Holds the state in the browser that began, so that nobody can be signed in to a stranger's account by a link. */
const COOKIE = 'masar-sign-in';

type Failure = 'identities.cancelled' | 'identities.no_email' | 'identities.provider_failed';
type Outcome = { claims: Claims & { email: string } } | { failure: Failure };

/** Begins a sign-in at a provider. */
export async function begin(
  ctx: Ctx & Uses<'config'>,
  provider: IdentityProvider,
  { lang, redirect }: { lang: 'en' | 'ar'; redirect?: string | undefined },
): Promise<Onward> {
  if (!isConfigured(ctx.config, provider) || !ctx.portal.signInMethods.includes(provider))
    throw new Refusal('request.not_found');
  const secrets = { state: randomState(), nonce: randomNonce(), codeVerifier: randomCodeVerifier() };
  await insertSignIn(ctx.db, {
    stateHash: hashToken(secrets.state),
    portal: ctx.portal.key,
    provider,
    nonce: secrets.nonce,
    codeVerifier: secrets.codeVerifier,
    language: lang,
    returnTo: ownPath(redirect),
    expiresAt: new Date(ctx.now.getTime() + SIGN_IN_MS),
  });
  const setCookie = cookie(ctx, secrets.state);
  try {
    const location = await authorizationUrl(ctx.config, provider, secrets, returnUrl(ctx, provider), lang);
    return { location, setCookie };
  } catch (error) {
    ctx.log.warn({ provider, error }, 'a sign-in provider does not answer');
    const location = await answered(ctx, hashToken(secrets.state), { failure: 'identities.provider_failed' });
    return { location, setCookie };
  }
}

/** Takes a browser that comes back from a provider on to the web app's landing page. */
export async function comeBack(
  ctx: Ctx & Uses<'config'>,
  provider: IdentityProvider,
  returned: Record<string, unknown>,
  cookies: Cookies,
): Promise<Onward> {
  const state = typeof returned.state === 'string' ? returned.state : '';
  const isOurs = state !== '' && cookies[COOKIE] === state;
  const row = isOurs ? await findUnanswered(ctx.db, hashToken(state), ctx.now) : null;
  // A landing token that nobody was given says that the sign-in ran out, in the person's language.
  if (row?.provider !== provider) return { location: landingUrl(ctx, provider, randomToken(), ctx.lang) };
  return { location: await answered(ctx, row.stateHash, await outcomeOf(ctx, row, returned, state)) };
}

async function outcomeOf(
  ctx: Ctx & Uses<'config'>,
  { provider, nonce, codeVerifier }: SignInRow,
  returned: Record<string, unknown>,
  state: string,
): Promise<Outcome> {
  if (typeof returned.error === 'string') {
    const isOwnChoice = /denied|cancel/.test(returned.error);
    return { failure: isOwnChoice ? 'identities.cancelled' : 'identities.provider_failed' };
  }
  const url = new URL(returnUrl(ctx, provider));
  for (const [name, value] of Object.entries(returned)) {
    if (typeof value === 'string') url.searchParams.set(name, value);
  }
  try {
    const claims = await claimsOf(ctx.config, provider, url, { state, nonce, codeVerifier });
    const { email } = claims;
    return email ? { claims: { ...claims, email } } : { failure: 'identities.no_email' };
  } catch (error) {
    // The code and tokens of the exchange are in the error: only its kind goes into the log.
    ctx.log.warn({ provider, code: (error as { code?: string }).code }, 'a sign-in at a provider failed');
    return { failure: 'identities.provider_failed' };
  }
}

/** Keeps what came of a sign-in and says where the browser learns of it. */
async function answered(ctx: Ctx, stateHash: string, outcome: Outcome): Promise<string> {
  return ctx.transaction(async (tx) => {
    const row = await findUnanswered(tx.db, stateHash, tx.now);
    const token = randomToken();
    if (row) await saveOutcome(tx.db, stateHash, { landingHash: hashToken(token), outcome });
    return landingUrl(tx, row?.provider ?? 'google', token, row?.language ?? tx.lang);
  });
}

/** The finished sign-in of a token, in the browser that began it. */
export async function landed(ctx: Ctx, token: string, cookies: Cookies) {
  const row = await findLanded(ctx.db, hashToken(token), ctx.portal.key, ctx.now);
  const state = cookies[COOKIE];
  if (!row || !state || hashToken(state) !== row.stateHash) throw new Refusal('identities.expired');
  const outcome = row.outcome as unknown as Outcome;
  if ('failure' in outcome) throw new Refusal(outcome.failure);
  return { row, claims: outcome.claims };
}

const returnUrl = (ctx: Ctx, provider: IdentityProvider) => `${ctx.portal.url}/api/auth/${provider}/callback`;

const landingUrl = (ctx: Ctx, provider: string, token: string, lang: string) =>
  `${ctx.portal.url}/auth/${provider}/${token}?lang=${lang}`;

function cookie(ctx: Ctx, state: string): string {
  const secure = ctx.portal.url.startsWith('https:') ? '; Secure' : '';
  return `${COOKIE}=${state}; Path=/api/auth; Max-Age=${SIGN_IN_MS / 1_000}; HttpOnly; SameSite=Lax${secure}`;
}

/** A path of this web app; anything that a browser might read as another site's address is dropped. */
const ownPath = (path: string | undefined): string | null =>
  path && /^\/(?![/\\])[^\\\s]*$/.test(path) ? path : null;
