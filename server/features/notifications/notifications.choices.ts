import type { z } from 'zod';
import {
  type chooseNotifications as chooseNotificationsEndpoint,
  factsOf,
  type MailTiming,
  NOTIFICATION_GROUPS,
  NOTIFICATION_KINDS,
  type NotificationChoice,
  type NotificationKind,
} from '#contract/features/notifications.contract.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusals.ts';
import { type ChoiceRow, choicesOf, saveChoice } from './notifications.store.ts';

/** Where and when a person gets a kind. */
export interface Ways {
  inApp: boolean;
  mail: MailTiming | 'own';
}

/** The ways of a kind: as it usually goes, unless the person chose otherwise and may. */
export function waysOf(kind: NotificationKind, choice: Pick<ChoiceRow, 'inApp' | 'mail'> | undefined): Ways {
  const { mail, isFixed } = factsOf(kind);
  return choice && !isFixed ? { inApp: choice.inApp, mail: choice.mail } : { inApp: true, mail };
}

/** One's choices, of the kinds that one may get at all. */
export async function listChoices(ctx: SignedInCtx): Promise<{ results: NotificationChoice[] }> {
  const chosen = new Map((await choicesOf(ctx.db, [ctx.actor.id])).map((choice) => [choice.kind, choice]));
  const kinds = (Object.keys(NOTIFICATION_KINDS) as NotificationKind[]).filter((kind) =>
    factsOf(kind).for.includes(ctx.actor.state),
  );
  const results = kinds.map((kind) => {
    const { group, isFixed = false } = factsOf(kind);
    const { inApp, mail } = waysOf(kind, chosen.get(kind));
    return {
      kind,
      group,
      in_app: inApp,
      mail: mail === 'own' ? 'at-once' : mail,
      is_fixed: isFixed,
    } as const;
  });
  return {
    results: results.toSorted(
      (a, b) => NOTIFICATION_GROUPS.indexOf(a.group) - NOTIFICATION_GROUPS.indexOf(b.group),
    ),
  };
}

export async function choose(
  ctx: SignedInCtx,
  { choices }: z.output<typeof chooseNotificationsEndpoint.body>,
): Promise<{ results: NotificationChoice[] }> {
  if (choices.some(({ kind }) => factsOf(kind).isFixed)) throw new Refusal('notifications.fixed_kind');
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
  kind: NotificationKind,
  { inApp, mail }: { inApp?: boolean | undefined; mail?: MailTiming | undefined },
): Promise<void> {
  const usual = factsOf(kind).mail;
  await saveChoice(
    db,
    { userId, kind, inApp: true, mail: usual === 'own' ? 'never' : usual },
    { ...(inApp !== undefined && { inApp }), ...(mail !== undefined && { mail }) },
  );
}
