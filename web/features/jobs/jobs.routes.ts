/** The screens of this feature by route name; each is a chunk of its own. */
export const jobsScreens = {
  'recruiter-dashboard': () => import('./screens/recruiter-dashboard.screen.tsx'),
  'recruiter-jobs': () => import('./screens/recruiter-jobs.screen.tsx'),
  'post-job': () => import('./screens/post-job.screen.tsx'),
  'post-job-view': () => import('./screens/preview-job.screen.tsx'),
  'post-job-edit': () => import('./screens/edit-job.screen.tsx'),
  'post-job-search': () => import('./screens/post-job-search.screen.tsx'),
  'ai-generated-job': () => import('./screens/ai-generated-job.screen.tsx'),
  'screening-questions': () => import('./screens/screening-questions.screen.tsx'),
  'recruiter-error': () => import('./screens/recruiter-error.screen.tsx'),
  'public-job': () => import('./screens/public-job.screen.tsx'),
  'recruiter-job-edit': () => import('./screens/edit-job.screen.tsx'),
};
