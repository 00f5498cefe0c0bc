import type { Translated } from '#web/platform/translated.ts';
import type en from './notification-kinds.messages.en.ts';

export default {
  kinds: {
    matches_digest: 'وظائف جديدة تناسبك بقوة',
    saved_search: 'وظائف جديدة في عمليات بحثك المحفوظة',
    shortlisted: 'إضافتك إلى قائمة مختصرة',
    poked: 'دعوة من شركة إلى وظيفة',
    internal_job: 'وظيفة داخلية تصلك من جهة عملك',
    job_closed: 'إغلاق وظيفة تقدمت إليها',
    application_viewed: 'اطّلاع شركة على طلبك',
    application_interview: 'رغبة شركة في مقابلتك',
    application_offered: 'عرض وظيفة من شركة',
    application_hired: 'تسجيل توظيفك لدى شركة',
    application_rejected: 'اعتذار شركة عن طلبك',
    application_reopened: 'إعادة شركة النظر في طلبك',
    application_received: 'طلبات التقدم إلى وظائفك',
    poke_interested: 'اهتمام شخص سألته بوظيفة',
    poke_declined: 'عدم اهتمام شخص سألته بوظيفة',
    application_withdrawn: 'سحب طلب مقدَّم إلى وظائفك',
    note_mention: 'ذِكرك في ملاحظة',
    job_expiring: 'قرب انتهاء إحدى وظائفك',
    job_expired: 'انتهاء إحدى وظائفك',
    candidates_found: 'مرشحون جدد يناسبون وظائفك بقوة',
    people_found: 'ملفات جديدة أو معدَّلة في عمليات بحثك المحفوظة',
    approval_requested: 'طلبات تنتظر موافقتك',
    join_requested: 'طلبات الانضمام إلى فريقك',
    invitation_accepted: 'قبول دعوة أرسلتها',
    resume_read: 'اكتمال قراءة سيرتك الذاتية',
    resume_failed: 'تعذّر قراءة سيرتك الذاتية',
  },
} satisfies Translated<typeof en>;
