import { words } from '#server/platform/words.ts';

export const applicationWords = words(
  {
    'applications.sent': 'Your application is sent.',
    'applications.withdrawn': 'Your application is withdrawn.',
    'applications.not_found': 'This application does not exist.',
    'applications.already_sent': 'You have already applied for this job.',
    'applications.company_blocked': 'You have blocked {company}. To apply, unblock it.',
    'applications.not_open': 'This application has ended and cannot be withdrawn.',
  },
  {
    'applications.sent': 'أُرسل طلبك.',
    'applications.withdrawn': 'سُحب طلبك.',
    'applications.not_found': 'هذا الطلب غير موجود.',
    'applications.already_sent': 'سبق أن تقدمت إلى هذه الوظيفة.',
    'applications.company_blocked': 'حظرت {company}. للتقدّم إليها ألغِ حظرها.',
    'applications.not_open': 'انتهى هذا الطلب ولا يمكن سحبه.',
  },
);
