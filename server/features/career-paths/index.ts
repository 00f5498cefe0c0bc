export { careerPathRoutes } from './career-paths.routes.ts';
