import { feature } from '#web/platform/feature.ts';

const notifications = feature({
  name: 'notifications',
  routes: {
    unsubscribe: {
      path: '/unsubscribe/$token',
      states: 'ALL',
      screen: () => import('./screens/unsubscribe.screen.tsx'),
    },
  },
});
export default notifications;

declare module '#web/platform/feature.ts' {
  interface Features {
    notifications: typeof notifications;
  }
}
