/** The screens of this feature by route name; each is a chunk of its own. */
export const resumesScreens = {
  'profile-fetching': () => import('./screens/profile-loading.screen.tsx'),
};
