import { feature } from '#web/platform/feature.ts';
import { RECRUITERS } from '#web/platform/states.ts';

const candidates = feature({
  name: 'candidates',
  routes: {
    'ai-generated-candidate': {
      path: '/recruiter/jobs/post-job/ai-generated/candidate',
      states: RECRUITERS,
      screen: () => import('./screens/swipe-candidates.screen.tsx'),
    },
    'ai-generated-all-candidates': {
      path: '/recruiter/jobs/post-job/ai-generated/all-candidates',
      states: RECRUITERS,
      screen: () => import('./screens/all-candidates.screen.tsx'),
    },
    'recruiter-job': {
      path: '/recruiter/jobs/$id',
      states: RECRUITERS,
      screen: () => import('./screens/job-candidates.screen.tsx'),
    },
    'recruiter-candidates': {
      path: '/recruiter/candidates',
      states: RECRUITERS,
      screen: () => import('./screens/recruiter-candidates.screen.tsx'),
      menu: { area: 'recruiter', group: 'main', place: 30, icon: 'people' },
    },
    'recruiter-candidate': {
      path: '/recruiter/candidates/$id',
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
