import { feature } from '#web/platform/feature.ts';
import { RECRUITERS } from '#web/platform/states.ts';

const hiringStages = feature({
  name: 'hiring-stages',
  routes: {
    'hiring-settings': {
      path: '/settings/company/hiring',
      states: RECRUITERS,
      screen: () => import('./screens/hiring-settings.screen.tsx'),
      settings: { place: 70, icon: 'path' },
    },
  },
});
export default hiringStages;

declare module '#web/platform/feature.ts' {
  interface Features {
    'hiring-stages': typeof hiringStages;
  }
}
