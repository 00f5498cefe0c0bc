import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { registerUser } from '#contract/features/accounts.contract.ts';
import {
  landSignIn,
  linkIdentity,
  listIdentities,
  registerIdentity,
  removeIdentity,
} from '#contract/features/identities.contract.ts';
import { getCurrentUser } from '#contract/features/sessions.contract.ts';
import { auditEntries, portals, providerSignIns, users } from '#server/db/tables/index.ts';
import { firstOf } from '#server/testing/lists.ts';
import { anIdentity, aPerson, PASSWORD } from '#server/testing/people.ts';
import { type SignInProvider, type Stranger, startSignInProvider } from '#server/testing/sign-in-provider.ts';
import { type Answer, testApp } from '#server/testing/test-app.ts';

const HOME = 'http://masar.test';
const env: Record<string, string> = { PUBLIC_URL: HOME, MASAR_RATE_FACTOR: '10' };
let google: SignInProvider;
beforeAll(async () => {
  google = await startSignInProvider([`${HOME}/api/auth/google/callback`]);
  env.GOOGLE_ISSUER = google.issuer;
  env.GOOGLE_CLIENT_ID = google.clientId;
  env.GOOGLE_CLIENT_SECRET = google.clientSecret;
  // Nothing answers there.
  Object.assign(env, {
    LINKEDIN_ISSUER: 'http://127.0.0.1:9',
    LINKEDIN_CLIENT_ID: 'masar',
    LINKEDIN_CLIENT_SECRET: 'unused',
  });
});
afterAll(() => google.close());
const test = testApp({ env });

beforeEach(async () => {
  const ctx = await test.program.contexts.forJob();
  await ctx.db.delete(providerSignIns);
});

const huda: Stranger = {
  sub: 'g-1',
  email: 'Huda@people.test',
  email_verified: true,
  given_name: 'Huda',
  family_name: 'Amin',
};

/** A browser: the one cookie it holds. */
interface Browser {
  cookie: string;
}

async function leave(query = ''): Promise<{ browser: Browser; location: string }> {
  const answer = await test.send('GET', `/api/auth/google${query}`);
  expect(answer.status).toBe(302);
  const cookie = firstOf(String(answer.headers['set-cookie']).split(';'));
  return { browser: { cookie }, location: String(answer.headers.location) };
}

async function comeBack(browser: Browser, url: URL): Promise<string> {
  const answer = await test.send('GET', `${url.pathname}${url.search}`, {
    headers: { cookie: browser.cookie },
  });
  expect(answer.status).toBe(302);
  const landing = new URL(String(answer.headers.location));
  expect(landing.origin).toBe(HOME);
  return landing.pathname.replace('/auth/google/', '');
}

/** Goes there and back as a person; the landing token and the browser that holds the cookie. */
async function signInAs(person: Stranger | null, query = '') {
  google.next = person;
  const { browser, location } = await leave(query);
  const token = await comeBack(browser, await google.visit(location));
  return { browser, token };
}

// biome-ignore lint/suspicious/noExplicitAny: what is asked of each answer differs.
type AnyAnswer = Answer<any>;
const post = (path: string, payload: object, { cookie }: Browser): Promise<AnyAnswer> =>
  test.send('POST', `/api${path}`, { payload, headers: { cookie } });
const land = (token: string, browser: Browser) => post(landSignIn.path, { token }, browser);
const NAMES = { first_name: 'Huda', last_name: 'Amin', terms: true };

