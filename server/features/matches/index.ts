export { rankAll } from './matches.bulk.ts';
export { explainedPairs } from './matches.explained.ts';
export { rankJob, rankPortal, rankProfile, tellOfNew } from './matches.jobs.ts';
export { matchListeners } from './matches.listeners.ts';
export { explainer, explainerFor, relativeTo } from './matches.present.ts';
export { matchRoutes } from './matches.routes.ts';
export { explainPair, jobInMatching, personInMatching, personInView } from './matches.service.ts';
export { MOST_CANDIDATES, STRONG } from './matches.store.ts';
export { matchWords } from './matches.words.ts';
