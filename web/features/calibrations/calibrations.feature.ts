import { feature } from '#web/platform/feature.ts';
import { ADMINS } from '#web/platform/states.ts';

const calibrations = feature({
  name: 'calibrations',
  routes: {
    'match-calibrations': {
      path: '/recruiter/admin/match-calibrations',
      states: ADMINS,
      screen: () => import('./screens/match-calibrations.screen.tsx'),
      menu: { area: 'recruiter', group: 'administration', place: 50, icon: 'scale' },
    },
  },
});
export default calibrations;

declare module '#web/platform/feature.ts' {
  interface Features {
    calibrations: typeof calibrations;
  }
}