describe('signing in at a provider', () => {
  it('opens an account after the terms are accepted, then lets the same person in at once', async () => {
    const first = await signInAs(huda, '?redirect=/candidate/jobs');
    const landed = await land(first.token, first.browser);
    expect(landed.data).toEqual({
      outcome: 'new',
      email: 'huda@people.test',
      first_name: 'Huda',
      last_name: 'Amin',
    });
    const refused = await post(
      registerIdentity.path,
      { token: first.token, ...NAMES, terms: false },
      first.browser,
    );
    expect(refused.problem.errors.map(({ code }) => code)).toContain('terms_required');
    const opened = await post(registerIdentity.path, { token: first.token, ...NAMES }, first.browser);
    expect(opened.data.user).toMatchObject({ email: 'huda@people.test', is_email_confirmed: true });
    const me = await test.call(getCurrentUser, { token: opened.data.token });
    expect(me.data.state).toBe('ONBOARDING_PENDING');

    const again = await signInAs({ ...huda, email: 'other@people.test' }, '?redirect=/candidate/jobs');
    const entered = await land(again.token, again.browser);
    expect(entered.data).toMatchObject({ outcome: 'signed-in', redirect: '/candidate/jobs' });
    expect(entered.data.session.user.id).toBe(opened.data.user.id);
  });

  it('uses a landing token once', async () => {
    const { token, browser } = await signInAs(huda);
    expect((await land(token, browser)).data.outcome).toBe('signed-in');
    const second = await land(token, browser);
    expect([second.status, second.problem.code]).toEqual([410, 'identities.expired']);
  });

  it('lets in once of two who come with the same token at the same moment', async () => {
    const { token, browser } = await signInAs(huda);
    const both = await Promise.all([land(token, browser), land(token, browser)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 410]);
  });

  it('is only for the browser that began it', async () => {
    const { token } = await signInAs(huda);
    const other = await leave();
    expect((await land(token, other.browser)).problem.code).toBe('identities.expired');
    expect((await land(token, { cookie: '' })).problem.code).toBe('identities.expired');
  });

  it('takes nothing from an address that was not asked for or was used before', async () => {
    google.next = huda;
    const { browser, location } = await leave();
    const back = await google.visit(location);
    const foreign = await comeBack({ cookie: 'masar-sign-in=of-somebody-else' }, back);
    expect((await land(foreign, browser)).problem.code).toBe('identities.expired');
    const token = await comeBack(browser, back);
    const replayed = await comeBack(browser, back);
    expect((await land(replayed, browser)).problem.code).toBe('identities.expired');
    expect((await land(token, browser)).data.outcome).toBe('signed-in');
  });

  it('does not believe a code that belongs to another sign-in', async () => {
    google.next = huda;
    const one = await leave();
    const other = await leave();
    const back = await google.visit(one.location);
    const state = new URL(other.location).searchParams.get('state')!;
    back.searchParams.set('state', state);
    const token = await comeBack(other.browser, back);
    expect((await land(token, other.browser)).problem.code).toBe('identities.provider_failed');
  });

  it('says so where the person turned it down', async () => {
    const { token, browser } = await signInAs(null);
    expect((await land(token, browser)).problem.code).toBe('identities.cancelled');
  });

  it.each([
    ['gives no address', { sub: 'g-no-email' }],
    ['has not verified it', { sub: 'g-unverified', email: 'huda@people.test', email_verified: false }],
  ])('refuses where the provider %s', async (_, person) => {
    const { token, browser } = await signInAs(person);
    expect((await land(token, browser)).problem.code).toBe('identities.no_email');
  });

  it('keeps to paths of its own', async () => {
    for (const elsewhere of ['https://evil.test/', '//evil.test', '/\\evil.test']) {
      const { token, browser } = await signInAs(huda, `?redirect=${encodeURIComponent(elsewhere)}`);
      expect((await land(token, browser)).data.redirect).toBeNull();
    }
  });

  it('says so where the provider does not answer', async () => {
    const answer = await test.send('GET', '/api/auth/linkedin');
    const landing = new URL(String(answer.headers.location));
    const token = landing.pathname.replace('/auth/linkedin/', '');
    const cookie = firstOf(String(answer.headers['set-cookie']).split(';'));
    expect((await land(token, { cookie })).problem.code).toBe('identities.provider_failed');
  });

  it('has no door where the portal does not offer it', async () => {
    const ctx = await test.program.contexts.forJob();
    await ctx.db.update(portals).set({ signInMethods: [] }).where(eq(portals.key, 'LEC'));
    // A node may go on with the former settings for some seconds.
    await test.until(async () => (await test.send('GET', '/api/auth/google?domain=LEC')).status === 404);
  });
});

