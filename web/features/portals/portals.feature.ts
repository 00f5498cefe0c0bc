import { feature } from '#web/platform/feature.ts';
import { ADMINS } from '#web/platform/states.ts';

const portals = feature({
  name: 'portals',
  routes: {
    'admin-portal': {
      path: '/recruiter/admin/portal',
      states: ADMINS,
      screen: () => import('./screens/portal.screen.tsx'),
      menu: { area: 'recruiter', group: 'administration', place: 40, icon: 'adjust' },
    },
  },
});
export default portals;

declare module '#web/platform/feature.ts' {
  interface Features {
    portals: typeof portals;
  }
}
