import { defineJob } from '#server/platform/job-definition.ts';

export const rankProfile = defineJob<{ userId: string }>('matches.rank-profile', { expireInSeconds: 120 });
export const rankJob = defineJob<{ jobId: string }>('matches.rank-job', { expireInSeconds: 120 });

/** Ranks a portal anew after a change of calibration, some documents at a time: `after` is the last one done. */
export const rankPortal = defineJob<{
  portal: string;
  /** Of the model that asked for it; under another one the work belongs to someone else. */
  version: string;
  side: 'profiles' | 'jobs';
  after: string | null;
}>('matches.rank-portal', { expireInSeconds: 600 });

/** Tells people of new strong matches, in the morning of the Gulf. */
export const tellOfNew = defineJob<object>('matches.tell-of-new', {
  cron: '0 4 * * *',
  expireInSeconds: 3_600,
});
