import { feature } from '#web/platform/feature.ts';

const resumes = feature({
  name: 'resumes',
  routes: {
    'profile-fetching': {
      path: '/candidate/profile-loading',
      states: ['CANDIDATE_PROFILE_PENDING'],
      screen: () => import('./screens/profile-loading.screen.tsx'),
    },
  },
});
export default resumes;

declare module '#web/platform/feature.ts' {
  interface Features {
    resumes: typeof resumes;
  }
}
