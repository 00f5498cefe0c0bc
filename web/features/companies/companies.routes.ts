/** The screens of this feature by route name; each is a chunk of its own. */
export const companiesScreens = {
  companies: () => import('./screens/companies.screen.tsx'),
  'company-settings': () => import('./screens/company-profile.screen.tsx'),
  'company-edit': () => import('./screens/company-edit.screen.tsx'),
};
