export { learningItemRoutes } from './learning-items.routes.ts';
export { learningItemWords } from './learning-items.words.ts';
