/** The screens of this feature, by route name. */
export const portalsScreens = {
  'admin-portal': () => import('./screens/portal.screen.tsx'),
};
