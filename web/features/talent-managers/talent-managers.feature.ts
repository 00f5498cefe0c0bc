import { feature } from '#web/platform/feature.ts';
import { CANDIDATES, TALENT_MANAGERS } from '#web/platform/states.ts';
import { ADD_PEOPLE, ADDITION, JOB, JOBS, PEOPLE, PROPOSALS } from './talent-managers.addresses.ts';

const talentManagers = feature({
  name: 'talent-managers',
  redirects: { '/talent-manager': '/talent-manager/dashboard' },
  routes: {
    'talent-manager-dashboard': {
      path: '/talent-manager/dashboard',
      states: TALENT_MANAGERS,
      screen: () => import('./screens/dashboard.screen.tsx'),
      menu: { area: 'talent-manager', group: 'main', place: 10, icon: 'home' },
    },
    'talent-manager-people': {
      path: '/talent-manager/people',
      search: PEOPLE,
      states: TALENT_MANAGERS,
      screen: () => import('./screens/people.screen.tsx'),
      menu: { area: 'talent-manager', group: 'main', place: 20, icon: 'people' },
    },
    'talent-manager-add': {
      path: '/talent-manager/people/add',
      search: ADD_PEOPLE,
      states: TALENT_MANAGERS,
      screen: () => import('./screens/add-people.screen.tsx'),
    },
    'talent-manager-addition': {
      path: '/talent-manager/people/added/$id',
      search: ADDITION,
      states: TALENT_MANAGERS,
      screen: () => import('./screens/addition.screen.tsx'),
    },
    'talent-manager-jobs': {
      path: '/talent-manager/jobs',
      search: JOBS,
      states: TALENT_MANAGERS,
      screen: () => import('./screens/jobs.screen.tsx'),
      menu: { area: 'talent-manager', group: 'main', place: 30, icon: 'job' },
    },
    'talent-manager-job': {
      path: '/talent-manager/jobs/$id',
      search: JOB,
      states: TALENT_MANAGERS,
      screen: () => import('./screens/job.screen.tsx'),
    },
    'talent-manager-proposals': {
      path: '/talent-manager/proposals',
      search: PROPOSALS,
      states: TALENT_MANAGERS,
      screen: () => import('./screens/proposals.screen.tsx'),
      menu: { area: 'talent-manager', group: 'main', place: 40, icon: 'send' },
    },
    'own-talent-managers': {
      path: '/settings/talent-managers',
      states: CANDIDATES,
      screen: () => import('./screens/own-managers.screen.tsx'),
      settings: { place: 46, icon: 'person' },
    },
    'talent-invitation': {
      path: '/talent-invitation/$token',
      states: 'ALL',
      screen: () => import('./screens/invitation.screen.tsx'),
    },
  },
});
export default talentManagers;

declare module '#web/platform/feature.ts' {
  interface Features {
    'talent-managers': typeof talentManagers;
  }
}
