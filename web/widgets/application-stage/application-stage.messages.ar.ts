import type { Translated } from '#web/platform/translated.ts';
import type en from './application-stage.messages.en.ts';

export default {
  named: 'طلبك: {{stage}}',
  stages: {
    SUBMITTED: 'أُرسل',
    VIEWED: 'اطّلعت عليه الشركة',
    SHORTLISTED: 'في القائمة المختصرة',
    INTERVIEW: 'مقابلة',
    OFFERED: 'عرض عمل',
    HIRED: 'تم التوظيف',
    REJECTED: 'اعتذرت الشركة',
    WITHDRAWN: 'مسحوب',
    JOB_CLOSED: 'أُغلقت الوظيفة',
  },
  for_others: { SUBMITTED: 'تقدّم', VIEWED: 'فُتح الطلب', REJECTED: 'مرفوض' },
  reason: { applicant: 'السبب المذكور:', company: 'كتبت الشركة:' },
} satisfies Translated<typeof en>;