describe('an account that has the address already', () => {
  it('is linked once its owner gives the password', async () => {
    const owner = await aPerson(test, 'CANDIDATE');
    const stranger = { ...huda, sub: 'g-2', email: owner.email };
    const { token, browser } = await signInAs(stranger);
    expect((await land(token, browser)).data).toEqual({
      outcome: 'proof-needed',
      email: owner.email,
      has_password: true,
    });
    const wrong = await post(linkIdentity.path, { token, password: 'Wrong0ne!' }, browser);
    expect([wrong.status, wrong.problem.code]).toEqual([401, 'sessions.wrong_credentials']);
    const right = await post(linkIdentity.path, { token, password: PASSWORD }, browser);
    expect(right.data.user.id).toBe(owner.id);
    const again = await signInAs(stranger);
    expect((await land(again.token, again.browser)).data.outcome).toBe('signed-in');
    const ctx = await test.program.contexts.forJob();
    const entries = await ctx.db.select().from(auditEntries).where(eq(auditEntries.subjectId, owner.id));
    expect(entries.map(({ action }) => action)).toContain('identity.linked');
  });

  it('is linked once by a sign-in, also when the password is sent twice at the same moment', async () => {
    const owner = await aPerson(test, 'CANDIDATE');
    const { token, browser } = await signInAs({ ...huda, sub: 'g-6', email: owner.email });
    const link = () => post(linkIdentity.path, { token, password: PASSWORD }, browser);
    const both = await Promise.all([link(), link()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 410]);
    expect((await test.call(listIdentities, { token: owner.token })).data).toHaveLength(1);
  });

  it('loses the password and the sessions of whoever opened it without confirming the address', async () => {
    const body = { ...NAMES, email: 'mine@people.test', password: PASSWORD, terms: true as const };
    const squatter = await test.call(registerUser, { body });
    const { token, browser } = await signInAs({ ...huda, sub: 'g-3', email: 'mine@people.test' });
    const entered = await land(token, browser);
    expect(entered.data.session.user.id).toBe(squatter.data.user.id);
    expect((await test.call(getCurrentUser, { token: squatter.data.token })).status).toBe(401);
    const ctx = await test.program.contexts.forJob();
    const [row] = await ctx.db.select().from(users).where(eq(users.id, squatter.data.user.id));
    expect(row?.passwordHash).toBeNull();
  });
});

describe('linked providers', () => {
  it('are listed and unlinked by their owner, while another way in remains', async () => {
    const owner = await aPerson(test, 'CANDIDATE');
    const { token, browser } = await signInAs({ ...huda, sub: 'g-4', email: owner.email });
    await post(linkIdentity.path, { token, password: PASSWORD }, browser);
    const own = await test.call(listIdentities, { token: owner.token });
    expect(own.data).toMatchObject([{ provider: 'google', email: owner.email }]);
    const id = firstOf(own.data).id;
    const other = await aPerson(test, 'CANDIDATE');
    expect((await test.call(removeIdentity, { token: other.token, params: { id } })).status).toBe(404);
    expect((await test.call(removeIdentity, { token: owner.token, params: { id } })).data).toEqual({
      removed: true,
    });
    expect((await test.call(listIdentities, { token: owner.token })).data).toEqual([]);
  });

  it('keep the last way in', async () => {
    const { token, browser } = await signInAs({ ...huda, sub: 'g-5', email: 'only@people.test' });
    await land(token, browser);
    const opened = await post(registerIdentity.path, { token, ...NAMES }, browser);
    const own = await test.call(listIdentities, { token: opened.data.token });
    const kept = await test.call(removeIdentity, {
      token: opened.data.token,
      params: { id: firstOf(own.data).id },
    });
    expect(kept.problem.code).toBe('identities.last_way_in');
  });

  it('may go without a password too, as long as another of them remains', async () => {
    const { token, browser } = await signInAs({ ...huda, sub: 'g-7', email: 'two-ways@people.test' });
    const opened = await post(registerIdentity.path, { token, ...NAMES }, browser);
    const second = await anIdentity(test, opened.data.user.id);
    const remove = (id: string) => test.call(removeIdentity, { token: opened.data.token, params: { id } });
    expect((await remove(second)).data).toEqual({ removed: true });
    const left = await test.call(listIdentities, { token: opened.data.token });
    expect(left.data).toMatchObject([{ email: 'two-ways@people.test' }]);
    expect((await remove(firstOf(left.data).id)).problem.code).toBe('identities.last_way_in');
  });
});
