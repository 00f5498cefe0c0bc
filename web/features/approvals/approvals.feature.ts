import { feature } from '#web/platform/feature.ts';
import { ADMINS } from '#web/platform/states.ts';
import { APPROVALS } from './approvals.addresses.ts';

const approvals = feature({
  name: 'approvals',
  routes: {
    'admin-candidates': {
      path: '/recruiter/admin/candidates',
      search: APPROVALS,
      states: ADMINS,
      screen: () => import('./screens/approvals.screen.tsx'),
      menu: { area: 'recruiter', group: 'administration', place: 10, icon: 'approval' },
    },
    'admin-candidate': {
      path: '/recruiter/admin/view/$id',
      states: ADMINS,
      screen: () => import('./screens/approval.screen.tsx'),
    },
  },
});
export default approvals;

declare module '#web/platform/feature.ts' {
  interface Features {
    approvals: typeof approvals;
  }
}
