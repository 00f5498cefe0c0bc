import { feature } from '#web/platform/feature.ts';
import { CANDIDATES, RECRUITERS } from '#web/platform/states.ts';

const planned = feature({
  name: 'planned',
  routes: {
    'candidate-interviews': {
      path: '/candidate/interviews',
      states: CANDIDATES,
      menu: { area: 'candidate', group: 'main', place: 50, icon: 'interview' },
    },
    'interview-start': { path: '/candidate/interviews/start/$interview_id', states: CANDIDATES },
    'recruiter-interviews': {
      path: '/recruiter/interviews',
      states: RECRUITERS,
      menu: { area: 'recruiter', group: 'people', place: 30, icon: 'interview' },
    },
    'recruiter-interview-report': { path: '/recruiter/interviews/report/$interview_id', states: RECRUITERS },
  },
});
export default planned;

declare module '#web/platform/feature.ts' {
  interface Features {
    planned: typeof planned;
  }
}
