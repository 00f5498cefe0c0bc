export { countNewJobs } from './job-lists.service.ts';
