import { defineJob } from '#server/platform/job-definition.ts';
import { text } from '#server/platform/shapes.ts';

/** Asks those who were asked with one press, once the time to take it back is over. */
export const leavePokes = defineJob('pokes.leave', { data: { askId: text }, retryLimit: 5 });
