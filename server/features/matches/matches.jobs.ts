import { defineJob } from '#server/platform/queue.ts';

export const rankProfile = defineJob<{ userId: string }>('matches.rank-profile', { expireInSeconds: 120 });
export const rankJob = defineJob<{ jobId: string }>('matches.rank-job', { expireInSeconds: 120 });
