export { demoRequestRoutes } from './demo-requests.routes.ts';
export { demoRequestWords } from './demo-requests.words.ts';
