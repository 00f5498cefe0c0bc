import { feature } from '#web/platform/feature.ts';
import { ADMINS } from '#web/platform/states.ts';
import { INVITATIONS } from './invitations.addresses.ts';

const invitations = feature({
  name: 'invitations',
  routes: {
    invitation: {
      path: '/invitation/$token',
      states: 'ALL',
      screen: () => import('./screens/invitation.screen.tsx'),
    },
    'admin-invitations': {
      path: '/recruiter/admin/invitations',
      search: INVITATIONS,
      states: ADMINS,
      screen: () => import('./screens/invitations.screen.tsx'),
      menu: { area: 'recruiter', group: 'administration', place: 20, icon: 'mail' },
    },
  },
});
export default invitations;

declare module '#web/platform/feature.ts' {
  interface Features {
    invitations: typeof invitations;
  }
}
