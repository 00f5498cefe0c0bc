import { defineJob } from '#server/platform/job-definition.ts';

/** The address is the network's that asked. */
export const mailReset = defineJob<{ userId: string; address: string | null }>('accounts.mail-reset');

export const forgetOld = defineJob<Record<string, never>>('accounts.forget-old', {
  cron: '50 2 * * *',
});
