import { defineJob } from '#server/platform/job-definition.ts';
import { text } from '#server/platform/shapes.ts';

/** Reads a version of a document and lets it answer. */
export const takeInDocument = defineJob('documents.take-in', {
  data: { versionId: text },
  retryLimit: 6,
  // Scans of many pages wait in line for the one thread that recognises letters.
  expireInSeconds: 900,
});

/** Removes for good what was deleted an hour ago, and says of work that never came back that it failed. */
export const tidyDocuments = defineJob('documents.tidy', { cron: '*/10 * * * *' });
