import { getJob } from '#contract/features/jobs.contract.ts';
import { feature, need } from '#web/platform/feature.ts';
import { RECRUITERS } from '#web/platform/states.ts';
import { EVERYONE, ONE_BY_ONE, RECRUITER_JOB } from './rankings.addresses.ts';

const rankings = feature({
  name: 'rankings',
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
      needs: ({ params: { id = '' } }) => [need(getJob, { params: { id }, query: { company_job: 'true' } })],
    },
  },
});
export default rankings;

declare module '#web/platform/feature.ts' {
  interface Features {
    rankings: typeof rankings;
  }
}
