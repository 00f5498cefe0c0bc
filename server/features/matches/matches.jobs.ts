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

/**
 * Prepares what is not prepared with a model, some documents at a time: `after` is the last one looked at. Of a model
 * that is not in force yet (`version`; null means the one that is) it is the first half of coming into force.
 */
export const prepareDocuments = defineJob<{
  version: string | null;
  /** Whether the weekly training shall leave it in force. */
  isPinned: boolean;
  side: 'job' | 'profile';
  after: string | null;
}>('matches.prepare-documents', { expireInSeconds: 600 });

/** Learns words from all documents, in the night to Sunday, before calibrations are fitted. */
export const trainWeekly = defineJob<object>('matches.train', { cron: '0 23 * * 6', expireInSeconds: 3_600 });

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
