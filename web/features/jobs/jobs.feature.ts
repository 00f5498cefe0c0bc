import { getToday } from '#contract/features/hiring-figures.contract.ts';
import { getRecruiterStats, listRecruiterJobs } from '#contract/features/jobs.contract.ts';
import { feature, need } from '#web/platform/feature.ts';
import { RECRUITERS } from '#web/platform/states.ts';
import {
  AI_GENERATED_JOB,
  EDIT_JOB,
  POST_JOB,
  POST_JOB_SEARCH,
  RECRUITER_DASHBOARD,
  RECRUITER_ERROR,
  RECRUITER_JOBS,
  SCREENING_QUESTIONS,
} from './jobs.addresses.ts';

const jobs = feature({
  name: 'jobs',
  redirects: { '/recruiter': '/recruiter/dashboard' },
  anywhere: { states: RECRUITERS, needs: [need(listRecruiterJobs, { body: { page: 1 } })] },
  routes: {
    'public-job': {
      path: '/public/job/$key',
      states: 'ALL',
      screen: () => import('./screens/public-job.screen.tsx'),
    },
    'recruiter-dashboard': {
      path: '/recruiter/dashboard',
      search: RECRUITER_DASHBOARD,
      states: RECRUITERS,
      screen: () => import('./screens/recruiter-dashboard.screen.tsx'),
      needs: [need(getRecruiterStats, {}), need(getToday, { query: { mine: 'false' } })],
      menu: { area: 'recruiter', group: 'main', place: 10, icon: 'home' },
    },
    'recruiter-jobs': {
      path: '/recruiter/jobs',
      search: RECRUITER_JOBS,
      states: RECRUITERS,
      screen: () => import('./screens/recruiter-jobs.screen.tsx'),
      menu: { area: 'recruiter', group: 'main', place: 20, icon: 'job' },
    },
    'post-job': {
      path: '/recruiter/jobs/post-job',
      search: POST_JOB,
      states: RECRUITERS,
      screen: () => import('./screens/post-job.screen.tsx'),
      menu: { area: 'recruiter', group: 'main', place: 50, icon: 'plus' },
    },
    'post-job-search': {
      path: '/recruiter/jobs/post-job/search/$job_title',
      search: POST_JOB_SEARCH,
      states: RECRUITERS,
      screen: () => import('./screens/post-job-search.screen.tsx'),
    },
    'post-job-view': {
      path: '/recruiter/jobs/post-job/$id/view',
      states: RECRUITERS,
      screen: () => import('./screens/preview-job.screen.tsx'),
    },
    'post-job-edit': {
      path: '/recruiter/jobs/post-job/$id/edit',
      search: EDIT_JOB,
      states: RECRUITERS,
      screen: () => import('./screens/edit-job.screen.tsx'),
    },
    'ai-generated-job': {
      path: '/recruiter/jobs/post-job/ai-generated',
      search: AI_GENERATED_JOB,
      states: RECRUITERS,
      screen: () => import('./screens/ai-generated-job.screen.tsx'),
    },
    'screening-questions': {
      path: '/recruiter/jobs/post-job/questions',
      search: SCREENING_QUESTIONS,
      states: RECRUITERS,
      screen: () => import('./screens/screening-questions.screen.tsx'),
    },
    'recruiter-job-edit': {
      path: '/recruiter/jobs/$id/edit',
      search: EDIT_JOB,
      states: RECRUITERS,
      screen: () => import('./screens/edit-job.screen.tsx'),
    },
    'recruiter-error': {
      path: '/recruiter/error',
      search: RECRUITER_ERROR,
      states: RECRUITERS,
      screen: () => import('./screens/recruiter-error.screen.tsx'),
    },
  },
});
export default jobs;

declare module '#web/platform/feature.ts' {
  interface Features {
    jobs: typeof jobs;
  }
}
