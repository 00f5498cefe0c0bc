/** The screens of this feature by route name; each is a chunk of its own. */
export const coursesScreens = {
  'candidate-courses': () => import('./screens/courses.screen.tsx'),
  'upskill-career': () => import('./screens/upskill.screen.tsx'),
  'candidate-error': () => import('./screens/candidate-error.screen.tsx'),
};
