import type { AnnouncedActions } from '#server/platform/audit-actions.ts';

/** What this feature writes into the audit log. */
export const employeeAuditActions = {
  'employee.added': {
    kind: 'team',
    en: { did: 'added someone to the list of employees' },
    ar: { did: 'إضافة شخص إلى قائمة الموظفين' },
  },
  'employee.changed': {
    kind: 'team',
    en: { did: 'changed the details of an employee' },
    ar: { did: 'تعديل بيانات موظف' },
  },
  'employee.deleted': {
    kind: 'team',
    en: { did: 'removed someone from the list of employees' },
    ar: { did: 'إزالة شخص من قائمة الموظفين' },
  },
  'employee.imported': {
    kind: 'team',
    en: { did: 'imported employees from a file' },
    ar: { did: 'استيراد موظفين من ملف' },
  },
  'employee.exported': {
    kind: 'team',
    en: { did: 'exported the list of employees' },
    ar: { did: 'تصدير قائمة الموظفين' },
  },
  'employee.invited': {
    kind: 'team',
    en: { did: 'asked an employee to link their account' },
    ar: { did: 'دعوة موظف إلى ربط حسابه' },
  },
  'employee.linked': {
    kind: 'team',
    en: { did: 'linked the own account to {company} as an employee' },
    ar: { did: 'ربط الحساب الشخصي بشركة {company} بصفة موظف' },
  },
  'employee.unlinked': {
    kind: 'team',
    en: { did: 'ended the link between an employee and an account' },
    ar: { did: 'إنهاء ربط حساب بموظف' },
  },
  'employee.job_sent': {
    kind: 'team',
    en: { did: 'sent {job} to employees' },
    ar: { did: 'إرسال {job} إلى موظفين' },
  },
} as const satisfies AnnouncedActions;

declare module '#server/platform/audit-actions.ts' {
  interface AuditActions extends Record<keyof typeof employeeAuditActions, true> {}
}
