import { defineJob } from '#server/platform/job-definition.ts';

/** Fits every portal's calibration to its judgements, in the night to Sunday. */
export const refitAll = defineJob('calibrations.refit', { cron: '0 1 * * 0', expireInSeconds: 900 });
