import { feature } from '#web/platform/feature.ts';
import { CANDIDATES } from '#web/platform/states.ts';
import { CAREER_PATH } from './career-paths.addresses.ts';

const careerPaths = feature({
  name: 'career-paths',
  routes: {
    'career-path': {
      path: '/candidate/career-path',
      search: CAREER_PATH,
      states: CANDIDATES,
      screen: () => import('./screens/career-path.screen.tsx'),
      menu: { area: 'candidate', group: 'growth', place: 10, icon: 'path' },
    },
  },
});
export default careerPaths;

declare module '#web/platform/feature.ts' {
  interface Features {
    'career-paths': typeof careerPaths;
  }
}
