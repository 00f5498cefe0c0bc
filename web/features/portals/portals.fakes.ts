import type { AdminPortal } from '#contract/features/portals.contract.ts';

/** A portal as its admin sees it; change what the test is about. */
export function aPortal(changes: Partial<AdminPortal> = {}): AdminPortal {
  const none = { en: null, ar: null };
  return {
    key: 'KU',
    name: { en: 'KU Careers', ar: 'وظائف الجامعة' },
    accent: '#00587c',
    logos: { light: none, dark: none },
    logo_ids: { light: none, dark: none },
    languages: ['en', 'ar'],
    contact_email: 'careers@ku.test',
    approval: { candidates: true, recruiters: false },
    checks_companies: true,
    post_job_limit: 50,
    digital_human: 'laila',
    sign_in_methods: ['google'],
    chosen_sign_in_methods: ['google'],
    configured_sign_in_methods: ['google'],
    features_off: [],
    host_names: ['careers.ku.test'],
    mail_sender: null,
    mail_address: 'post@masar.test',
    updated_at: '2026-03-01T08:00:00.000Z',
    ...changes,
  };
}
