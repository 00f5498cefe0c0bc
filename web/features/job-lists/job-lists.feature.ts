import { listApplications } from '#contract/features/applications.contract.ts';
import { getCareerGoal } from '#contract/features/career-paths.contract.ts';
import { listMatchingJobs, noteJobVisit } from '#contract/features/job-lists.contract.ts';
import { getJobDetails } from '#contract/features/jobs.contract.ts';
import { listLearningItems } from '#contract/features/learning-items.contract.ts';
import { listPokes } from '#contract/features/pokes.contract.ts';
import { listSavedSearches } from '#contract/features/saved-searches.contract.ts';
import { feature, need, type VisitedAddress } from '#web/platform/feature.ts';
import { CANDIDATES, PEOPLE_AT_WORK } from '#web/platform/states.ts';
import { COMPANY, JOB, JOBS } from './job-lists.addresses.ts';

const ofOneJob = ({ params: { id = '' } }: VisitedAddress) => [
  need(getJobDetails, { params: { id } }),
  need(listPokes, { query: { page: 1, limit: 1, job_id: id } }),
  need(listApplications, { query: { job_id: id } }),
];

const jobLists = feature({
  name: 'job-lists',
  redirects: { '/candidate': '/candidate/dashboard' },
  anywhere: { states: CANDIDATES, needs: [need(listMatchingJobs, { query: { page: 1 } })] },
  routes: {
    job: {
      path: '/job/$id',
      search: JOB,
      states: PEOPLE_AT_WORK,
      screen: () => import('./screens/job-view.screen.tsx'),
    },
    'candidate-dashboard': {
      path: '/candidate/dashboard',
      states: CANDIDATES,
      screen: () => import('./screens/dashboard.screen.tsx'),
      needs: [
        need(noteJobVisit, {}),
        need(listMatchingJobs, { query: { page: 1, favorites: 'true' } }),
        need(listPokes, { query: { page: 1, limit: 3 } }),
        need(listApplications, { query: { limit: 4 } }),
        need(listLearningItems, {}),
        need(getCareerGoal, {}),
      ],
      menu: { area: 'candidate', group: 'main', place: 10, icon: 'home' },
    },
    'candidate-jobs': {
      path: '/candidate/jobs',
      search: JOBS,
      states: CANDIDATES,
      screen: () => import('./screens/jobs.screen.tsx'),
      needs: [need(listSavedSearches, {}), need(noteJobVisit, {})],
      menu: { area: 'candidate', group: 'main', place: 20, icon: 'job' },
    },
    'candidate-job-view': {
      path: '/candidate/jobs/view/$id',
      search: JOB,
      states: CANDIDATES,
      screen: () => import('./screens/job-view.screen.tsx'),
      needs: ofOneJob,
    },
    'company-profile': {
      path: '/candidate/jobs/company-profile',
      search: COMPANY,
      states: CANDIDATES,
      screen: () => import('./screens/company.screen.tsx'),
    },
  },
});
export default jobLists;

declare module '#web/platform/feature.ts' {
  interface Features {
    'job-lists': typeof jobLists;
  }
}
