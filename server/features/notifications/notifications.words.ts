import { words } from '#server/platform/words.ts';

export const notificationWords = words(
  {
    'notifications.not_found': 'This notification does not exist.',
    'notifications.fixed_kind':
      'These notifications cannot be switched off: they concern your account’s safety.',
    'notifications.link_unknown':
      'This link does not work. You can choose your emails in your account settings.',
    'notifications.somebody': 'Someone',

    'notifications.role.owner': 'owner',
    'notifications.role.manager': 'manager',
    'notifications.role.member': 'member',

    'notifications.mail.open': 'See it on {portal}',
    'notifications.digest.intro': 'This is what is new for you since yesterday.',
    'notifications.group.jobs': 'Jobs for you',
    'notifications.group.hiring': 'Hiring',
    'notifications.group.team': 'Your team',
    'notifications.group.account': 'Your account',
    'notifications.group.security': 'Security',
  },
  {
    'notifications.not_found': 'هذا الإشعار غير موجود.',
    'notifications.fixed_kind': 'لا يمكن إيقاف هذه الإشعارات لأنها تتعلق بأمان حسابك.',
    'notifications.link_unknown': 'هذا الرابط لا يعمل. يمكنك اختيار رسائلك من إعدادات حسابك.',
    'notifications.somebody': 'شخص ما',

    'notifications.role.owner': 'مالك',
    'notifications.role.manager': 'مدير',
    'notifications.role.member': 'عضو',

    'notifications.mail.open': 'عرض التفاصيل في {portal}',
    'notifications.digest.intro': 'هذا جديدك منذ الأمس.',
    'notifications.group.jobs': 'وظائف لك',
    'notifications.group.hiring': 'التوظيف',
    'notifications.group.team': 'فريقك',
    'notifications.group.account': 'حسابك',
    'notifications.group.security': 'الأمان',
  },
);
