import { feature } from '#web/platform/feature.ts';
import { ADMINS, RECRUITERS } from '#web/platform/states.ts';
import { COMPANY_CHECKS } from './company-checks.addresses.ts';

const companyChecks = feature({
  name: 'company-checks',
  routes: {
    'company-verification': {
      path: '/settings/company/verification',
      states: RECRUITERS,
      screen: () => import('./screens/verification.screen.tsx'),
      settings: { place: 61, icon: 'approval' },
    },
    'admin-companies': {
      path: '/recruiter/admin/companies',
      search: COMPANY_CHECKS,
      states: ADMINS,
      screen: () => import('./screens/company-checks.screen.tsx'),
      menu: { area: 'recruiter', group: 'administration', place: 12, icon: 'company' },
    },
  },
});
export default companyChecks;

declare module '#web/platform/feature.ts' {
  interface Features {
    'company-checks': typeof companyChecks;
  }
}
