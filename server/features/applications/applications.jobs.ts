import { defineJob } from '#server/platform/job-definition.ts';

/** Tells an applicant of a company's decision, unless it was taken back before. */
export const tellOfStep = defineJob<{ applicationId: string; stepId: string }>('applications.tell-of-step');
