import { feature } from '#web/platform/feature.ts';
import { RECRUITERS } from '#web/platform/states.ts';
import {
  EVERYONE,
  ONE_BY_ONE,
  RECRUITER_CANDIDATE,
  RECRUITER_CANDIDATES,
  RECRUITER_JOB,
} from './candidates.addresses.ts';

const candidates = feature({
  name: 'candidates',
  routes: {
    'ai-generated-candidate': {
      path: '/recruiter/jobs/post-job/ai-generated/candidate',
      search: ONE_BY_ONE,
      states: RECRUITERS,
      screen: () => import('./screens/swipe-candidates.screen.tsx'),
    },
    'ai-generated-all-candidates': {
      path: '/recruiter/jobs/post-job/ai-generated/all-candidates',
      search: EVERYONE,
      states: RECRUITERS,
      screen: () => import('./screens/all-candidates.screen.tsx'),
    },
    'recruiter-job': {
      path: '/recruiter/jobs/$id',
      search: RECRUITER_JOB,
      states: RECRUITERS,
      screen: () => import('./screens/job-candidates.screen.tsx'),
    },
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
