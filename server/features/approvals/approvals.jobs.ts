import { defineJob } from '#server/platform/job-definition.ts';

/** A decision is told once it can no longer be taken back from the snackbar that it was made in. */
export const tellOfDecision = defineJob<{ userId: string; decidedAt: string }>('approvals.tell', {
  retryLimit: 8,
});
