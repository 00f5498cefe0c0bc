import { defineJob } from '#server/platform/job-definition.ts';

/** Removes the bytes of files and of uploads under way, whose rows have gone. */
export const removeFiles = defineJob<{ fileIds: string[]; uploadIds: string[] }>('files.remove', {
  retryLimit: 8,
});
