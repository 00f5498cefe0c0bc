import type { AnnouncedActions } from '#server/platform/audit-actions.ts';

/** What this feature writes into the audit log. */
export const portalAuditActions = {
  'portal.changed': {
    kind: 'portal',
    en: {
      did: 'changed the portal: {fields}',
      byNobody: 'The portal was changed: {fields}',
      values: {
        fields: {
          name: 'name',
          accent: 'colour',
          logos: 'logos',
          languages: 'languages',
          contact_email: 'contact address',
          'approval.candidates': 'approval of candidates',
          'approval.recruiters': 'approval of recruiters',
          checks_companies: 'checking of companies',
          digital_human: 'digital human',
          sign_in_methods: 'ways to sign in',
          mail_sender: 'sender of emails',
          post_job_limit: 'limit of jobs',
          host_names: 'host names',
          features_off: 'features',
        },
      },
    },
    ar: {
      did: 'تعديل البوابة: {fields}',
      byNobody: 'عُدّلت البوابة: {fields}',
      values: {
        fields: {
          name: 'الاسم',
          accent: 'اللون',
          logos: 'الشعارات',
          languages: 'اللغات',
          contact_email: 'عنوان التواصل',
          'approval.candidates': 'الموافقة على المرشحين',
          'approval.recruiters': 'الموافقة على مسؤولي التوظيف',
          checks_companies: 'التحقق من الشركات',
          digital_human: 'الإنسان الرقمي',
          sign_in_methods: 'طرق تسجيل الدخول',
          mail_sender: 'مرسل البريد',
          post_job_limit: 'حد الوظائف',
          host_names: 'أسماء المواقع',
          features_off: 'الميزات',
        },
      },
    },
  },
} as const satisfies AnnouncedActions;

declare module '#server/platform/audit-actions.ts' {
  interface AuditActions extends Record<keyof typeof portalAuditActions, true> {}
}
