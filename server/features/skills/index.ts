export { skillRoutes } from './skills.routes.ts';
