import type { Bilingual } from '#contract/kernel/fields.ts';
import type { Ctx } from '#server/platform/context.ts';
import {
  factsOfKind,
  type NotificationKind,
  type NotificationParam,
  type NotificationParams,
} from '#server/platform/notification-kinds.ts';
import { type Ways, waysOf } from './notifications.choices.ts';
import { mailNotification } from './notifications.jobs.ts';
import { CALLED } from './notifications.sentences.ts';
import {
  choicesOf,
  holdGroup,
  insertNotifications,
  type NotificationRow,
  updateNotification,
} from './notifications.store.ts';

interface Options {
  /** A path of the web app; the kind's own where none is given. */
  link?: string | null;
  /** Who did it. They are not told of it themselves. */
  actorId?: string | null;
  /** What whoever did it is called where it must not be told who they are. */
  called?: Bilingual | null;
  /** Unread ones of one kind and key are one entry: “Sara and 3 others”. */
  groupKey?: string;
}

const BATCH = 1_000;

/**
 * Tells people of something, in the caller's transaction: writes it down for each, tells their open screens, and puts
 * the mail in the queue for those who want it at once. What goes out once a day is gathered by the daily mail. Who
 * switched a kind off is not told.
 */
export async function notify<K extends NotificationKind>(
  ctx: Ctx,
  userIds: string | readonly string[],
  kind: K,
  params: NotificationParams<K>,
  options: Options = {},
): Promise<void> {
  const ids = [...new Set([userIds].flat())].filter((id) => id !== options.actorId).toSorted();
  if (ids.length === 0) return;
  await ctx.transaction(async (tx) => {
    for (let from = 0; from < ids.length; from += BATCH)
      await tell(tx, ids.slice(from, from + BATCH), kind, params, options);
  });
}

async function tell(
  tx: Ctx,
  ids: readonly string[],
  kind: NotificationKind,
  given: Record<string, NotificationParam>,
  { link, actorId = null, called, groupKey }: Options,
): Promise<void> {
  const choices = new Map((await choicesOf(tx.db, ids, kind)).map((choice) => [choice.userId, choice]));
  const waysTo = (id: string): Ways => waysOf(kind, choices.get(id));
  const wanting = ids.filter((id) => waysTo(id).inApp || waysTo(id).mail !== 'never');
  const params = called ? { ...given, [CALLED]: called } : given;
  const news = { params, link: link ?? factsOfKind(kind).link ?? null, actorId, createdAt: tx.now };

  const rows: NotificationRow[] = [];
  if (groupKey) {
    for (const held of await holdGroup(tx.db, wanting, kind, groupKey)) {
      if (rows.some((row) => row.userId === held.userId)) continue;
      const joined = { ...news, ...joinedBy(held, actorId, params), seenAt: null };
      await updateNotification(tx.db, held.id, joined);
      rows.push({ ...held, ...joined });
    }
  }
  const joined = new Set(rows.map((row) => row.userId));
  const fresh = await insertNotifications(
    tx.db,
    wanting
      .filter((id) => !joined.has(id))
      .map((userId) => ({
        ...news,
        params: groupKey && actorId ? { ...params, [ACTORS]: actorId } : params,
        userId,
        kind,
        groupKey: groupKey ?? null,
      })),
  );
  for (const { id, userId, mailedAt } of [...rows, ...fresh]) {
    if (waysTo(userId).mail === 'at-once' && !mailedAt)
      await tx.enqueue(mailNotification, { notificationId: id });
  }
  tx.tell(
    wanting.filter((id) => waysTo(id).inApp),
    'notifications:changed',
  );
}

/** Among the params of a group's entry: ids of all who are counted in it, so that nobody counts twice. */
const ACTORS = 'actors';

function joinedBy(
  held: NotificationRow,
  actorId: string | null,
  params: Record<string, NotificationParam>,
): Pick<NotificationRow, 'params' | 'count'> {
  if (!actorId) return { params, count: held.count + 1 };
  const known = held.params[ACTORS];
  const before = (typeof known === 'string' ? known : '')
    .split(' ')
    .filter((id) => id !== actorId && id !== '');
  const actors = [...before, actorId];
  return { params: { ...params, [ACTORS]: actors.join(' ') }, count: actors.length };
}
