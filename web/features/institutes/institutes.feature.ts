import { feature } from '#web/platform/feature.ts';
import { INSTITUTE_USERS } from '#web/platform/states.ts';
import { INSTITUTE_ERROR, NATIONAL_GLOBAL, NATIONAL_JOB } from './institutes.addresses.ts';

const institutes = feature({
  name: 'institutes',
  redirects: { '/institute': '/institute/select' },
  routes: {
    'institute-select': {
      path: '/institute/select',
      states: INSTITUTE_USERS,
      screen: () => import('./screens/institute-select.screen.tsx'),
      menu: [
        { area: 'recruiter', group: 'insight', place: 50, icon: 'education' },
        { area: 'institute', group: 'main', place: 10, icon: 'education' },
      ],
    },
    'national-global': {
      path: '/institute/national-global',
      search: NATIONAL_GLOBAL,
      states: INSTITUTE_USERS,
      screen: () => import('./screens/national-global.screen.tsx'),
    },
    'national-global-result': {
      path: '/institute/national-global/result',
      search: NATIONAL_GLOBAL,
      states: INSTITUTE_USERS,
      screen: () => import('./screens/national-global-result.screen.tsx'),
    },
    'national-global-upskill': {
      path: '/institute/national-global/result/upskill',
      search: NATIONAL_GLOBAL,
      states: INSTITUTE_USERS,
      screen: () => import('./screens/national-global-upskill.screen.tsx'),
    },
    'national-job': {
      path: '/institute/national-job',
      search: NATIONAL_JOB,
      states: INSTITUTE_USERS,
      screen: () => import('./screens/national-job.screen.tsx'),
    },
    'national-job-result': {
      path: '/institute/national-job/result',
      search: NATIONAL_JOB,
      states: INSTITUTE_USERS,
      screen: () => import('./screens/national-job-result.screen.tsx'),
    },
    'national-job-upskill': {
      path: '/institute/national-job/result/upskill',
      search: NATIONAL_JOB,
      states: INSTITUTE_USERS,
      screen: () => import('./screens/national-job-upskill.screen.tsx'),
    },
    'institute-programme': {
      path: '/institute/programmes/$id',
      states: INSTITUTE_USERS,
      screen: () => import('./screens/institute-programme.screen.tsx'),
    },
    'institute-error': {
      path: '/institute/error',
      search: INSTITUTE_ERROR,
      states: INSTITUTE_USERS,
      screen: () => import('./screens/institute-error.screen.tsx'),
    },
  },
});
export default institutes;

declare module '#web/platform/feature.ts' {
  interface Features {
    institutes: typeof institutes;
  }
}
