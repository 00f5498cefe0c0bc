import { NOTIFICATION_GROUPS } from '#contract/features/notifications.contract.ts';
import type { Language } from '#contract/kernel/fields.ts';
import { sendEmail } from '#server/features/emails/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import { DAY_MS, daysBefore } from '#server/platform/days.ts';
import {
  factsOfKind,
  type NotificationKind,
  type NotificationParams,
} from '#server/platform/notification-kinds.ts';
import { type CountedSentence, fillCounted, say } from '#server/platform/words.ts';
import { waysOf } from './notifications.choices.ts';
import { findDue, findDueToday, holdPerson, peopleDueToday } from './notifications.reads.ts';
import { mailWords, sentence, type Told } from './notifications.sentences.ts';
import { choicesOf, deleteNotifications, markMailed } from './notifications.store.ts';
import { unsubscribeUrl } from './notifications.unsubscribing.ts';

/**
 * Mails one notification, where it is still wanted: not read meanwhile, not mailed before, and its kind still chosen
 * for mails at once. That it was mailed is written in the transaction that queues the mail, so that a second run finds
 * nothing to do.
 */
export async function mailOne(ctx: Ctx, { notificationId }: { notificationId: string }): Promise<void> {
  await ctx.transaction(async (tx) => {
    await holdPerson(tx.db, { notificationId });
    const due = await findDue(tx.db, notificationId);
    if (!due || (await waysFor(tx, due.userId)(due.kind)).mail !== 'at-once') return;
    const { portal } = await tx.inPortal(due.portal);
    const publicUrl = portal.url;
    const lang = due.language;
    const { emailKind = 'notification', isFixed = false } = factsOfKind(due.kind);
    await sendEmail(tx, recipientOf(due), {
      kind: emailKind,
      ...mailWords(lang, due, portal.name[lang]),
      ...(due.link !== null && {
        button: {
          label: say(lang, 'notifications.mail.open', { portal: portal.name[lang] }),
          link: `${publicUrl}${due.link}`,
        },
      }),
      ...(!isFixed && {
        unsubscribeUrl: await unsubscribeUrl(tx, publicUrl, due, due.kind),
      }),
    });
    await written(tx, due.userId, [due]);
  });
}

const BATCH = 500;
/** What lay unread for longer is no news, however it came to lie there. */
const NEWS_DAYS = 7;

/** The mail at once about something that may be told: what is seen of it before is what would arrive. */
export function previewMail<K extends NotificationKind>(
  { portal }: Pick<Ctx, 'portal'>,
  lang: Language,
  kind: K,
  params: NotificationParams<K>,
) {
  const mail = mailWords(lang, { kind, params, count: 1, actor: null }, portal.name[lang]);
  return { ...mail, button: say(lang, 'notifications.mail.open', { portal: portal.name[lang] }) };
}

/** The day's one mail to each who has unread news of kinds that are mailed daily. Runs as often as it likes. */
export async function mailDigest(ctx: Ctx): Promise<void> {
  const span = {
    today: new Date(Math.floor(ctx.now.getTime() / DAY_MS) * DAY_MS),
    oldest: daysBefore(ctx.now, NEWS_DAYS),
  };
  for (let after: string | null = null; ; ) {
    const people: string[] = await peopleDueToday(ctx.db, span, after, BATCH);
    for (const userId of people) await ctx.transaction((tx) => mailDigestTo(tx, userId, span));
    after = people.at(-1) ?? after;
    if (people.length < BATCH) return;
  }
}

const DIGEST_SUBJECT: CountedSentence = {
  en: { one: 'One piece of news for you', other: '{count} pieces of news for you' },
  ar: {
    one: 'لديك خبر جديد',
    two: 'لديك خبران جديدان',
    few: 'لديك {count} أخبار جديدة',
    many: 'لديك {count} خبرًا جديدًا',
    other: 'لديك {count} خبر جديد',
  },
};

async function mailDigestTo(tx: Ctx, userId: string, span: { today: Date; oldest: Date }): Promise<void> {
  await holdPerson(tx.db, { userId });
  const due = await findDueToday(tx.db, userId, span);
  const [first] = due;
  if (!first) return;
  const {
    portal: { url: publicUrl },
  } = await tx.inPortal(first.portal);
  const lang = first.language;
  await sendEmail(tx, recipientOf(first), {
    kind: 'digest',
    subject: fillCounted(lang, DIGEST_SUBJECT, due.length),
    paragraphs: [say(lang, 'notifications.digest.intro')],
    sections: NOTIFICATION_GROUPS.flatMap((group) => {
      const news = due.filter(({ kind }) => factsOfKind(kind).group === group);
      return news.length === 0
        ? []
        : [
            {
              title: say(lang, `notifications.group.${group}`),
              items: news.map((it) => item(lang, publicUrl, it)),
            },
          ];
    }),
    unsubscribeUrl: await unsubscribeUrl(tx, publicUrl, first, 'daily'),
  });
  await written(tx, userId, due);
}

const item = (lang: Language, publicUrl: string, told: Told & { link: string | null }) => ({
  title: sentence(lang, told),
  ...(told.link !== null && { link: `${publicUrl}${told.link}` }),
});

/** Remembers that these went out; what is not shown in the app has served its purpose. */
async function written(
  tx: Ctx,
  userId: string,
  mailed: readonly { id: string; kind: string }[],
): Promise<void> {
  const ways = waysFor(tx, userId);
  const hidden: string[] = [];
  const kept: string[] = [];
  for (const { id, kind } of mailed) ((await ways(kind)).inApp ? kept : hidden).push(id);
  await markMailed(tx.db, kept, tx.now);
  await deleteNotifications(tx.db, hidden);
}

function waysFor(tx: Ctx, userId: string) {
  const chosen = choicesOf(tx.db, [userId]);
  return async (kind: string) =>
    waysOf(
      kind,
      (await chosen).find((choice) => choice.kind === kind),
    );
}

const recipientOf = (due: { userId: string; email: string; language: Language }) => ({
  userId: due.userId,
  address: due.email,
  language: due.language,
});
