import { defineJob } from '#server/platform/job-definition.ts';
import { text } from '#server/platform/shapes.ts';

/** A decision is told once it can no longer be taken back from the snackbar that it was made in. */
export const tellOfDecision = defineJob('company-checks.tell', {
  data: { companyId: text, decidedAt: text },
  retryLimit: 8,
});
