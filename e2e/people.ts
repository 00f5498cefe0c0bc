import crypto from 'node:crypto';
import { vi } from 'vitest';
import type { Visitor } from './browser.ts';
import { programUrl } from './program-url.ts';

export const PASSWORD = 'Masar@2026';

let people = 0;

/** An address nobody has signed up with. */
export const newEmail = (name: string): string => `${name}-${process.pid}-${++people}@example.com`;

/**
 * Somebody of a company, by an address of its own domain: where it says its website, it is verified at once. A name has
 * one domain, so that companies of one name are one house.
 */
export function newCompanyEmail(company: string): { email: string; website: string } {
  const domain = `co${crypto.createHash('sha256').update(company).digest('hex').slice(0, 10)}.example`;
  return { email: `owner-${process.pid}-${++people}@${domain}`, website: `https://${domain}` };
}

/** The six digits of the latest mail to an address, as its owner reads them in the outbox; of a kind, where one is named. */
export async function codeFor(email: string, kind = ''): Promise<string> {
  const code = /<h2>.*?(\d{6}).*?<\/h2>/s.exec(await mailTo(email, kind))?.[1];
  if (!code) throw new Error(`No code in the outbox for ${email}.`);
  return code;
}

/** Where the button of the latest mail of a kind leads, or its link to a path, without the host. */
export async function linkFor(email: string, kind: string, path = ''): Promise<string> {
  const link = new RegExp(`href="([^"]*${path}[^"]*)"`).exec(await mailTo(email, kind))?.[1];
  if (!link) throw new Error(`No link in the outbox for ${email}.`);
  const { pathname, search } = new URL(link.replaceAll('&amp;', '&'));
  return pathname + search;
}

/** The latest mail to an address, once it is there: some are written by the queue. */
function mailTo(email: string, kind: string): Promise<string> {
  const find = async () => {
    const outbox = await (await fetch(`${programUrl()}/dev/outbox`)).text();
    const mail = outbox
      .split('<article>')
      .find((one) => one.includes(`<bdi>${email}</bdi>`) && one.includes(`· ${kind}`));
    if (!mail) throw new Error(`No mail ${kind} in the outbox for ${email}.`);
    return mail;
  };
  return vi.waitFor(find, { timeout: MAILED_WITHIN_MS, interval: 200 });
}

const MAILED_WITHIN_MS = 15_000;

interface Newcomer {
  firstName: string;
  lastName: string;
  email: string;
}

/** From the login's “create an account” to the choice between looking for work and looking for people. */
export async function signUp(visitor: Visitor, newcomer: Newcomer): Promise<void> {
  const { t } = visitor;
  await visitor.open('/');
  await visitor.arrives('login', visitor.button(t('sessions:login.submit')));
  await visitor.link(t('sessions:login.create_account')).click();
  await createAccount(visitor, newcomer);
}

/** The same from “create an account” on, however one came there. */
export async function createAccount(
  visitor: Visitor,
  { firstName, lastName, email }: Newcomer,
): Promise<void> {
  const { t, page } = visitor;
  await visitor.arrives('signup', visitor.button(t('accounts:signup.submit')));
  await visitor.field(t('sign-up:names.first')).fill(firstName);
  await visitor.field(t('sign-up:names.last')).fill(lastName);
  await visitor.field(t('accounts:signup.email')).fill(email);
  await page.getByLabel(t('accounts:signup.password'), { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await visitor.button(t('accounts:signup.submit')).click();

  await visitor.arrives('verify-email', page.getByText(email));
  await visitor.field(t('accounts:verify.code')).fill(await codeFor(email));
  await visitor.button(t('accounts:verify.submit')).click();
  await visitor.arrives('email-verified');
  await visitor.button(t('accounts:verified.continue')).click();
  await visitor.arrives('onboarding', visitor.link(new RegExp(t('onboarding:choice.candidate'))));
}

/** The tokens of a fresh login beside any browser: access and refresh. */
export async function sessionOf(email: string): Promise<[string, string]> {
  const reply = await fetch(`${programUrl()}/api/login-user`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  if (!reply.ok) throw new Error(`${email} cannot log in: ${reply.status} ${await reply.text()}`);
  const { data } = (await reply.json()) as { data: { token: string; user: { refresh_token: string } } };
  return [data.token, data.user.refresh_token];
}

/** Fills in the login, wherever it was met. */
export async function logIn(visitor: Visitor, email: string, password = PASSWORD): Promise<void> {
  const { t, page } = visitor;
  await visitor.field(t('sessions:login.email')).fill(email);
  await page.getByLabel(t('sessions:login.password'), { exact: true }).fill(password);
  await visitor.button(t('sessions:login.submit')).click();
}

export async function logOut({ button, page, t }: Visitor): Promise<void> {
  // The button is named with the person's initials before these words.
  const words = t('app:user_menu.label').replace(/^.*\}\}[,،]?\s*/, '');
  await page.getByRole('button', { name: words }).click();
  await button(t('app:user_menu.log_out')).click();
}
