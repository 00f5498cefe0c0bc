/** The screens of this feature by route name; each is a chunk of its own. */
export const employeesScreens = {
  employees: () => import('./screens/employees.screen.tsx'),
  employment: () => import('./screens/employment.screen.tsx'),
};
