import { feature } from '#web/platform/feature.ts';

const demoRequests = feature({
  name: 'demo-requests',
  routes: {
    'book-demo': {
      path: '/book-demo',
      states: ['UNAUTHENTICATED', 'CANDIDATE', 'RECRUITER', 'RECRUITER_ADMIN'],
      screen: () => import('./screens/book-demo.screen.tsx'),
    },
  },
});
export default demoRequests;

declare module '#web/platform/feature.ts' {
  interface Features {
    'demo-requests': typeof demoRequests;
  }
}
