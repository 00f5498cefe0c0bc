import { feature } from '#web/platform/feature.ts';
import { AT_HOME, SIGNED_OUT } from '#web/platform/states.ts';
import { ACCOUNT, SIGNUP } from './accounts.addresses.ts';

const accounts = feature({
  name: 'accounts',
  redirects: {
    '/auth/reset-password': '/auth/reset-password/email-verification',
    '/settings': '/settings/account',
  },
  routes: {
    signup: {
      path: '/auth/signup',
      search: SIGNUP,
      states: SIGNED_OUT,
      screen: () => import('./screens/signup.screen.tsx'),
    },
    'verify-email': {
      path: '/auth/verify-email',
      states: ['EMAIL_VERIFICATION_PENDING'],
      screen: () => import('./screens/verify-email.screen.tsx'),
    },
    'verify-email-link': {
      path: '/auth/verify-email/$code',
      states: ['UNAUTHENTICATED', 'EMAIL_VERIFICATION_PENDING'],
      screen: () => import('./screens/verify-email-link.screen.tsx'),
    },
    'email-verified': {
      path: '/auth/email-verified',
      states: ['EMAIL_VERIFICATION_COMPLETED'],
      screen: () => import('./screens/email-verified.screen.tsx'),
    },
    'email-success': {
      path: '/auth/email-success',
      states: ['UNAUTHENTICATED'],
      screen: () => import('./screens/email-success.screen.tsx'),
    },
    goodbye: {
      path: '/auth/goodbye',
      states: ['UNAUTHENTICATED'],
      screen: () => import('./screens/goodbye.screen.tsx'),
    },
    'reset-password': {
      path: '/auth/reset-password/email-verification',
      states: ['UNAUTHENTICATED', 'RESET_PASSWORD'],
      screen: () => import('./screens/reset-password.screen.tsx'),
    },
    'reset-password-verify': {
      path: '/auth/reset-password/verify',
      states: ['UNAUTHENTICATED', 'RESET_PASSWORD'],
      screen: () => import('./screens/reset-password-verify.screen.tsx'),
    },
    'create-new-password': {
      path: '/auth/reset-password/create-new-password',
      states: ['RESET_PASSWORD'],
      screen: () => import('./screens/create-new-password.screen.tsx'),
    },
    'reset-password-success': {
      path: '/auth/reset-password/success',
      states: ['RESET_PASSWORD_COMPLETED'],
      screen: () => import('./screens/reset-password-success.screen.tsx'),
    },
    'reset-password-link': {
      path: '/auth/reset-password/$code',
      states: 'ALL',
      screen: () => import('./screens/reset-password-link.screen.tsx'),
    },
    account: {
      path: '/settings/account',
      search: ACCOUNT,
      states: AT_HOME,
      screen: () => import('./screens/account.screen.tsx'),
      settings: [
        { place: 10, icon: 'person' },
        { place: 20, icon: 'approval', tab: 'security' },
        { place: 30, icon: 'bell', tab: 'notifications' },
        { place: 40, icon: 'document', tab: 'data' },
      ],
    },
  },
});
export default accounts;

declare module '#web/platform/feature.ts' {
  interface Features {
    accounts: typeof accounts;
  }
}
