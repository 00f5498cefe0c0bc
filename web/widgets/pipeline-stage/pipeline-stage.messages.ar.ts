import type { Translated } from '#web/platform/translated.ts';
import type en from './pipeline-stage.messages.en.ts';

export default {
  kinds: {
    new: 'جديد',
    shortlisted: 'القائمة المختصرة',
    interview: 'المقابلة',
    offered: 'عرض العمل',
    hired: 'التعيين',
    rejected: 'مرفوض',
    withdrawn: 'منسحب',
  },
} satisfies Translated<typeof en>;
