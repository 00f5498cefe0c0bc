export { addressOfFeed, addressOfJob } from './jobs.address.ts';
export { askedJob, questionsPutTo } from './jobs.asked.ts';
export { columnsOf as jobColumnsOf } from './jobs.columns.ts';
export { conditionsOf, type JobConditions, liesIn, placesOf } from './jobs.filters.ts';
export { refuseUnstatedNationality, statesNationalities } from './jobs.nationality.ts';
export {
  isPublic as isPublicJob,
  isPublished as isPublishedJob,
  statusOf as statusOfJob,
} from './jobs.policy.ts';
export { addressOfPreview } from './jobs.preview.ts';
export { PREVIEW } from './jobs.preview-size.ts';
export {
  countPublicJobs,
  findPublicJob,
  getPublicJob,
  listPublicJobs,
  openJobsOf,
} from './jobs.public.ts';
export { listedJob, ownJob } from './jobs.service.ts';
export { findJob, insertJob, type JobRow } from './jobs.store.ts';
export { recruitersOf } from './jobs.telling-reads.ts';
export { createWordIndex } from './jobs.text-index.ts';
export { findByText } from './jobs.texts.ts';
export { changeSkills } from './jobs.writing.ts';
