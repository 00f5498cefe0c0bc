export { jobListRoutes } from './job-lists.routes.ts';
export { countNewJobs } from './job-lists.service.ts';
