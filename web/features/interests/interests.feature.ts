import { feature } from '#web/platform/feature.ts';
import { CANDIDATES } from '#web/platform/states.ts';
import { MY_NEXT_MOVE } from './interests.addresses.ts';

const interests = feature({
  name: 'interests',
  routes: {
    'my-next-move': {
      path: '/candidate/assessments/my-next-move',
      search: MY_NEXT_MOVE,
      states: CANDIDATES,
      screen: () => import('./screens/my-next-move.screen.tsx'),
      menu: { area: 'candidate', group: 'growth', place: 50, icon: 'target' },
    },
  },
});
export default interests;

declare module '#web/platform/feature.ts' {
  interface Features {
    interests: typeof interests;
  }
}
