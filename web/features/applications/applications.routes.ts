/** The screens of this feature by route name; each is a chunk of its own. */
export const applicationsScreens = {
  'candidate-applications': () => import('./screens/applications.screen.tsx'),
  'candidate-application': () => import('./screens/application.screen.tsx'),
};
