import { feature } from '#web/platform/feature.ts';
import { CANDIDATES } from '#web/platform/states.ts';

const courses = feature({
  name: 'courses',
  routes: {
    'upskill-career': {
      path: '/candidate/jobs/upskill-career',
      states: CANDIDATES,
      screen: () => import('./screens/upskill.screen.tsx'),
      menu: { area: 'candidate', group: 'growth', place: 20, icon: 'education' },
    },
    'candidate-courses': {
      path: '/candidate/courses',
      states: CANDIDATES,
      screen: () => import('./screens/courses.screen.tsx'),
      menu: { area: 'candidate', group: 'growth', place: 30, icon: 'courses' },
    },
    'candidate-error': {
      path: '/candidate/error',
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
