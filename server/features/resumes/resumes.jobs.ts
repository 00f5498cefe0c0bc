import { defineJob } from '#server/platform/queue.ts';

export const readResumeJob = defineJob<{ resumeId: string }>('resumes.read', {
  retryLimit: 4,
  expireInSeconds: 90,
});
