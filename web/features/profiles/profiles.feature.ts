import { getProfile } from '#contract/features/profiles.contract.ts';
import { feature, need } from '#web/platform/feature.ts';
import { CANDIDATES } from '#web/platform/states.ts';
import { CANDIDATE_PROFILE } from './profiles.addresses.ts';

const profiles = feature({
  name: 'profiles',
  anywhere: { states: CANDIDATES, needs: [need(getProfile, {})] },
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
