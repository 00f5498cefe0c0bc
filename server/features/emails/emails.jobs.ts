import { defineJob } from '#server/platform/queue.ts';

export const deliverEmail = defineJob<{ emailId: string }>('emails.deliver', {
  retryLimit: 8,
  expireInSeconds: 60,
});
