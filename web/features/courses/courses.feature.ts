import { feature } from '#web/platform/feature.ts';
import { CANDIDATES } from '#web/platform/states.ts';
import { CANDIDATE_ERROR, COURSES, UPSKILL } from './courses.addresses.ts';

const courses = feature({
  name: 'courses',
  routes: {
    'upskill-career': {
      path: '/candidate/jobs/upskill-career',
      search: UPSKILL,
      states: CANDIDATES,
      screen: () => import('./screens/upskill.screen.tsx'),
      menu: { area: 'candidate', group: 'growth', place: 20, icon: 'education' },
    },
    'candidate-courses': {
      path: '/candidate/courses',
      search: COURSES,
      states: CANDIDATES,
      screen: () => import('./screens/courses.screen.tsx'),
      menu: { area: 'candidate', group: 'growth', place: 30, icon: 'courses' },
    },
    'candidate-error': {
      path: '/candidate/error',
      search: CANDIDATE_ERROR,
      states: CANDIDATES,
      screen: () => import('./screens/candidate-error.screen.tsx'),
    },
  },
});
export default courses;

declare module '#web/platform/feature.ts' {
  interface Features {
    courses: typeof courses;
  }
}
