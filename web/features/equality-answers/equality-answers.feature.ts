import { feature } from '#web/platform/feature.ts';
import { CANDIDATES, RECRUITERS } from '#web/platform/states.ts';
import { FAIRNESS } from './equality-answers.addresses.ts';

const equalityAnswers = feature({
  name: 'equality-answers',
  routes: {
    fairness: {
      path: '/recruiter/fairness',
      search: FAIRNESS,
      states: RECRUITERS,
      screen: () => import('./screens/fairness.screen.tsx'),
      menu: { area: 'recruiter', group: 'insight', place: 40, icon: 'scale' },
    },
    'equality-answers': {
      path: '/settings/equality',
      states: CANDIDATES,
      screen: () => import('./screens/equality-answers.screen.tsx'),
      settings: { place: 50, icon: 'scale' },
    },
  },
});
export default equalityAnswers;

declare module '#web/platform/feature.ts' {
  interface Features {
    'equality-answers': typeof equalityAnswers;
  }
}
