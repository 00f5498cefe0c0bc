import type { AuditEntry } from '#contract/features/audit-entries.contract.ts';

const SARA = { id: '4a1f0c52-6a0f-4c8f-9d0e-3f6b1f0c2b01', name: 'Sara Haddad' };
const AHMED = { id: '4a1f0c52-6a0f-4c8f-9d0e-3f6b1f0c2b02', name: 'أحمد النعيمي' };

export const anAuditEntry = (given: Partial<AuditEntry> = {}): AuditEntry => ({
  id: crypto.randomUUID(),
  at: '2026-11-20T09:30:00.000Z',
  kind: 'candidate',
  action: 'candidate.shortlisted',
  text: {
    en: 'Sara Haddad shortlisted \u2068أحمد النعيمي\u2069 for “Accountant”',
    ar: '\u2068Sara Haddad\u2069: إضافة أحمد النعيمي إلى القائمة المختصرة: وظيفة «\u2068Accountant\u2069»',
  },
  actor: SARA,
  subject: AHMED,
  address: '203.0.113.7',
  ...given,
});

export const someAuditEntries = (results: readonly AuditEntry[] = [anAuditEntry()], limit = 25) => ({
  results: [...results],
  total: results.length,
  page: 1,
  limit,
});

/** A day on which everything happened once, for pictures. */
export const aBusyDay = () =>
  someAuditEntries([
    anAuditEntry(),
    anAuditEntry({
      kind: 'portal',
      action: 'portal.changed',
      text: {
        en: 'Sara Haddad changed the portal: colour, limit of jobs, and ways to sign in',
        ar: '\u2068Sara Haddad\u2069: تعديل البوابة: اللون وحد الوظائف وطرق تسجيل الدخول',
      },
      subject: null,
    }),
    anAuditEntry({
      kind: 'account',
      action: 'account.password_reset_asked',
      text: {
        en: 'Somebody asked for a mail to reset the password of \u2068أحمد النعيمي\u2069',
        ar: 'طُلبت رسالة لإعادة تعيين كلمة مرور أحمد النعيمي',
      },
      actor: null,
      address: '2001:db8:85a3::8a2e:370:7334',
    }),
    anAuditEntry({
      kind: 'account',
      action: 'account.disabled',
      text: {
        en: 'An operator closed the account of \u2068أحمد النعيمي\u2069',
        ar: 'أغلق مشغّل النظام حساب أحمد النعيمي',
      },
      actor: null,
      address: null,
    }),
    anAuditEntry({
      kind: 'sign_in',
      action: 'session.opened',
      text: { en: 'Sara Haddad signed in', ar: '\u2068Sara Haddad\u2069: تسجيل الدخول' },
      subject: SARA,
    }),
  ]);
