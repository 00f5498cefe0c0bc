import { feature } from '#web/platform/feature.ts';
import { CANDIDATES } from '#web/platform/states.ts';

const blockedCompanies = feature({
  name: 'blocked-companies',
  routes: {
    'blocked-companies': {
      path: '/settings/blocked-companies',
      states: CANDIDATES,
      screen: () => import('./screens/blocked-companies.screen.tsx'),
      settings: { place: 45, icon: 'eye-off' },
    },
  },
});
export default blockedCompanies;

declare module '#web/platform/feature.ts' {
  interface Features {
    'blocked-companies': typeof blockedCompanies;
  }
}
