import { MEMBERS } from '#contract/kernel/endpoint.ts';
import type { AnnouncedKinds, ParamsOf } from '#server/platform/notification-kinds.ts';

/** What this feature tells people of. */
export const approvalNotifications = {
  approval_requested: {
    group: 'team',
    for: ['RECRUITER_ADMIN'],
    mail: 'daily',
    emailKind: 'approval-requested',
    params: [],
    link: '/recruiter/admin/candidates',
    label: { en: 'Someone waits for your approval', ar: 'طلبات تنتظر موافقتك' },
    sentence: { en: '{actor} is waiting for your approval.', ar: 'طلب موافقة جديد من {actor}.' },
    others: {
      en: {
        one: '{actor} and one other person are waiting for your approval.',
        other: '{actor} and {count} others are waiting for your approval.',
      },
      ar: {
        one: 'طلبا موافقة جديدان من {actor} وشخص آخر.',
        two: 'طلبات موافقة جديدة من {actor} وشخصين آخرين.',
        few: 'طلبات موافقة جديدة من {actor} و{count} أشخاص آخرين.',
        many: 'طلبات موافقة جديدة من {actor} و{count} شخصًا آخر.',
        other: 'طلبات موافقة جديدة من {actor} و{count} شخص آخر.',
      },
    },
  },
  account_approved: {
    group: 'account',
    for: MEMBERS,
    mail: 'at-once',
    emailKind: 'approval-approved',
    isFixed: true,
    params: [],
    link: '/',
    sentence: { en: 'Your account is approved. Welcome.', ar: 'تمت الموافقة على حسابك. أهلًا بك.' },
    subject: { en: 'Your account on {portal} is approved', ar: 'تمت الموافقة على حسابك في {portal}' },
  },
  account_declined: {
    group: 'account',
    for: MEMBERS,
    mail: 'at-once',
    emailKind: 'approval-declined',
    isFixed: true,
    params: ['reason'],
    link: '/approval-pending',
    sentence: {
      en: 'Your account is not approved yet. You can change what is missing and ask again. The reason given: {reason}',
      ar: 'لم تتم الموافقة على حسابك بعد. يمكنك استكمال الناقص وتقديم الطلب من جديد. السبب: {reason}',
    },
    subject: {
      en: 'Your account on {portal} is not approved yet',
      ar: 'لم تتم الموافقة على حسابك في {portal} بعد',
    },
  },
  account_rejected: {
    group: 'account',
    for: MEMBERS,
    mail: 'at-once',
    emailKind: 'approval-rejected',
    isFixed: true,
    params: ['reason'],
    link: '/approval-pending',
    sentence: {
      en: 'Your account was not approved. The reason given: {reason}',
      ar: 'لم تتم الموافقة على حسابك. السبب: {reason}',
    },
    subject: { en: 'Your account on {portal} was not approved', ar: 'لم تتم الموافقة على حسابك في {portal}' },
  },
} as const satisfies AnnouncedKinds;

declare module '#server/platform/notification-kinds.ts' {
  interface NotificationKinds extends ParamsOf<typeof approvalNotifications> {}
}
