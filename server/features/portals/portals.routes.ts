import { getPortal, PORTAL_KEYS } from '#contract/features/portals.contract.ts';
import { bindPublic } from '#server/platform/http/bind.ts';

export const portalRoutes = [
  bindPublic(getPortal, async ({ portal }) => ({
    key: PORTAL_KEYS.find((key) => key === portal.key) ?? 'HCMS',
    name: { en: portal.name.en, ar: portal.name.ar },
    accent: portal.accent,
    languages: portal.languages,
    contact_email: portal.contactEmail,
    approval: { candidates: portal.approvesCandidates, recruiters: portal.approvesRecruiters },
    post_job_limit: portal.postJobLimit,
  })),
];
