import type { Notification } from '#contract/features/notifications.contract.ts';

let made = 0;

/** A notification that a candidate might get; change what the test is about. */
export function aNotification(changes: Partial<Notification> = {}): Notification {
  made++;
  return {
    id: `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`,
    kind: 'shortlisted',
    group: 'jobs',
    text: { en: `News ${made}`, ar: `خبر ${made}` },
    link: '/candidate/jobs',
    actor: null,
    count: 1,
    is_seen: false,
    is_read: false,
    created_at: new Date(Date.UTC(2026, 2, 1) - made * 3_600_000).toISOString(),
    ...changes,
  };
}
