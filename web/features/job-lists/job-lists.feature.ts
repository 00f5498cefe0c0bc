import { feature } from '#web/platform/feature.ts';
import { CANDIDATES, PEOPLE_AT_WORK } from '#web/platform/states.ts';
import { COMPANY, JOB, JOBS } from './job-lists.addresses.ts';

const jobLists = feature({
  name: 'job-lists',
  redirects: { '/candidate': '/candidate/dashboard' },
  routes: {
    job: {
      path: '/job/$id',
      search: JOB,
      states: PEOPLE_AT_WORK,
      screen: () => import('./screens/job-view.screen.tsx'),
    },
    'candidate-dashboard': {
      path: '/candidate/dashboard',
      states: CANDIDATES,
      screen: () => import('./screens/dashboard.screen.tsx'),
      menu: { area: 'candidate', group: 'main', place: 10, icon: 'home' },
    },
    'candidate-jobs': {
      path: '/candidate/jobs',
      search: JOBS,
      states: CANDIDATES,
      screen: () => import('./screens/jobs.screen.tsx'),
      menu: { area: 'candidate', group: 'main', place: 20, icon: 'job' },
    },
    'candidate-job-view': {
      path: '/candidate/jobs/view/$id',
      search: JOB,
      states: CANDIDATES,
      screen: () => import('./screens/job-view.screen.tsx'),
    },
    'company-profile': {
      path: '/candidate/jobs/company-profile',
      search: COMPANY,
      states: CANDIDATES,
      screen: () => import('./screens/company.screen.tsx'),
    },
  },
});
export default jobLists;

declare module '#web/platform/feature.ts' {
  interface Features {
    'job-lists': typeof jobLists;
  }
}
