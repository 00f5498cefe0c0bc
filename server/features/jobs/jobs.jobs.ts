import { defineJob } from '#server/platform/job-definition.ts';

/** Closes jobs whose end has come, and tells of ends that come soon. */
export const expireJobs = defineJob('jobs.expire', { cron: '*/5 * * * *', expireInSeconds: 300 });
