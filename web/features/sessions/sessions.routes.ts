/** The screens of this feature by route name; each is a chunk of its own. */
export const sessionsScreens = {
  login: () => import('./screens/login.screen.tsx'),
};
