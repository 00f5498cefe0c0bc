import * as oidc from 'openid-client';
import type { IdentityProvider } from '#contract/features/identities.contract.ts';
import type { Config } from '#server/platform/config.ts';

/** Long enough for a provider that is slow, short enough for a person who waits. */
const GIVE_UP_SECONDS = 10;

/** What a provider says of a person, as far as we ask. */
export interface Claims {
  subject: string;
  /** Null unless the provider says that the address was verified. */
  email: string | null;
  firstName: string;
  lastName: string;
}

const discovered = new Map<string, Promise<oidc.Configuration>>();

/** Whether this installation has a client at the provider. */
export const isConfigured = (config: Config, provider: IdentityProvider): boolean =>
  config.providers[provider] !== null;

/** The address at the provider to which a browser is sent, with what binds its return to this very sign-in. */
export async function authorizationUrl(
  config: Config,
  provider: IdentityProvider,
  { state, nonce, codeVerifier }: { state: string; nonce: string; codeVerifier: string },
  redirectUri: string,
  language: string,
): Promise<string> {
  const client = await clientOf(config, provider);
  const url = oidc.buildAuthorizationUrl(client, {
    redirect_uri: redirectUri,
    scope: 'openid profile email',
    state,
    nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    ui_locales: language,
  });
  return url.href;
}

/** Exchanges what the provider sent back for who the person is. Throws where anything does not hold. */
export async function claimsOf(
  config: Config,
  provider: IdentityProvider,
  returned: URL,
  expected: { state: string; nonce: string; codeVerifier: string },
): Promise<Claims> {
  const client = await clientOf(config, provider);
  const tokens = await oidc.authorizationCodeGrant(client, returned, {
    expectedState: expected.state,
    expectedNonce: expected.nonce,
    pkceCodeVerifier: expected.codeVerifier,
    idTokenExpected: true,
  });
  const idToken = tokens.claims();
  if (!idToken) throw new Error('The provider sent no ID token.');
  // Some providers keep names and address out of the ID token.
  const info =
    typeof idToken.email === 'string'
      ? idToken
      : { ...idToken, ...(await oidc.fetchUserInfo(client, tokens.access_token, idToken.sub)) };
  // LinkedIn writes it as text.
  const isVerified = info.email_verified === true || String(info.email_verified) === 'true';
  const name = text(info.name);
  return {
    subject: idToken.sub,
    email: isVerified && typeof info.email === 'string' ? info.email.trim().toLowerCase() : null,
    firstName: text(info.given_name) || (name.split(' ')[0] ?? ''),
    lastName: text(info.family_name) || name.split(' ').slice(1).join(' '),
  };
}

const text = (value: unknown): string => (typeof value === 'string' ? value.trim().slice(0, 60) : '');

/** Asked for once; again at the next sign-in where it failed. */
function clientOf(config: Config, provider: IdentityProvider): Promise<oidc.Configuration> {
  const client = config.providers[provider];
  if (!client) throw new Error(`${provider} is not configured`);
  const key = `${client.issuer} ${client.id}`;
  let known = discovered.get(key);
  if (!known) {
    const issuer = new URL(client.issuer);
    known = oidc.discovery(issuer, client.id, client.secret, undefined, {
      timeout: GIVE_UP_SECONDS,
      // A provider on this very machine has no certificate.
      ...(issuer.protocol === 'http:' ? { execute: [oidc.allowInsecureRequests] } : {}),
    });
    known.catch(() => discovered.delete(key));
    discovered.set(key, known);
  }
  return known;
}

export const randomState = oidc.randomState;
export const randomNonce = oidc.randomNonce;
export const randomCodeVerifier = oidc.randomPKCECodeVerifier;
