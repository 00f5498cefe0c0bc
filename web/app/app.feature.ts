import { feature } from '#web/platform/feature.ts';
import { ROOT_ERROR } from './app.addresses.ts';

const app = feature({
  name: 'app',
  redirects: { '/': '/auth' },
  routes: {
    error: {
      path: '/error',
      search: ROOT_ERROR,
      states: ['ROOT_ERROR'],
      screen: () => import('./screens/root-error.screen.tsx'),
    },
    'not-found': { path: '/$', states: 'ALL', screen: () => import('./screens/not-found.screen.tsx') },
  },
});
export default app;

declare module '#web/platform/feature.ts' {
  interface Features {
    app: typeof app;
  }
}
