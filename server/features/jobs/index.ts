export { addressOfJob } from './jobs.address.ts';
export { conditionsOf, type JobConditions, placesOf } from './jobs.filters.ts';
export { jobListeners } from './jobs.listeners.ts';
export {
  countPublicJobs,
  findPublicJob,
  getPublicJob,
  listPublicJobs,
} from './jobs.public.ts';
export { jobRoutes } from './jobs.routes.ts';
export { columnsOf as jobColumnsOf, listedJob, ownJob } from './jobs.service.ts';
export { findJob, insertJob, type JobRow } from './jobs.store.ts';
export { createWordIndex } from './jobs.text-index.ts';
export { findByText } from './jobs.texts.ts';
export { jobWords } from './jobs.words.ts';
