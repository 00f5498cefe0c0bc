import { defineJob } from '#server/platform/job-definition.ts';
import { texts } from '#server/platform/shapes.ts';

/** Removes what was sent of uploads that nobody went on with for a day. */
export const forgetStaleUploads = defineJob('files.forget-stale-uploads', { cron: '10 * * * *' });

/** Removes files that were uploaded into a form which was not sent within an hour. */
export const forgetUnclaimed = defineJob('files.forget-unclaimed', { cron: '*/10 * * * *' });

/** Removes the bytes of files and of uploads under way, whose rows have gone. */
export const removeFiles = defineJob('files.remove', {
  data: { fileIds: texts, uploadIds: texts },
  retryLimit: 8,
});
