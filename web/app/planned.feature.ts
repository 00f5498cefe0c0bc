import { feature } from '#web/platform/feature.ts';
import { CANDIDATES, RECRUITERS, TALENT_MANAGERS } from '#web/platform/states.ts';

const planned = feature({
  name: 'planned',
  redirects: {
    '/talent-manager': '/talent-manager/dashboard',
  },
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
    'talent-manager-dashboard': {
      path: '/talent-manager/dashboard',
      states: TALENT_MANAGERS,
      menu: { area: 'talent-manager', group: 'main', place: 10, icon: 'home' },
    },
    'talent-manager-jobs': {
      path: '/talent-manager/jobs',
      states: TALENT_MANAGERS,
      menu: { area: 'talent-manager', group: 'main', place: 20, icon: 'job' },
    },
    'talent-manager-job': { path: '/talent-manager/jobs/$id', states: TALENT_MANAGERS },
  },
});
export default planned;

declare module '#web/platform/feature.ts' {
  interface Features {
    planned: typeof planned;
  }
}
