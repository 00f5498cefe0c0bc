import { feature } from '#web/platform/feature.ts';
import { RECRUITERS } from '#web/platform/states.ts';
import { RECRUITER_CANDIDATE, RECRUITER_CANDIDATES } from './candidates.addresses.ts';

const candidates = feature({
  name: 'candidates',
  routes: {
    'recruiter-candidates': {
      path: '/recruiter/candidates',
      search: RECRUITER_CANDIDATES,
      states: RECRUITERS,
      screen: () => import('./screens/recruiter-candidates.screen.tsx'),
      menu: { area: 'recruiter', group: 'main', place: 30, icon: 'people' },
    },
    'recruiter-candidate': {
      path: '/recruiter/candidates/$id',
      search: RECRUITER_CANDIDATE,
      states: RECRUITERS,
      screen: () => import('./screens/recruiter-candidate.screen.tsx'),
    },
  },
});
export default candidates;

declare module '#web/platform/feature.ts' {
  interface Features {
    candidates: typeof candidates;
  }
}
