export { careerPathRoutes } from './career-paths.routes.ts';
export { careerPathWords } from './career-paths.words.ts';
