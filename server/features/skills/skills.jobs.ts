import { defineJob } from '#server/platform/job-definition.ts';
import { orNull, text } from '#server/platform/shapes.ts';

/** Brings jobs and profiles to what a name means now, some at a time: `after` is the last mention that was done. */
export const relinkMentions = defineJob('skills.relink', {
  data: {
    portalSkillId: text,
    /** The concept that the name was linked to before; a document saved meanwhile holds it. */
    from: orNull(text),
    after: orNull(text),
  },
  expireInSeconds: 300,
});
