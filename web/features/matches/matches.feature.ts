import { feature } from '#web/platform/feature.ts';
import { ADMINS, CANDIDATES, PEOPLE_AT_WORK } from '#web/platform/states.ts';

const matches = feature({
  name: 'matches',
  redirects: { '/candidate': '/candidate/dashboard' },
  routes: {
    job: { path: '/job/$id', states: PEOPLE_AT_WORK, screen: () => import('./screens/job-view.screen.tsx') },
    'candidate-dashboard': {
      path: '/candidate/dashboard',
      states: CANDIDATES,
      screen: () => import('./screens/dashboard.screen.tsx'),
      menu: { area: 'candidate', group: 'main', place: 10, icon: 'home' },
    },
    'candidate-jobs': {
      path: '/candidate/jobs',
      states: CANDIDATES,
      screen: () => import('./screens/jobs.screen.tsx'),
      menu: { area: 'candidate', group: 'main', place: 20, icon: 'job' },
    },
    'candidate-job-view': {
      path: '/candidate/jobs/view/$id',
      states: CANDIDATES,
      screen: () => import('./screens/job-view.screen.tsx'),
    },
    'company-profile': {
      path: '/candidate/jobs/company-profile',
      states: CANDIDATES,
      screen: () => import('./screens/company.screen.tsx'),
    },
    'match-calibrations': {
      path: '/recruiter/admin/match-calibrations',
      states: ADMINS,
      screen: () => import('./screens/match-calibrations.screen.tsx'),
      menu: { area: 'recruiter', group: 'administration', place: 50, icon: 'scale' },
    },
  },
});
export default matches;

declare module '#web/platform/feature.ts' {
  interface Features {
    matches: typeof matches;
  }
}
