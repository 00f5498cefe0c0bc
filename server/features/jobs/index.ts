export { jobRoutes } from './jobs.routes.ts';
export { columnsOf as jobColumnsOf, listedJob, ownJob } from './jobs.service.ts';
export { findJob, insertJob, type JobRow } from './jobs.store.ts';
export { jobWords } from './jobs.words.ts';
