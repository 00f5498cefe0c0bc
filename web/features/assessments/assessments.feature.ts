import { feature } from '#web/platform/feature.ts';
import { CANDIDATES } from '#web/platform/states.ts';
import { ATTEMPT, CATALOGUE, REPORT } from './assessments.addresses.ts';

const assessments = feature({
  name: 'assessments',
  redirects: { '/candidate/assessments': '/candidate/assessments/personality' },
  routes: {
    assessments: {
      path: '/candidate/assessments/overview',
      search: CATALOGUE,
      states: CANDIDATES,
      screen: () => import('./screens/assessments.screen.tsx'),
      menu: { area: 'candidate', group: 'growth', place: 40, icon: 'assessment' },
    },
    personality: {
      path: '/candidate/assessments/personality',
      search: ATTEMPT,
      states: CANDIDATES,
      screen: () => import('./screens/personality.screen.tsx'),
    },
    'personality-success': {
      path: '/candidate/assessments/personality/success',
      states: CANDIDATES,
      screen: () => import('./screens/personality-success.screen.tsx'),
    },
    'personality-report': {
      path: '/candidate/assessments/personality/report/$assessment_id',
      search: REPORT,
      states: CANDIDATES,
      screen: () => import('./screens/personality-report.screen.tsx'),
    },
    assessment: {
      path: '/candidate/assessments/$assessment_id',
      search: ATTEMPT,
      states: CANDIDATES,
      screen: () => import('./screens/assessment.screen.tsx'),
    },
    'assessment-report': {
      path: '/candidate/assessments/$assessment_id/report/$attempt_id',
      search: REPORT,
      states: CANDIDATES,
      screen: () => import('./screens/assessment-report.screen.tsx'),
    },
  },
});
export default assessments;

declare module '#web/platform/feature.ts' {
  interface Features {
    assessments: typeof assessments;
  }
}
