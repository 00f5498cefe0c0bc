import type { Language } from '#contract/kernel/fields.ts';
import { LIMITS } from '#contract/kernel/limits.ts';
import { sendEmail } from '#server/features/emails/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import { say } from '#server/platform/words.ts';
import type { Mailed } from './accounts.proofs.ts';

/** Whose mail it is; it goes out in their language. */
interface Person {
  id: string;
  email: string;
  firstName: string;
  language: Language;
}

export const sendConfirmationEmail = (ctx: Ctx, person: Person, mailed: Mailed) =>
  sendCode(ctx, person, person.email, 'confirm-email', mailed, `/auth/verify-email/${mailed.token}`);

/** To the new address. */
export const sendChangeEmail = (ctx: Ctx, person: Person, address: string, mailed: Mailed) =>
  sendCode(ctx, person, address, 'change-email', mailed, `/settings/account?email_token=${mailed.token}`);

export const sendResetEmail = (ctx: Ctx, person: Person, mailed: Mailed) =>
  sendCode(ctx, person, person.email, 'reset-password', mailed, `/auth/reset-password/${mailed.token}`);

export const sendDeletionEmail = (ctx: Ctx, person: Person, { code }: Mailed) =>
  sendCode(ctx, person, person.email, 'delete-account', { code }, null);

/** To the present address, when a change was asked for. */
export const sendChangeAsked = (ctx: Ctx, person: Person, address: string) =>
  sendNotice(ctx, person, 'email-changed', { key: 'change-asked', address });

/** To the former address, when the change was made. */
export const sendEmailChanged = (ctx: Ctx, person: Person, address: string) =>
  sendNotice(ctx, person, 'email-changed', { key: 'email-changed', address });

export const sendPasswordChanged = (ctx: Ctx, person: Person) =>
  sendNotice(ctx, person, 'password-changed', { key: 'password-changed' });

/** To the owner of an address that somebody else wanted for their account. */
export const sendAddressInUse = (ctx: Ctx, owner: Person) =>
  sendNotice(ctx, owner, 'address-in-use', { key: 'address-in-use', address: owner.email });

/** It outlives the account, so it belongs to nobody's. */
export async function sendGoodbye(ctx: Ctx, person: Person): Promise<void> {
  const words = wordsOf(ctx, person, 'goodbye');
  await sendEmail(
    ctx,
    { userId: null, address: person.email, language: person.language },
    { kind: 'goodbye', subject: words('subject'), paragraphs: [words('greeting'), words('text')] },
  );
}

async function sendCode(
  ctx: Ctx,
  person: Person,
  address: string,
  kind: 'confirm-email' | 'change-email' | 'reset-password' | 'delete-account',
  { code }: { code: string },
  path: string | null,
): Promise<void> {
  const { language } = person;
  const words = wordsOf(ctx, person, kind, { code, address, minutes: LIMITS.verificationCodeMinutes });
  await sendEmail(
    ctx,
    { userId: person.id, address, language },
    {
      kind,
      subject: words('subject'),
      heading: words('heading'),
      paragraphs: [words('greeting'), words('text')],
      code,
      ...(path ? { button: { label: words('button'), link: linkTo(ctx, path, language) } } : {}),
      closing: [words('otherwise')],
    },
  );
}

async function sendNotice(
  ctx: Ctx,
  person: Person,
  kind: 'email-changed' | 'password-changed' | 'address-in-use',
  {
    key,
    ...params
  }: { key: 'change-asked' | 'email-changed' | 'password-changed' | 'address-in-use'; address?: string },
): Promise<void> {
  const words = wordsOf(ctx, person, key, params);
  // From the former address no new password can be asked for any more.
  const canReset = key !== 'email-changed';
  const link = linkTo(ctx, '/auth/reset-password/email-verification', person.language);
  await sendEmail(
    ctx,
    { userId: person.id, address: person.email, language: person.language },
    {
      kind,
      subject: words('subject'),
      paragraphs: [words('greeting'), words('text')],
      ...(canReset ? { button: { label: say(person.language, 'accounts.mail.new_password'), link } } : {}),
    },
  );
}

/** The sentences of one mail. */
const wordsOf =
  (
    ctx: Ctx,
    { language, firstName: name }: Person,
    mail: string,
    params: Record<string, string | number> = {},
  ) =>
  (part: string): string =>
    say(language, `accounts.mail.${mail}.${part}`, { ...params, portal: ctx.portal.name[language], name });

const linkTo = (ctx: Ctx, path: string, language: Language) =>
  `${ctx.portal.url}${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
