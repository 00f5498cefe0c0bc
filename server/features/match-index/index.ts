export { digestOfPerson } from './match-index.changes.ts';
export { featuresOfJob, featuresOfProfile, type JobForMatching, placeOf } from './match-index.documents.ts';
export { prepareDocuments } from './match-index.jobs.ts';
export { createMatchRanking, createRankingThread } from './match-index.ranking.ts';
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
