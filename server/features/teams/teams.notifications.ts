import { RECRUITERS } from '#contract/kernel/endpoint.ts';
import type { AnnouncedKinds, ParamsOf } from '#server/platform/notification-kinds.ts';

/** What this feature tells people of. */
export const teamNotifications = {
  join_requested: {
    group: 'team',
    for: RECRUITERS,
    mail: 'at-once',
    emailKind: 'join-requested',
    params: ['company'],
    link: '/settings/company/profile',
    label: { en: 'Someone asks to join your team', ar: 'طلبات الانضمام إلى فريقك' },
    sentence: {
      en: '{actor} asks to join the team of {company}.',
      ar: 'طلب جديد للانضمام إلى فريق {company} من {actor}.',
    },
    others: {
      en: {
        one: '{actor} and one other person ask to join the team of {company}.',
        other: '{actor} and {count} others ask to join the team of {company}.',
      },
      ar: {
        one: 'طلبان جديدان للانضمام إلى فريق {company} من {actor} وشخص آخر.',
        two: 'طلبات جديدة للانضمام إلى فريق {company} من {actor} وشخصين آخرين.',
        few: 'طلبات جديدة للانضمام إلى فريق {company} من {actor} و{count} أشخاص آخرين.',
        many: 'طلبات جديدة للانضمام إلى فريق {company} من {actor} و{count} شخصًا آخر.',
        other: 'طلبات جديدة للانضمام إلى فريق {company} من {actor} و{count} شخص آخر.',
      },
    },
  },
  invitation_accepted: {
    group: 'team',
    for: RECRUITERS,
    mail: 'never',
    params: [],
    label: { en: 'Someone accepts your invitation', ar: 'قبول دعوة أرسلتها' },
    sentence: { en: '{actor} has accepted your invitation.', ar: 'دعوتك إلى {actor} قُبلت.' },
    others: {
      en: {
        one: '{actor} and one other person have accepted your invitations.',
        other: '{actor} and {count} others have accepted your invitations.',
      },
      ar: {
        one: 'قُبلت دعوتاك إلى {actor} وشخص آخر.',
        two: 'قُبلت دعواتك إلى {actor} وشخصين آخرين.',
        few: 'قُبلت دعواتك إلى {actor} و{count} أشخاص آخرين.',
        many: 'قُبلت دعواتك إلى {actor} و{count} شخصًا آخر.',
        other: 'قُبلت دعواتك إلى {actor} و{count} شخص آخر.',
      },
    },
  },
  join_accepted: {
    group: 'account',
    for: RECRUITERS,
    mail: 'at-once',
    emailKind: 'join-answered',
    isFixed: true,
    params: ['company'],
    link: '/',
    sentence: { en: 'You are now in the team of {company}.', ar: 'أصبحت ضمن فريق {company}.' },
  },
  join_declined: {
    group: 'account',
    for: RECRUITERS,
    mail: 'at-once',
    emailKind: 'join-answered',
    isFixed: true,
    params: ['company'],
    link: '/',
    sentence: {
      en: '{company} did not accept your request to join its team.',
      ar: 'لم تقبل {company} طلب انضمامك إلى فريقها.',
    },
  },
  role_changed: {
    group: 'account',
    for: RECRUITERS,
    mail: 'at-once',
    isFixed: true,
    params: ['company', 'role'],
    link: '/settings/company/profile',
    sentence: { en: 'Your role at {company} is now: {role}.', ar: 'دورك في {company} الآن: {role}.' },
  },
} as const satisfies AnnouncedKinds;

declare module '#server/platform/notification-kinds.ts' {
  interface NotificationKinds extends ParamsOf<typeof teamNotifications> {}
}
