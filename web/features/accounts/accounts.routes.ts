/** The screens of this feature by route name; each is a chunk of its own. */
export const accountsScreens = {
  signup: () => import('./screens/signup.screen.tsx'),
  'verify-email': () => import('./screens/verify-email.screen.tsx'),
  'verify-email-link': () => import('./screens/verify-email-link.screen.tsx'),
  'email-verified': () => import('./screens/email-verified.screen.tsx'),
  'email-success': () => import('./screens/email-success.screen.tsx'),
  'reset-password': () => import('./screens/reset-password.screen.tsx'),
  'reset-password-verify': () => import('./screens/reset-password-verify.screen.tsx'),
  'reset-password-link': () => import('./screens/reset-password-link.screen.tsx'),
  'create-new-password': () => import('./screens/create-new-password.screen.tsx'),
  'reset-password-success': () => import('./screens/reset-password-success.screen.tsx'),
  goodbye: () => import('./screens/goodbye.screen.tsx'),
  account: () => import('./screens/account.screen.tsx'),
};
