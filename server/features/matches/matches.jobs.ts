import { defineJob } from '#server/platform/queue.ts';

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

/** Fits every portal's calibration to its judgements, in the night to Sunday. */
export const refitAll = defineJob<object>('matches.refit', { cron: '0 1 * * 0', expireInSeconds: 900 });

/** Tells people of new strong matches, in the morning of the Gulf. */
export const tellOfNew = defineJob<object>('matches.tell-of-new', {
  cron: '0 4 * * *',
  expireInSeconds: 3_600,
});

/** Clears away what every index has long let go of. */
export const clearRemovals = defineJob<object>('matches.clear-removals', {
  cron: '0 2 * * 0',
  expireInSeconds: 900,
});
