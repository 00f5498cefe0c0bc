import { defineJob } from '#server/platform/job-definition.ts';
import { text } from '#server/platform/shapes.ts';

/** Tells an applicant of a company's decision, unless it was taken back before. */
export const tellOfStep = defineJob('applications.tell-of-step', {
  data: { applicationId: text, stepId: text },
});
