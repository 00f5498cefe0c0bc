export { refitAll } from './calibrations.jobs.ts';
export { calibrationListeners } from './calibrations.listeners.ts';
export { calibrationRoutes } from './calibrations.routes.ts';
export { calibrationWords } from './calibrations.words.ts';
