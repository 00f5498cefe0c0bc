import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { type KoaContextWithOIDC, Provider } from 'oidc-provider';
import { firstOf } from './lists.ts';

/** Someone with an account at the provider. */
export interface Stranger {
  sub: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
}

export interface SignInProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Who signs in there next; null turns the sign-in down. */
  next: Stranger | null;
  /** Follows a browser from our redirect through the provider's forms to the address it is sent back to. */
  visit(location: string): Promise<URL>;
  close(): Promise<void>;
}

/** A real OpenID provider on this machine: it demands PKCE and signs what it says. */
export async function startSignInProvider(redirectUris: string[]): Promise<SignInProvider> {
  const server = http.createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve()));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const people = new Map<string, Stranger>();
  const it: SignInProvider = {
    issuer,
    clientId: 'masar',
    clientSecret: 'a-secret-of-the-test-alone-0123456789',
    next: null,
    visit,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
  const provider = new Provider(issuer, {
    clients: [{ client_id: it.clientId, client_secret: it.clientSecret, redirect_uris: redirectUris }],
    pkce: { required: () => true },
    claims: { openid: ['sub'], profile: ['given_name', 'family_name'], email: ['email', 'email_verified'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx: KoaContextWithOIDC, { uid }: { uid: string }) => `/interaction/${uid}` },
    cookies: { keys: ['only-for-tests'] },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    findAccount: async (_ctx: KoaContextWithOIDC, sub: string) => ({
      accountId: sub,
      claims: async () => ({ ...people.get(sub)!, sub }),
    }),
    // Whoever signs in there has agreed already: consent forms are not what is tested.
    loadExistingGrant: async ({ oidc }: KoaContextWithOIDC) => {
      const grant = new provider.Grant({
        clientId: oidc.client!.clientId,
        accountId: oidc.session!.accountId!,
      });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
    const person = it.next;
    if (person) people.set(person.sub, person);
    const result = person
      ? { login: { accountId: person.sub } }
      : { error: 'access_denied', error_description: 'turned down' };
    void provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  });
  return it;

  async function visit(location: string): Promise<URL> {
    const cookies = new Map<string, string>();
    let at = new URL(location);
    while (at.origin === issuer) {
      const response = await fetch(at, {
        redirect: 'manual',
        headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      });
      for (const line of response.headers.getSetCookie()) {
        const [name = '', value = ''] = firstOf(line.split(';')).split(/=(.*)/s);
        cookies.set(name, value);
      }
      const next = response.headers.get('location');
      if (!next) throw new Error(`the provider answered ${response.status}: ${await response.text()}`);
      at = new URL(next, at);
    }
    return at;
  }
}
