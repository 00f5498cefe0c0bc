import { defineJob } from '#server/platform/job-definition.ts';

export const forgetOldSessions = defineJob('sessions.forget-old', { cron: '40 2 * * *' });
