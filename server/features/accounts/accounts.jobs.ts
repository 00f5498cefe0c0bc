import { defineJob } from '#server/platform/job-definition.ts';
import { orNull, text } from '#server/platform/shapes.ts';

/** The address is the network's that asked. */
export const mailReset = defineJob('accounts.mail-reset', { data: { userId: text, address: orNull(text) } });

/** Takes out of the queue what done work was about: somebody has left while it ran. */
export const forgetDoneWork = defineJob('accounts.forget-done-work');

export const forgetOld = defineJob('accounts.forget-old', { cron: '50 2 * * *' });
