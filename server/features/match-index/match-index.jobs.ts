import { defineJob } from '#server/platform/job-definition.ts';

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
}>('match-index.prepare-documents', { expireInSeconds: 600 });

/** Clears away what every index has long let go of. */
export const clearRemovals = defineJob<object>('match-index.clear-removals', {
  cron: '0 2 * * 0',
  expireInSeconds: 900,
});
