import type { PortalSettings } from '#server/platform/context.ts';

const base = {
  languages: ['en', 'ar'],
  contactEmail: 'help@masar.local',
  approvesCandidates: false,
  approvesRecruiters: false,
  checksCompanies: true,
  postJobLimit: 50,
  hostNames: [],
  logos: {},
  signInMethods: ['google', 'linkedin'],
  featuresOff: [],
  mailSender: null,
  updatedAt: null,
} satisfies Partial<PortalSettings>;

/**
 * The portals a new installation begins with. Afterwards each is a row that an admin may change. Their marks are drawn in
 * `contract/features/portals.marks.ts`, until a logo is uploaded.
 */
export const firstPortals: readonly PortalSettings[] = [
  {
    ...base,
    key: 'HCMS',
    name: { en: 'Masar', ar: 'مسار' },
    accent: '#0f5a54',
    digitalHuman: 'noor',
  },
  {
    ...base,
    key: 'COREHCS',
    name: { en: 'Core HCS', ar: 'كور لرأس المال البشري' },
    accent: '#1f4e79',
    digitalHuman: 'salem',
  },
  {
    ...base,
    key: 'INCEPTION',
    name: { en: 'Inception', ar: 'إنسبشن' },
    accent: '#7a3b2e',
    digitalHuman: 'maha',
  },
  {
    ...base,
    key: 'DIGITAL_HUMAN',
    name: { en: 'Digital Human', ar: 'الإنسان الرقمي' },
    accent: '#3d4a8a',
    approvesCandidates: true,
    approvesRecruiters: true,
    digitalHuman: 'adam',
  },
  {
    ...base,
    key: 'KU',
    name: { en: 'KU Careers', ar: 'وظائف الجامعة' },
    accent: '#00587c',
    approvesCandidates: true,
    digitalHuman: 'laila',
  },
  {
    ...base,
    key: 'LEC',
    name: { en: 'LEC', ar: 'إل إي سي' },
    accent: '#5b3a6e',
    postJobLimit: 3,
    digitalHuman: 'yousef',
  },
];

export const DEFAULT_PORTAL = 'HCMS';

/** Other spellings of a portal's key that clients send. */
export const portalAliases: Readonly<Record<string, string>> = { COREHCMS: 'COREHCS' };
