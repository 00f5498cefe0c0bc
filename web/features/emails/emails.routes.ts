/** The screens of this feature, by route name. */
export const emailsScreens = {
  'no-more-mail': () => import('./screens/no-more-mail.screen.tsx'),
};
