/** The screens of this feature by route name; each is a chunk of its own. */
export const candidatesScreens = {
  'recruiter-job': () => import('./screens/job-candidates.screen.tsx'),
  'ai-generated-candidate': () => import('./screens/swipe-candidates.screen.tsx'),
  'ai-generated-all-candidates': () => import('./screens/all-candidates.screen.tsx'),
  'recruiter-candidates': () => import('./screens/recruiter-candidates.screen.tsx'),
  'recruiter-candidate': () => import('./screens/recruiter-candidate.screen.tsx'),
};
