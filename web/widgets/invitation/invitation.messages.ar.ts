import type { Translated } from '#web/platform/translated.ts';
import type en from './invitation.messages.en.ts';

export default {
  resend: 'إعادة الإرسال',
  resend_named: 'إعادة الإرسال: {{email}}',
  revoke: 'سحب',
  revoke_named: 'سحب الدعوة الموجهة إلى {{email}}',
  team: 'وجّه إليك {{by}} دعوة للانضمام إلى فريق {{company}}.',
  team_nobody: 'لديك دعوة للانضمام إلى فريق {{company}}.',
  role: 'وجّه إليك {{by}} دعوة بصفة {{role}}.',
  role_nobody: 'لديك دعوة بصفة {{role}}.',
  roles: {
    individual: 'مرشح',
    recruiter: 'مسؤول توظيف',
    'recruiter admin': 'مشرف توظيف',
    'talent manager': 'مدير مواهب',
    institute: 'مستخدم مؤسسة تعليمية',
  },
  address: 'استخدم العنوان الذي وصلته الدعوة، فبذلك يتأكد العنوان.',
  waiting: 'جارٍ الاطلاع على دعوتك',
  missing: 'لا نعرف هذه الدعوة. هل نُسخ الرابط كاملًا؟',
  statuses: {
    accepted: 'سبق قبول هذه الدعوة. سجّل الدخول بعنوانها.',
    expired: 'انتهت مدة هذه الدعوة. اطلب دعوة جديدة.',
    revoked: 'سُحبت هذه الدعوة.',
  },
} satisfies Translated<typeof en>;
