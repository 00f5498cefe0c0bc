import { feature } from '#web/platform/feature.ts';
import { RECRUITERS } from '#web/platform/states.ts';
import { COMPANIES } from './companies.addresses.ts';

const companies = feature({
  name: 'companies',
  routes: {
    companies: {
      path: '/recruiter/jobs/companies',
      search: COMPANIES,
      states: RECRUITERS,
      screen: () => import('./screens/companies.screen.tsx'),
      menu: { area: 'recruiter', group: 'people', place: 20, icon: 'company' },
    },
    'company-settings': {
      path: '/settings/company/profile',
      states: RECRUITERS,
      screen: () => import('./screens/company-profile.screen.tsx'),
      settings: { place: 60, icon: 'company' },
    },
    'company-edit': {
      path: '/settings/company/edit',
      states: RECRUITERS,
      screen: () => import('./screens/company-edit.screen.tsx'),
    },
  },
});
export default companies;

declare module '#web/platform/feature.ts' {
  interface Features {
    companies: typeof companies;
  }
}
