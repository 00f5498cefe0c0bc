import { feature } from '#server/platform/feature.ts';
import { employeeRoutes } from './employees.routes.ts';
import { employeeWords } from './employees.words.ts';

export default feature({
  name: 'employees',
  ports: ['ranking'],
  routes: employeeRoutes,
  words: employeeWords,
});
