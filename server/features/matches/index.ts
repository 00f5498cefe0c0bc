export { rankAll } from './matches.bulk.ts';
export { featuresOfJob, featuresOfProfile } from './matches.documents.ts';
export { rankJob, rankProfile } from './matches.jobs.ts';
export { matchListeners } from './matches.listeners.ts';
export { matchRoutes } from './matches.routes.ts';
export { explainPair } from './matches.service.ts';
export { matchWords } from './matches.words.ts';
