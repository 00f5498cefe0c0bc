/** The screens of this feature by route name; each is a chunk of its own. */
export const approvalsScreens = {
  'admin-candidates': () => import('./screens/approvals.screen.tsx'),
  'admin-candidate': () => import('./screens/approval.screen.tsx'),
};
