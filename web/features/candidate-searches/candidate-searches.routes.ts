/** The screens of this feature by route name; each is a chunk of its own. */
export const candidateSearchesScreens = {
  'candidate-search': () => import('./screens/candidate-search.screen.tsx'),
};
