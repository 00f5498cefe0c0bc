export { rankAll } from './matches.bulk.ts';
export { explainedPairs } from './matches.explained.ts';
export { rankJob, rankPortal, rankProfile } from './matches.jobs.ts';
export { explainer, explainerFor, relativeTo } from './matches.present.ts';
export { explainPair, jobInMatching, personInMatching, personInView } from './matches.service.ts';
export { MOST_CANDIDATES, STRONG } from './matches.store.ts';
