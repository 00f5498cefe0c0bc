/** The screens of this feature by route name; each is a chunk of its own. */
export const profilesScreens = {
  'candidate-profile': () => import('./screens/profile.screen.tsx'),
};
