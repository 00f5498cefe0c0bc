import { feature } from '#web/platform/feature.ts';
import { CANDIDATES } from '#web/platform/states.ts';
import { CANDIDATE_PROFILE } from './profiles.addresses.ts';

const profiles = feature({
  name: 'profiles',
  routes: {
    'candidate-profile': {
      path: '/candidate/profile',
      search: CANDIDATE_PROFILE,
      states: CANDIDATES,
      screen: () => import('./screens/profile.screen.tsx'),
      menu: { area: 'candidate', group: 'main', place: 40, icon: 'person' },
    },
  },
});
export default profiles;

declare module '#web/platform/feature.ts' {
  interface Features {
    profiles: typeof profiles;
  }
}
