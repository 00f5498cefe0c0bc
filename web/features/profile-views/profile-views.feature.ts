import { feature } from '#web/platform/feature.ts';
import { CANDIDATES } from '#web/platform/states.ts';
import { WHO_LOOKED } from './profile-views.addresses.ts';

const profileViews = feature({
  name: 'profile-views',
  routes: {
    'who-looked': {
      path: '/settings/who-looked',
      search: WHO_LOOKED,
      states: CANDIDATES,
      screen: () => import('./screens/who-looked.screen.tsx'),
      settings: { place: 43, icon: 'eye' },
    },
  },
});
export default profileViews;

declare module '#web/platform/feature.ts' {
  interface Features {
    'profile-views': typeof profileViews;
  }
}
