import { getCoachingPlan } from '#contract/features/coaching-plans.contract.ts';
import { feature, need } from '#web/platform/feature.ts';
import { PEOPLE_AT_WORK } from '#web/platform/states.ts';
import { COACHING } from './coaching-plans.addresses.ts';

const coachingPlans = feature({
  name: 'coaching-plans',
  routes: {
    'ai-coaching': {
      path: '/candidate/ai-coaching',
      search: COACHING,
      states: PEOPLE_AT_WORK,
      screen: () => import('./screens/ai-coaching.screen.tsx'),
      needs: [need(getCoachingPlan, {})],
      menu: [
        { area: 'candidate', group: 'growth', place: 60, icon: 'idea' },
        { area: 'recruiter', group: 'insight', place: 80, icon: 'idea' },
      ],
    },
  },
});
export default coachingPlans;

declare module '#web/platform/feature.ts' {
  interface Features {
    'coaching-plans': typeof coachingPlans;
  }
}
