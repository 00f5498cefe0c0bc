/** The screens of this feature, by route name. */
export const notificationsScreens = {
  unsubscribe: () => import('./screens/unsubscribe.screen.tsx'),
};
