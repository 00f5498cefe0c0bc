export { tellOfStep } from './applications.jobs.ts';
export { applicationListeners } from './applications.listeners.ts';
export { applicationRoutes } from './applications.routes.ts';
export { applicationWords } from './applications.words.ts';
