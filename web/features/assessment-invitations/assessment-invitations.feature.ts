import { feature } from '#web/platform/feature.ts';
import { RECRUITERS } from '#web/platform/states.ts';
import { ASSESSMENT_REPORT, RECRUITER_ASSESSMENTS } from './assessment-invitations.addresses.ts';

const assessmentInvitations = feature({
  name: 'assessment-invitations',
  routes: {
    'recruiter-assessments': {
      path: '/recruiter/assessments',
      search: RECRUITER_ASSESSMENTS,
      states: RECRUITERS,
      screen: () => import('./screens/recruiter-assessments.screen.tsx'),
      menu: { area: 'recruiter', group: 'people', place: 40, icon: 'assessment' },
    },
    'recruiter-assessment-report': {
      path: '/recruiter/assessments/report/$assessment_id',
      search: ASSESSMENT_REPORT,
      states: RECRUITERS,
      screen: () => import('./screens/recruiter-assessment-report.screen.tsx'),
    },
  },
});
export default assessmentInvitations;

declare module '#web/platform/feature.ts' {
  interface Features {
    'assessment-invitations': typeof assessmentInvitations;
  }
}
