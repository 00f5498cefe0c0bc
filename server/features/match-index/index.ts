export { featuresOfJob, featuresOfProfile, type JobForMatching, placeOf } from './match-index.documents.ts';
export { clearRemovals, prepareDocuments } from './match-index.jobs.ts';
export { matchIndexListeners } from './match-index.listeners.ts';
export { createMatchRanking } from './match-index.ranking.ts';
export {
  claimJobToTell,
  claimProfileToTell,
  findJobFeatures,
  findProfileFeatures,
  findRanking,
  forgetJobFeatures,
  forgetProfileFeatures,
  jobsAfter,
  knownJobs,
  knownOfProfile,
  knownProfiles,
  markJobRanked,
  markJobsRanked,
  markProfileRanked,
  profilesAfter,
  saveJobFeatures,
  saveProfileFeatures,
} from './match-index.store.ts';
