import { defineJob } from '#server/platform/job-definition.ts';

export const readResumeJob = defineJob<{ resumeId: string }>('resumes.read', {
  retryLimit: 4,
  // Scans of many pages wait in line for the one thread that recognises letters.
  expireInSeconds: 600,
});
