import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Bilingual, Id, Moment, pageSize } from '../kernel/fields.ts';
import { LIMITS } from '../kernel/limits.ts';

export const NOTIFICATION_KINDS = [
  'matches_digest',
  'resume_read',
  'resume_failed',
  /** Written by former versions only. */
  'matches_found',
  'shortlisted',
  'candidates_found',
  'welcome',
] as const;

export const Notification = z.object({
  id: Id,
  kind: z.enum(NOTIFICATION_KINDS),
  text: Bilingual,
  /** A path of the web app. */
  link: z.string().nullable(),
  is_read: z.boolean(),
  created_at: Moment,
});
export type Notification = z.infer<typeof Notification>;

export const countNotifications = endpoint({
  method: 'GET',
  path: '/notifications/count',
  access: 'signed-in',
  summary: 'How many notifications are unread.',
  response: z.object({ count: z.number().int() }),
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
  summary: 'Marks one notification as seen or read, all as read, or deletes one.',
  params: z.object({ action: z.enum(['seen', 'read', 'read-all', 'delete']) }),
  body: z.object({ id: Id.optional() }),
  response: z.object({ count: z.number().int() }),
  errors: ['notifications.not_found'],
});

export const notificationErrors = { 'notifications.not_found': 404 } as const;
