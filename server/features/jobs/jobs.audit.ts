import type { AnnouncedActions } from '#server/platform/audit-actions.ts';

/** What this feature writes into the audit log. */
export const jobAuditActions = {
  'job.published': {
    kind: 'job',
    en: { did: 'published {job}' },
    ar: { did: 'نشر {job}' },
  },
  'job.changed': {
    kind: 'job',
    en: {
      did: 'changed {job}: {fields}',
      values: {
        fields: {
          job_title: 'title',
          occupation: 'occupation',
          description: 'description',
          full_text: 'full text',
          responsibilities: 'tasks',
          requirements: 'requirements',
          skills: 'skills',
          sector: 'sector',
          industry: 'industry',
          location: 'location',
          work_place: 'work place',
          employment_type: 'employment',
          seniority: 'seniority',
          min_years: 'experience',
          education: 'education',
          salary_min: 'lowest pay',
          salary_max: 'highest pay',
          salary_currency: 'currency of pay',
          nationality_condition: 'nationality by law',
          screening_questions: 'questions to applicants',
          audience: 'who sees it',
          is_blind: 'blind review',
          expires_at: 'end',
        },
      },
    },
    ar: {
      did: 'تعديل {job}: {fields}',
      values: {
        fields: {
          job_title: 'المسمى',
          occupation: 'المهنة',
          description: 'الوصف',
          full_text: 'النص الكامل',
          responsibilities: 'المهام',
          requirements: 'المتطلبات',
          skills: 'المهارات',
          sector: 'القطاع',
          industry: 'مجال النشاط',
          location: 'الموقع',
          work_place: 'مكان العمل',
          employment_type: 'نوع التوظيف',
          seniority: 'المستوى الوظيفي',
          min_years: 'الخبرة',
          education: 'التعليم',
          salary_min: 'الحد الأدنى للراتب',
          salary_max: 'الحد الأعلى للراتب',
          salary_currency: 'عملة الراتب',
          nationality_condition: 'الجنسية بحكم القانون',
          screening_questions: 'الأسئلة للمتقدمين',
          audience: 'الجمهور',
          is_blind: 'المراجعة بلا أسماء',
          expires_at: 'موعد الانتهاء',
        },
      },
    },
  },
  'job.nationality_stated': {
    kind: 'job',
    en: {
      did: 'stated a law that asks for nationalities at {job}: {fields}',
      values: {
        fields: {
          national_quota: 'quota of nationals',
          security_clearance: 'security clearance',
          reserved_profession: 'reserved profession',
          public_service: 'public service',
        },
      },
    },
    ar: {
      did: 'ذكر قانون يشترط الجنسية في {job}: {fields}',
      values: {
        fields: {
          national_quota: 'نسبة التوطين',
          security_clearance: 'تصريح أمني',
          reserved_profession: 'مهنة مقصورة على المواطنين',
          public_service: 'وظيفة عامة',
        },
      },
    },
  },
  'job.nationality_taken_back': {
    kind: 'job',
    en: { did: 'took back the law that asks for nationalities at {job}' },
    ar: { did: 'إلغاء شرط الجنسية القانوني في {job}' },
  },
  'job.expired': {
    kind: 'job',
    en: { did: 'let {job} come to its end', byNobody: '{job} came to its end and was closed' },
    ar: { did: 'انتهاء مدة {job}', byNobody: 'انتهت مدة {job} فأُغلقت' },
  },
  'job.expiry_told': {
    kind: 'job',
    en: { did: 'was told that {job} ends soon', byNobody: 'The team was told that {job} ends soon' },
    ar: { did: 'التنبيه إلى قرب انتهاء {job}', byNobody: 'نُبّه الفريق إلى قرب انتهاء {job}' },
  },
  'job.closed': {
    kind: 'job',
    en: { did: 'closed {job}', byNobody: '{job} was closed' },
    ar: { did: 'إغلاق {job}', byNobody: 'أُغلقت {job}' },
  },
  'job.deleted': {
    kind: 'job',
    en: { did: 'deleted {job}' },
    ar: { did: 'حذف {job}' },
  },
} as const satisfies AnnouncedActions;

declare module '#server/platform/audit-actions.ts' {
  interface AuditActions extends Record<keyof typeof jobAuditActions, true> {}
}
