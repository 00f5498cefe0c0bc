import { feature } from '#web/platform/feature.ts';
import { RECRUITERS } from '#web/platform/states.ts';
import { HIRING_SYSTEM } from './hiring-systems.addresses.ts';

const hiringSystems = feature({
  name: 'hiring-systems',
  routes: {
    'hiring-system': {
      path: '/recruiter/hiring-system',
      states: RECRUITERS,
      search: HIRING_SYSTEM,
      screen: () => import('./screens/hiring-system.screen.tsx'),
      menu: { area: 'recruiter', group: 'people', place: 50, icon: 'send' },
    },
    'system-record': {
      path: '/recruiter/hiring-system/records/$id',
      states: RECRUITERS,
      screen: () => import('./screens/system-record.screen.tsx'),
    },
  },
});
export default hiringSystems;

declare module '#web/platform/feature.ts' {
  interface Features {
    'hiring-systems': typeof hiringSystems;
  }
}
