import { feature } from '#web/platform/feature.ts';
import { SIGNED_OUT } from '#web/platform/states.ts';
import { LOGIN } from './sessions.addresses.ts';

const sessions = feature({
  name: 'sessions',
  redirects: { '/auth': '/auth/login' },
  routes: {
    login: {
      path: '/auth/login',
      search: LOGIN,
      states: SIGNED_OUT,
      screen: () => import('./screens/login.screen.tsx'),
    },
  },
});
export default sessions;

declare module '#web/platform/feature.ts' {
  interface Features {
    sessions: typeof sessions;
  }
}
