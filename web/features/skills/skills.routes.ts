/** The screens of this feature by route name; each is a chunk of its own. */
export const skillsScreens = {
  'portal-skills': () => import('./screens/portal-skills.screen.tsx'),
};
