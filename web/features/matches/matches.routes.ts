/** The screens of this feature by route name; each is a chunk of its own. */
export const matchesScreens = {
  'candidate-dashboard': () => import('./screens/dashboard.screen.tsx'),
  'candidate-jobs': () => import('./screens/jobs.screen.tsx'),
  'candidate-job-view': () => import('./screens/job-view.screen.tsx'),
  'company-profile': () => import('./screens/company.screen.tsx'),
  'match-calibrations': () => import('./screens/match-calibrations.screen.tsx'),
  job: () => import('./screens/job-view.screen.tsx'),
};
