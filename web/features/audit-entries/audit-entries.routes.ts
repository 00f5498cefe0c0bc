/** The screens of this feature by route name; each is a chunk of its own. */
export const auditEntriesScreens = {
  'admin-audit': () => import('./screens/audit.screen.tsx'),
};
