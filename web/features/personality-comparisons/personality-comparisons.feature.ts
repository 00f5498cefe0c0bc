import { feature } from '#web/platform/feature.ts';
import { CANDIDATES } from '#web/platform/states.ts';

const personalityComparisons = feature({
  name: 'personality-comparisons',
  routes: {
    'personality-comparisons': {
      path: '/candidate/assessments/personality/comparisons',
      states: CANDIDATES,
      screen: () => import('./screens/comparisons.screen.tsx'),
    },
    'personality-comparison': {
      path: '/candidate/assessments/personality/comparisons/$id',
      states: CANDIDATES,
      screen: () => import('./screens/comparison.screen.tsx'),
    },
    'comparison-request': {
      path: '/candidate/assessments/personality/comparison-requests/$code',
      states: CANDIDATES,
      screen: () => import('./screens/comparison-request.screen.tsx'),
    },
  },
});
export default personalityComparisons;

declare module '#web/platform/feature.ts' {
  interface Features {
    'personality-comparisons': typeof personalityComparisons;
  }
}
