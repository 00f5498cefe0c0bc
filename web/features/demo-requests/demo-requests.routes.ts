/** The screens of this feature by route name; each is a chunk of its own. */
export const demoRequestsScreens = {
  'book-demo': () => import('./screens/book-demo.screen.tsx'),
};
