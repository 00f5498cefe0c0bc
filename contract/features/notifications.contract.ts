import { z } from 'zod';
import { CANDIDATES, endpoint, MEMBERS, RECRUITERS } from '../kernel/endpoint.ts';
import { Bilingual, Id, Moment, pageSize } from '../kernel/fields.ts';
import { LIMITS } from '../kernel/limits.ts';
import type { AccountState } from '../kernel/user-states.ts';

/** When a kind of notification goes out by mail. */
export const MAIL_TIMINGS = ['never', 'at-once', 'daily'] as const;
export type MailTiming = (typeof MAIL_TIMINGS)[number];

/** What belongs together in the choices and in the daily mail, in their order. */
export const NOTIFICATION_GROUPS = ['jobs', 'hiring', 'team', 'account', 'security'] as const;
export type NotificationGroup = (typeof NOTIFICATION_GROUPS)[number];

interface KindFacts {
  group: NotificationGroup;
  /** Who may get it; nobody else has a choice to make about it. */
  for: readonly AccountState[];
  /** When it is mailed unless the person chose otherwise. `own`: the flow that tells it writes a mail of its own. */
  mail: MailTiming | 'own';
  /** It may not be switched off. */
  isFixed?: true;
  /** What its sentence is filled with, beside the actor's name. */
  params: readonly string[];
  /** Where it leads when the one who tells it names no other place: a path of the web app. */
  link?: string;
}

