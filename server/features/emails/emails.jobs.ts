import { defineJob } from '#server/platform/job-definition.ts';
import { text } from '#server/platform/shapes.ts';

/** Ten seconds at first, then twice as long each time, up to two hours: a mail server may be away for a day. */
export const deliverEmail = defineJob('emails.deliver', {
  data: { emailId: text },
  retryLimit: 18,
  retryDelaySeconds: 10,
  retryDelayMaxSeconds: 7_200,
  expireInSeconds: 120,
});
