import { defineJob } from '#server/platform/job-definition.ts';
import { text } from '#server/platform/shapes.ts';

/** Speaks with one hiring system: brings what waits, and asks for changes where it is time. */
export const workOnSystem = defineJob('hiring-systems.work', {
  data: { systemId: text },
  expireInSeconds: 600,
});

/** Finds the systems with something to do: also those whose turn no other work remembers. */
export const findWork = defineJob('hiring-systems.find-work', { cron: '* * * * *' });

/** Lets go of what was said longer ago than it is kept. */
export const forgetMessages = defineJob('hiring-systems.forget-messages', { cron: '40 2 * * *' });
