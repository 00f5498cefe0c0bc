/** The screens of this feature by route name; each is a chunk of its own. */
export const messagesScreens = {
  'message-templates': () => import('./screens/message-templates.screen.tsx'),
};
