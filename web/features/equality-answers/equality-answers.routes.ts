/** The screens of this feature by route name; each is a chunk of its own. */
export const equalityAnswersScreens = {
  'equality-answers': () => import('./screens/equality-answers.screen.tsx'),
  fairness: () => import('./screens/fairness.screen.tsx'),
};
