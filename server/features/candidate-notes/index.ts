export { candidateNoteRoutes } from './candidate-notes.routes.ts';
export { candidateNoteWords } from './candidate-notes.words.ts';
