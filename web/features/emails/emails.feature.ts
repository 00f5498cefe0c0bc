import { feature } from '#web/platform/feature.ts';

const emails = feature({
  name: 'emails',
  routes: {
    'no-more-mail': {
      path: '/no-more-mail/$id',
      states: 'ALL',
      screen: () => import('./screens/no-more-mail.screen.tsx'),
    },
  },
});
export default emails;

declare module '#web/platform/feature.ts' {
  interface Features {
    emails: typeof emails;
  }
}
