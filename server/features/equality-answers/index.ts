export { equalityAnswerRoutes } from './equality-answers.routes.ts';
export { equalityAnswerWords } from './equality-answers.words.ts';
