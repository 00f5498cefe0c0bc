import type { AnnouncedActions } from '#server/platform/audit-actions.ts';

/** What this feature writes into the audit log. */
export const companyAuditActions = {
  'company.updated': {
    kind: 'team',
    en: {
      did: 'changed {company}: {fields}',
      values: {
        fields: {
          company_name: 'name',
          company_avatar: 'logo',
          company_size: 'size',
          company_industry: 'industry',
          company_location: 'location',
          company_website: 'website',
          company_description: 'description',
          is_blind_by_default: 'blind review of new jobs',
        },
      },
    },
    ar: {
      did: 'تعديل {company}: {fields}',
      values: {
        fields: {
          company_name: 'الاسم',
          company_avatar: 'الشعار',
          company_size: 'الحجم',
          company_industry: 'مجال النشاط',
          company_location: 'الموقع',
          company_website: 'الموقع الإلكتروني',
          company_description: 'الوصف',
          is_blind_by_default: 'مراجعة الوظائف الجديدة بلا أسماء',
        },
      },
    },
  },
  'company.handed_over': {
    kind: 'team',
    en: {
      did: 'made {subject} the owner of {company}',
      toYou: 'You became the owner of {company}',
      byNobody: '{subject} became the owner of {company}',
    },
    ar: {
      did: 'نقل ملكية {company} إلى {subject}',
      toYou: 'انتقلت إليك ملكية {company}',
      byNobody: 'انتقلت ملكية {company} إلى {subject}',
    },
  },
} as const satisfies AnnouncedActions;

declare module '#server/platform/audit-actions.ts' {
  interface AuditActions extends Record<keyof typeof companyAuditActions, true> {}
}
