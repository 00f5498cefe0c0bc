import { feature } from '#web/platform/feature.ts';
import { RECRUITERS } from '#web/platform/states.ts';
import { CANDIDATE_SEARCH } from './candidate-searches.addresses.ts';

const candidateSearches = feature({
  name: 'candidate-searches',
  routes: {
    'candidate-search': {
      path: '/recruiter/search',
      search: CANDIDATE_SEARCH,
      states: RECRUITERS,
      screen: () => import('./screens/candidate-search.screen.tsx'),
      menu: { area: 'recruiter', group: 'main', place: 40, icon: 'search' },
    },
  },
});
export default candidateSearches;

declare module '#web/platform/feature.ts' {
  interface Features {
    'candidate-searches': typeof candidateSearches;
  }
}
