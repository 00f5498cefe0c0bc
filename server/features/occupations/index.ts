export { occupationRoutes } from './occupations.routes.ts';
