import { feature } from '#web/platform/feature.ts';
import { INSTITUTE_USERS, RECRUITERS } from '#web/platform/states.ts';
import { ANALYTICS, DEMAND, SKILLS_ERROR, SUPPLY } from './skill-maps.addresses.ts';

const skillMaps = feature({
  name: 'skill-maps',
  routes: {
    'skills-demand': {
      path: '/recruiter/skills/demand',
      search: DEMAND,
      states: INSTITUTE_USERS,
      screen: () => import('./screens/skills-demand.screen.tsx'),
      menu: [
        { area: 'recruiter', group: 'insight', place: 10, icon: 'skill-map' },
        { area: 'institute', group: 'main', place: 20, icon: 'skill-map' },
      ],
    },
    'skills-supply': {
      path: '/recruiter/skills/supply',
      search: SUPPLY,
      states: INSTITUTE_USERS,
      screen: () => import('./screens/skills-supply.screen.tsx'),
      menu: [
        { area: 'recruiter', group: 'insight', place: 20, icon: 'skill-map' },
        { area: 'institute', group: 'main', place: 30, icon: 'skill-map' },
      ],
    },
    'skills-analytics': {
      path: '/recruiter/skills-analytics',
      search: ANALYTICS,
      states: RECRUITERS,
      screen: () => import('./screens/skills-analytics.screen.tsx'),
      menu: { area: 'recruiter', group: 'insight', place: 30, icon: 'target' },
    },
    'skills-error': {
      path: '/recruiter/skills/error',
      search: SKILLS_ERROR,
      states: INSTITUTE_USERS,
      screen: () => import('./screens/skills-error.screen.tsx'),
    },
  },
});
export default skillMaps;

declare module '#web/platform/feature.ts' {
  interface Features {
    'skill-maps': typeof skillMaps;
  }
}
