/** The screens of this feature by route name; each is a chunk of its own. */
export const hiringStagesScreens = {
  'hiring-settings': () => import('./screens/hiring-settings.screen.tsx'),
};
