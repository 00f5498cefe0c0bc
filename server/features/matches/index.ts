export { rankAll } from './matches.bulk.ts';
export { featuresOfJob, featuresOfProfile, placeOf } from './matches.documents.ts';
export { createMatchRanking } from './matches.index.ts';
export { countNewJobs } from './matches.job-lists.ts';
export {
  clearRemovals,
  prepareDocuments,
  rankJob,
  rankPortal,
  rankProfile,
  refitAll,
  tellOfNew,
  trainWeekly,
} from './matches.jobs.ts';
export { matchListeners } from './matches.listeners.ts';
export { modelFor, openActiveModel } from './matches.models.ts';
export { explainer, explainerFor } from './matches.present.ts';
export {
  factsAsked,
  factsOfProfile,
  packed,
  type StatedFact,
  stated,
  unpacked,
} from './matches.reads.ts';
export { requirementsIn, type SayingTheSame, sift } from './matches.requirements.ts';
export { matchRoutes } from './matches.routes.ts';
export { explainPair, jobInMatching, personInMatching, personInView } from './matches.service.ts';
export { knownOfProfile } from './matches.store.ts';
export { goBackToFormer, train } from './matches.training.ts';
export { matchWords } from './matches.words.ts';
