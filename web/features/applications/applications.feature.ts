import { feature } from '#web/platform/feature.ts';
import { CANDIDATES } from '#web/platform/states.ts';
import { APPLICATIONS } from './applications.addresses.ts';

const applications = feature({
  name: 'applications',
  routes: {
    'candidate-applications': {
      path: '/candidate/applications',
      search: APPLICATIONS,
      states: CANDIDATES,
      screen: () => import('./screens/applications.screen.tsx'),
      menu: { area: 'candidate', group: 'main', place: 30, icon: 'send' },
    },
    'candidate-application': {
      path: '/candidate/applications/$id',
      states: CANDIDATES,
      screen: () => import('./screens/application.screen.tsx'),
    },
  },
});
export default applications;

declare module '#web/platform/feature.ts' {
  interface Features {
    applications: typeof applications;
  }
}
