import type { PortalSettings } from '#server/platform/context.ts';

const base = {
  languages: ['en', 'ar'] as ('en' | 'ar')[],
  contactEmail: 'help@masar.local',
  approvesCandidates: false,
  approvesRecruiters: false,
  postJobLimit: 50,
};

/** The portals a new installation begins with. Afterwards each is a row that an admin may change. */
export const firstPortals: readonly PortalSettings[] = [
  { ...base, key: 'HCMS', name: { en: 'Masar', ar: 'مسار' }, accent: '#0f5a52' },
  { ...base, key: 'COREHCS', name: { en: 'Core HCS', ar: 'كور إتش سي إس' }, accent: '#1f4e79' },
  { ...base, key: 'INCEPTION', name: { en: 'Inception', ar: 'إنسبشن' }, accent: '#7a3b2e' },
  {
    ...base,
    key: 'DIGITAL_HUMAN',
    name: { en: 'Digital Human', ar: 'الإنسان الرقمي' },
    accent: '#3d4a8a',
    approvesCandidates: true,
    approvesRecruiters: true,
  },
  {
    ...base,
    key: 'KU',
    name: { en: 'KU Careers', ar: 'وظائف الجامعة' },
    accent: '#00587c',
    approvesCandidates: true,
  },
  { ...base, key: 'LEC', name: { en: 'LEC', ar: 'إل إي سي' }, accent: '#5b3a6e', postJobLimit: 3 },
];

export const DEFAULT_PORTAL = 'HCMS';

/** Other spellings of a portal's key that clients send. */
export const portalAliases: Readonly<Record<string, string>> = { COREHCMS: 'COREHCS' };
