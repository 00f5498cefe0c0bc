import { defineJob } from '#server/platform/job-definition.ts';
import { orNull, text } from '#server/platform/shapes.ts';

/** The address is the network's that asked. */
export const mailReset = defineJob('accounts.mail-reset', { data: { userId: text, address: orNull(text) } });

export const forgetOld = defineJob('accounts.forget-old', { cron: '50 2 * * *' });
