import { defineJob } from '#server/platform/job-definition.ts';

/** Tells recruiters of new people in their saved searches, every morning of the Gulf. */
export const tellOfPeople = defineJob('candidate-searches.tell', {
  cron: '40 3 * * *',
  expireInSeconds: 3_000,
});
