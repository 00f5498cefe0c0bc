import { feature } from '#web/platform/feature.ts';
import { ADMINS } from '#web/platform/states.ts';
import { AUDIT } from './audit-entries.addresses.ts';

const auditEntries = feature({
  name: 'audit-entries',
  routes: {
    'admin-audit': {
      path: '/recruiter/admin/audit',
      search: AUDIT,
      states: ADMINS,
      screen: () => import('./screens/audit.screen.tsx'),
      settings: { place: 90, icon: 'clock' },
      menu: { area: 'recruiter', group: 'administration', place: 30, icon: 'clock' },
    },
  },
});
export default auditEntries;

declare module '#web/platform/feature.ts' {
  interface Features {
    'audit-entries': typeof auditEntries;
  }
}
