import { defineJob } from '#server/platform/job-definition.ts';
import { oneOf, orNull, text, yesOrNo } from '#server/platform/shapes.ts';

/**
 * Prepares what is not prepared with a model, some documents at a time: `after` is the last one looked at. Of a model
 * that is not in force yet (`version`; null means the one that is) it is the first half of coming into force.
 */
export const prepareDocuments = defineJob('match-index.prepare-documents', {
  data: {
    version: orNull(text),
    /** Whether the weekly training shall leave it in force. */
    isPinned: yesOrNo,
    side: oneOf(['job', 'profile']),
    after: orNull(text),
  },
  expireInSeconds: 600,
});

/** Clears away what every index has long let go of. */
export const clearRemovals = defineJob('match-index.clear-removals', {
  cron: '0 2 * * 0',
  expireInSeconds: 900,
});
