import { feature } from '#web/platform/feature.ts';
import { RECRUITERS } from '#web/platform/states.ts';
import { EMPLOYEES } from './employees.addresses.ts';

const employees = feature({
  name: 'employees',
  routes: {
    employment: {
      path: '/employment/$token',
      states: 'ALL',
      screen: () => import('./screens/employment.screen.tsx'),
    },
    employees: {
      path: '/recruiter/employees',
      search: EMPLOYEES,
      states: RECRUITERS,
      screen: () => import('./screens/employees.screen.tsx'),
      menu: { area: 'recruiter', group: 'people', place: 10, icon: 'person' },
    },
  },
});
export default employees;

declare module '#web/platform/feature.ts' {
  interface Features {
    employees: typeof employees;
  }
}