/** Every kind of notification, declared once; its sentences are in the server's `notifications.words.ts`. */
export const NOTIFICATION_KINDS = {
  matches_digest: { group: 'jobs', for: CANDIDATES, mail: 'daily', params: ['count', 'job', 'company'] },
  saved_search: { group: 'jobs', for: CANDIDATES, mail: 'daily', params: ['search', 'count', 'job'] },
  shortlisted: { group: 'jobs', for: CANDIDATES, mail: 'at-once', params: ['job', 'company'] },
  poked: { group: 'jobs', for: CANDIDATES, mail: 'at-once', params: ['job', 'company'] },
  internal_job: { group: 'jobs', for: CANDIDATES, mail: 'at-once', params: ['job', 'company'] },
  job_closed: { group: 'jobs', for: CANDIDATES, mail: 'daily', params: ['job', 'company'] },

  application_viewed: { group: 'jobs', for: CANDIDATES, mail: 'never', params: ['job', 'company'] },
  application_interview: { group: 'jobs', for: CANDIDATES, mail: 'at-once', params: ['job', 'company'] },
  application_offered: { group: 'jobs', for: CANDIDATES, mail: 'at-once', params: ['job', 'company'] },
  application_hired: { group: 'jobs', for: CANDIDATES, mail: 'at-once', params: ['job', 'company'] },
  application_rejected: { group: 'jobs', for: CANDIDATES, mail: 'daily', params: ['job', 'company'] },
  application_reopened: { group: 'jobs', for: CANDIDATES, mail: 'never', params: ['job', 'company'] },

  application_received: { group: 'hiring', for: RECRUITERS, mail: 'daily', params: ['job'] },
  poke_interested: { group: 'hiring', for: RECRUITERS, mail: 'at-once', params: ['job'] },
  poke_declined: { group: 'hiring', for: RECRUITERS, mail: 'never', params: ['job'] },
  application_withdrawn: { group: 'hiring', for: RECRUITERS, mail: 'never', params: ['job'] },
  note_mention: { group: 'hiring', for: RECRUITERS, mail: 'at-once', params: ['candidate'] },
  job_expiring: { group: 'hiring', for: RECRUITERS, mail: 'at-once', params: ['job', 'date'] },
  job_expired: { group: 'hiring', for: RECRUITERS, mail: 'daily', params: ['job'] },
  candidates_found: { group: 'hiring', for: RECRUITERS, mail: 'daily', params: ['count', 'job'] },
  people_found: { group: 'hiring', for: RECRUITERS, mail: 'daily', params: ['count', 'searches'] },

  approval_requested: {
    group: 'team',
    for: ['RECRUITER_ADMIN'],
    mail: 'daily',
    params: [],
    link: '/recruiter/admin/candidates',
  },
  join_requested: {
    group: 'team',
    for: RECRUITERS,
    mail: 'at-once',
    params: ['company'],
    link: '/settings/company/profile',
  },
  invitation_accepted: { group: 'team', for: RECRUITERS, mail: 'never', params: [] },

  welcome: { group: 'account', for: MEMBERS, mail: 'never', isFixed: true, params: [] },
  resume_read: {
    group: 'account',
    for: CANDIDATES,
    mail: 'never',
    params: [],
    link: '/candidate/profile',
  },
  resume_failed: {
    group: 'account',
    for: CANDIDATES,
    mail: 'at-once',
    params: [],
    link: '/candidate/profile',
  },
  account_approved: { group: 'account', for: MEMBERS, mail: 'at-once', isFixed: true, params: [], link: '/' },
  account_declined: {
    group: 'account',
    for: MEMBERS,
    mail: 'at-once',
    isFixed: true,
    params: ['reason'],
    link: '/approval-pending',
  },
  account_rejected: {
    group: 'account',
    for: MEMBERS,
    mail: 'at-once',
    isFixed: true,
    params: ['reason'],
    link: '/approval-pending',
  },
  join_accepted: {
    group: 'account',
    for: RECRUITERS,
    mail: 'at-once',
    isFixed: true,
    params: ['company'],
    link: '/',
  },
  join_declined: {
    group: 'account',
    for: RECRUITERS,
    mail: 'at-once',
    isFixed: true,
    params: ['company'],
    link: '/',
  },
  role_changed: {
    group: 'account',
    for: RECRUITERS,
    mail: 'at-once',
    isFixed: true,
    params: ['company', 'role'],
    link: '/settings/company/profile',
  },
  system_notice: { group: 'account', for: MEMBERS, mail: 'never', isFixed: true, params: ['en', 'ar'] },

  email_changed: {
    group: 'security',
    for: MEMBERS,
    mail: 'own',
    isFixed: true,
    params: ['email'],
    link: '/settings/account',
  },
  password_changed: {
    group: 'security',
    for: MEMBERS,
    mail: 'own',
    isFixed: true,
    params: [],
    link: '/settings/account',
  },
  new_sign_in: {
    group: 'security',
    for: MEMBERS,
    mail: 'at-once',
    isFixed: true,
    params: ['device'],
    link: '/settings/account',
  },

  /** Written by former versions only. */
  matches_found: { group: 'jobs', for: [], mail: 'never', params: ['count'] },
} as const satisfies Record<string, KindFacts>;

export type NotificationKind = keyof typeof NOTIFICATION_KINDS;
/** The kinds about which somebody has a choice. */
export type ChoosableKind = {
  [K in NotificationKind]: (typeof NOTIFICATION_KINDS)[K] extends { isFixed: true } | { for: readonly [] }
    ? never
    : K;
}[NotificationKind];
/** What a kind's sentence must be given. */
export type NotificationParams<K extends NotificationKind> = Record<
  (typeof NOTIFICATION_KINDS)[K]['params'][number],
  string
>;

/** A kind's facts, read without knowing which kind it is. */
export const factsOf = (kind: NotificationKind): KindFacts => NOTIFICATION_KINDS[kind];

const Kind = z.enum(Object.keys(NOTIFICATION_KINDS) as NotificationKind[]);

export const Notification = z.object({
  id: Id,
  kind: Kind,
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

export const notificationErrors = {
  'notifications.not_found': 404,
  'notifications.fixed_kind': 422,
  'notifications.link_unknown': 404,
} as const;

declare module '../kernel/errors.ts' {
  interface ErrorCodes extends Record<keyof typeof notificationErrors, number> {}
}
