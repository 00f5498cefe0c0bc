export { candidateRoutes } from './candidates.routes.ts';
export { candidateWords } from './candidates.words.ts';
