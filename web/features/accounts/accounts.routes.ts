/** The screens of this feature by route name; each is a chunk of its own. */
export const accountsScreens = {
  signup: () => import('./screens/signup.screen.tsx'),
  'verify-email': () => import('./screens/verify-email.screen.tsx'),
  'verify-email-link': () => import('./screens/verify-email-link.screen.tsx'),
  'email-verified': () => import('./screens/email-verified.screen.tsx'),
  'email-success': () => import('./screens/email-success.screen.tsx'),
  account: () => import('./screens/account.screen.tsx'),
};
