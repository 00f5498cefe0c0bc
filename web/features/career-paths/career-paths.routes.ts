/** The screens of this feature by route name; each is a chunk of its own. */
export const careerPathsScreens = {
  'career-path': () => import('./screens/career-path.screen.tsx'),
};
