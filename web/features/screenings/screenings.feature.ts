import { feature } from '#web/platform/feature.ts';
import { CANDIDATES } from '#web/platform/states.ts';

const screenings = feature({
  name: 'screenings',
  routes: {
    'screening-conversation': {
      path: '/candidate/assessments/job_screening_questions/$job_id',
      states: CANDIDATES,
      screen: () => import('./screens/screening-conversation.screen.tsx'),
    },
  },
});
export default screenings;

declare module '#web/platform/feature.ts' {
  interface Features {
    screenings: typeof screenings;
  }
}
