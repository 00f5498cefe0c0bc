import { defineJob } from '#server/platform/job-definition.ts';
import { text } from '#server/platform/shapes.ts';

/** Hands an attempt in whose time is over, with what was answered. */
export const finishExpired = defineJob('assessments.finish-expired', {
  data: { attemptId: text },
  retryLimit: 5,
});

/** Each night hands in what is still overdue, and computes what answers say of the questions. */
export const computeStatistics = defineJob('assessments.statistics', {
  cron: '10 3 * * *',
  expireInSeconds: 1_800,
});
