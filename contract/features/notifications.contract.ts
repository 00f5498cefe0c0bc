import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Bilingual, Id, Moment, pageSize } from '../kernel/fields.ts';
import { LIMITS } from '../kernel/limits.ts';

/** When a kind of notification goes out by mail. */
export const MAIL_TIMINGS = ['never', 'at-once', 'daily'] as const;
export type MailTiming = (typeof MAIL_TIMINGS)[number];

/** What belongs together in the choices and in the daily mail, in their order. */
export const NOTIFICATION_GROUPS = ['jobs', 'hiring', 'team', 'account', 'security'] as const;
export type NotificationGroup = (typeof NOTIFICATION_GROUPS)[number];

/** Stable code of a kind (`poked`). The features of the server announce theirs; which there are is theirs to say. */
const Kind = z.string().max(60);

/** One piece of news on a person's list. */
export const Notification = z.object({
  id: Id,
  kind: Kind,
  group: z.enum(NOTIFICATION_GROUPS),
  text: Bilingual,
  /** A path of the web app. */
  link: z.string().nullable(),
  /** Who did what it tells of, where somebody did and still has an account. */
  actor: z.object({ name: z.string(), avatar: z.string().nullable() }).nullable(),
  /** How many unread ones of the kind this one stands for. */
  count: z.number().int(),
  /** The list was open since it came. */
  is_seen: z.boolean(),
  is_read: z.boolean(),
  created_at: Moment,
});
export type Notification = z.infer<typeof Notification>;

const Counts = z.object({
  /** How many are unread. */
  count: z.number().int(),
  /** How many came since the list was last open. */
  unseen: z.number().int(),
});

export const countNotifications = endpoint({
  method: 'GET',
  path: '/notifications/count',
  access: 'signed-in',
  summary: 'How many notifications are unread, and how many of them unseen.',
  response: Counts,
  ratePerMinute: 600,
});

export const listNotifications = endpoint({
  method: 'GET',
  path: '/notifications',
  access: 'signed-in',
  summary: 'One’s notifications, newest first. Pages count from 0.',
  query: z.object({
    page: z.coerce.number<number>().int().min(0).max(100_000).default(0),
    limit: pageSize(LIMITS.notificationsPerPage),
    is_read: z.enum(['true', 'false']).optional(),
  }),
  response: z.object({ count: z.number().int(), results: z.array(Notification) }),
});

export const actOnNotification = endpoint({
  method: 'POST',
  path: '/notification/{action}',
  access: 'signed-in',
  summary:
    'Marks notifications as seen (all without an id), one or all as read, deletes one, or takes a deletion back.',
  params: z.object({ action: z.enum(['seen', 'read', 'read-all', 'delete', 'restore']) }),
  body: z.object({
    id: Id.optional(),
    /** What the deletion answered, to take it back. */
    undo: z.string().max(10_000).optional(),
  }),
  response: Counts.extend({ undo: z.string().optional() }),
  errors: ['notifications.not_found'],
});

const NotificationChoice = z.object({
  kind: Kind,
  /** What the kind is called; null where there is nothing to choose. */
  label: Bilingual.nullable(),
  group: z.enum(NOTIFICATION_GROUPS),
  in_app: z.boolean(),
  mail: z.enum(MAIL_TIMINGS),
  /** It may not be switched off. */
  is_fixed: z.boolean(),
});
export type NotificationChoice = z.infer<typeof NotificationChoice>;
const NotificationChoices = z.object({ results: z.array(NotificationChoice) });

export const listNotificationChoices = endpoint({
  method: 'GET',
  path: '/notification-choices',
  access: 'signed-in',
  summary: 'Which kinds of notifications one gets, where and when.',
  response: NotificationChoices,
});

export const chooseNotifications = endpoint({
  method: 'PATCH',
  path: '/notification-choices',
  access: 'signed-in',
  summary: 'Changes which kinds of notifications one gets; what is not named stays.',
  body: z.object({
    choices: z
      .array(z.object({ kind: Kind, in_app: z.boolean().optional(), mail: z.enum(MAIL_TIMINGS).optional() }))
      .min(1)
      .max(100),
  }),
  response: NotificationChoices,
  errors: ['notifications.fixed_kind'],
});

/** The mails that the link of a mail speaks of: those of one kind, or the daily one. */
const Unsubscribing = z.object({
  about: z.union([Kind, z.literal('daily')]),
  /** What the kind is called; null for the daily mail. */
  label: Bilingual.nullable(),
  /** These mails still come. */
  is_on: z.boolean(),
  /** Takes it back, where something was changed. */
  undo: z.string().optional(),
});

const LinkToken = z.object({ token: z.string().max(300) });

export const getUnsubscribing = endpoint({
  method: 'GET',
  path: '/unsubscribe/{token}',
  access: 'public',
  summary: 'Which mails the unsubscribing link of a mail speaks of. Changes nothing.',
  params: LinkToken,
  response: Unsubscribing,
  errors: ['notifications.link_unknown'],
  ratePerMinute: 60,
});

export const unsubscribe = endpoint({
  method: 'POST',
  path: '/unsubscribe/{token}',
  access: 'public',
  summary: 'Stops the mails that the link speaks of (RFC 8058, one click), or takes that back.',
  params: LinkToken,
  body: z.object({
    undo: z.string().max(10_000).optional(),
    /** What mail programs send; it says nothing that the address does not. */
    'List-Unsubscribe': z.string().max(100).optional(),
  }),
  response: Unsubscribing,
  errors: ['notifications.link_unknown'],
  ratePerMinute: 60,
});

/** Why a call about notifications is refused, with the HTTP status of each. */
export const notificationErrors = {
  'notifications.not_found': 404,
  /** News of the account's safety cannot be switched off. */
  'notifications.fixed_kind': 422,
  'notifications.link_unknown': 404,
} as const;

declare module '../kernel/errors.ts' {
  interface ErrorCodes extends Record<keyof typeof notificationErrors, number> {}
}
