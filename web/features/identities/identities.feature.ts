import { feature } from '#web/platform/feature.ts';

const identities = feature({
  name: 'identities',
  routes: {
    google: {
      path: '/auth/google/$token',
      states: ['UNAUTHENTICATED'],
      screen: () => import('./screens/landing.screen.tsx'),
    },
    linkedin: {
      path: '/auth/linkedin/$token',
      states: ['UNAUTHENTICATED'],
      screen: () => import('./screens/landing.screen.tsx'),
    },
  },
});
export default identities;

declare module '#web/platform/feature.ts' {
  interface Features {
    identities: typeof identities;
  }
}
