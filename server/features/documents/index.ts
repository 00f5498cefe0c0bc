export { createAnswering } from './documents.answering.ts';
export { soughtIn } from './documents.questions.ts';
export { addVersion } from './documents.service.ts';
export { insertDocument, insertQuestion } from './documents.store.ts';
export { answeringText } from './documents.texts.ts';
