import { defineJob } from '#server/platform/job-definition.ts';
import { oneOf, orNull, text } from '#server/platform/shapes.ts';

export const rankProfile = defineJob('matches.rank-profile', {
  data: { userId: text },
  expireInSeconds: 120,
});
export const rankJob = defineJob('matches.rank-job', { data: { jobId: text }, expireInSeconds: 120 });

/** Ranks a portal anew after a change of calibration, some documents at a time: `after` is the last one done. */
export const rankPortal = defineJob('matches.rank-portal', {
  data: {
    portal: text,
    /** Of the model that asked for it; under another one the work belongs to someone else. */
    version: text,
    side: oneOf(['profiles', 'jobs']),
    after: orNull(text),
  },
  expireInSeconds: 600,
});

/** Tells people of new strong matches, in the morning of the Gulf. */
export const tellOfNew = defineJob('matches.tell-of-new', { cron: '0 4 * * *', expireInSeconds: 3_600 });
