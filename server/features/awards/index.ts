export { awardRoutes } from './awards.routes.ts';
export { awardWords } from './awards.words.ts';
