import { defineJob } from '#server/platform/job-definition.ts';
import { text } from '#server/platform/shapes.ts';

export const readResumeJob = defineJob('resumes.read', {
  data: { resumeId: text },
  retryLimit: 4,
  // Scans of many pages wait in line for the one thread that recognises letters.
  expireInSeconds: 600,
});
