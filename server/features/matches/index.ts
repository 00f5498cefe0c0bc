export { rankAll } from './matches.bulk.ts';
export { featuresOfJob, featuresOfProfile } from './matches.documents.ts';
export { createMatchRanking } from './matches.index.ts';
export { clearRemovals, rankJob, rankPortal, rankProfile, refitAll, tellOfNew } from './matches.jobs.ts';
export { matchListeners } from './matches.listeners.ts';
export { matchRoutes } from './matches.routes.ts';
export { explainPair, jobInMatching, personInMatching, personInView } from './matches.service.ts';
export { trainingDocuments } from './matches.training.ts';
export { matchWords } from './matches.words.ts';
