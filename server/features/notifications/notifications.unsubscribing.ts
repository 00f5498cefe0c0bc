import { z } from 'zod';
import { MAIL_TIMINGS, type MailTiming } from '#contract/features/notifications.contract.ts';
import type { Language } from '#contract/kernel/fields.ts';
import type { Ctx } from '#server/platform/context.ts';
import {
  allNotificationKinds,
  factsOfKind,
  isNotificationKind,
} from '#server/platform/notification-kinds.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { change, waysOf } from './notifications.choices.ts';
import { userExists } from './notifications.reads.ts';
import { seal, unseal } from './notifications.seals.ts';
import { choicesOf } from './notifications.store.ts';

/** What a mail's link stops: the mails of the kind of this name, or with `daily` all that go out once a day. */
export type About = string;

const Kind = z.string().refine(isNotificationKind);
const Link = z.object({ user: z.uuid(), about: z.union([z.literal('daily'), Kind]) });
const Undo = Link.extend({ former: z.array(z.tuple([Kind, z.enum(MAIL_TIMINGS)])) });

/**
 * Address of the page that stops such mails. It works without a session and for as long as the account is there, since
 * a mail may be read years later; `/api` before its path makes it the address of RFC 8058's one click.
 */
export async function unsubscribeUrl(
  { db }: Pick<Ctx, 'db'>,
  publicUrl: string,
  { userId, language }: { userId: string; language: Language },
  about: About,
): Promise<string> {
  const token = await seal(db, 'unsubscribe', { user: userId, about });
  return `${publicUrl}/unsubscribe/${token}?lang=${language}`;
}

/** What a link speaks of. Opening it changes nothing: mail scanners open every link. */
export async function showLink(ctx: Ctx, token: string) {
  const { user, about } = await linkOf(ctx, token);
  return stateOf(about, (await mailed(ctx, user, about)).length > 0);
}

const stateOf = (about: About, isOn: boolean) => ({
  about,
  label: about === 'daily' ? null : (factsOfKind(about).label ?? null),
  is_on: isOn,
});

/** Stops the mails, or with `undo` sets them as they were before. Either may happen twice without harm. */
export async function useLink(ctx: Ctx, token: string, undo: string | undefined) {
  const { user, about } = await linkOf(ctx, token);
  return ctx.transaction(async (tx) => {
    if (undo) {
      const before = await unseal(tx.db, 'resubscribe', undo, Undo);
      if (before?.user !== user || before.about !== about) throw new Refusal('notifications.link_unknown');
      for (const [kind, mail] of before.former) await change(tx, user, kind, { mail });
      return stateOf(about, (await mailed(tx, user, about)).length > 0);
    }
    const former = await mailed(tx, user, about);
    for (const [kind] of former) await change(tx, user, kind, { mail: 'never' });
    return {
      ...stateOf(about, false),
      ...(former.length > 0 && { undo: await seal(tx.db, 'resubscribe', { user, about, former }) }),
    };
  });
}

async function linkOf(ctx: Ctx, token: string) {
  const link = found(await unseal(ctx.db, 'unsubscribe', token, Link), 'notifications.link_unknown');
  if (!(await userExists(ctx.db, link.user))) throw new Refusal('notifications.link_unknown');
  return link;
}

/** The kinds that the link is about and that still come by mail, with when. */
async function mailed(ctx: Ctx, userId: string, about: About): Promise<[string, MailTiming][]> {
  const chosen = new Map((await choicesOf(ctx.db, [userId])).map((choice) => [choice.kind, choice]));
  const found: [string, MailTiming][] = [];
  for (const kind of allNotificationKinds()) {
    const { mail } = waysOf(kind, chosen.get(kind));
    if (mail === 'never' || mail === 'own') continue;
    if (about === 'daily' ? mail === 'daily' : about === kind) found.push([kind, mail]);
  }
  return found;
}
