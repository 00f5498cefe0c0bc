import type { z } from 'zod';
import {
  type chooseNotifications as chooseNotificationsEndpoint,
  type MailTiming,
  NOTIFICATION_GROUPS,
  type NotificationChoice,
} from '#contract/features/notifications.contract.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import {
  allNotificationKinds,
  factsOfKind,
  isNotificationKind,
} from '#server/platform/notification-kinds.ts';
import { Refusal } from '#server/platform/refusals.ts';
import { type ChoiceRow, choicesOf, saveChoice } from './notifications.store.ts';

/** Where and when a person gets a kind. */
export interface Ways {
  inApp: boolean;
  mail: MailTiming | 'own';
}

/** The ways of a kind: as it usually goes, unless the person chose otherwise and may. */
export function waysOf(kind: string, choice: Pick<ChoiceRow, 'inApp' | 'mail'> | undefined): Ways {
  const { mail, isFixed } = factsOfKind(kind);
  return choice && !isFixed ? { inApp: choice.inApp, mail: choice.mail } : { inApp: true, mail };
}

/** One's choices, of the kinds that one may get at all. */
export async function listChoices(ctx: SignedInCtx): Promise<{ results: NotificationChoice[] }> {
  const chosen = new Map((await choicesOf(ctx.db, [ctx.actor.id])).map((choice) => [choice.kind, choice]));
  const kinds = allNotificationKinds().filter((kind) => factsOfKind(kind).for.includes(ctx.actor.state));
  const results = kinds.map((kind) => {
    const { group, label = null, isFixed = false } = factsOfKind(kind);
    const { inApp, mail } = waysOf(kind, chosen.get(kind));
    return {
      kind,
      label,
      group,
      in_app: inApp,
      mail: mail === 'own' ? 'at-once' : mail,
      is_fixed: isFixed,
    } as const;
  });
  return { results: results.toSorted((a, b) => placeOf(a.kind) - placeOf(b.kind)) };
}

/** Kinds that belong together stand together, and of those the ones that usually hurry come first. */
function placeOf(kind: string): number {
  const { group, mail } = factsOfKind(kind);
  const hurry = mail === 'own' ? 0 : HURRY.indexOf(mail);
  return NOTIFICATION_GROUPS.indexOf(group) * 10 + hurry;
}

const HURRY: readonly MailTiming[] = ['at-once', 'daily', 'never'];

export async function choose(
  ctx: SignedInCtx,
  { choices }: z.output<typeof chooseNotificationsEndpoint.body>,
): Promise<{ results: NotificationChoice[] }> {
  const unknown = choices.flatMap(({ kind }, at) =>
    isNotificationKind(kind) ? [] : [{ path: `choices.${at}.kind`, code: 'invalid_value' }],
  );
  if (unknown.length > 0) throw new Refusal('request.invalid', {}, unknown);
  if (choices.some(({ kind }) => factsOfKind(kind).isFixed)) throw new Refusal('notifications.fixed_kind');
  await ctx.transaction(async (tx) => {
    for (const { kind, in_app: inApp, mail } of choices)
      await change(tx, ctx.actor.id, kind, { inApp, mail });
    tx.tell(ctx.actor.id, 'notifications:changed');
  });
  return listChoices(ctx);
}

/** Changes what is given of one person’s choice about one kind. */
export async function change(
  { db }: Pick<SignedInCtx, 'db'>,
  userId: string,
  kind: string,
  { inApp, mail }: { inApp?: boolean | undefined; mail?: MailTiming | undefined },
): Promise<void> {
  const usual = factsOfKind(kind).mail;
  await saveChoice(
    db,
    { userId, kind, inApp: true, mail: usual === 'own' ? 'never' : usual },
    { ...(inApp !== undefined && { inApp }), ...(mail !== undefined && { mail }) },
  );
}
