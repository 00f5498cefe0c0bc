export { employeeRoutes } from './employees.routes.ts';
export { employeeWords } from './employees.words.ts';
