import { defineJob } from '#server/platform/job-definition.ts';

/** Brings jobs and profiles to what a name means now, some at a time: `after` is the last mention that was done. */
export const relinkMentions = defineJob<{
  portalSkillId: string;
  /** The concept that the name was linked to before; a document saved meanwhile holds it. */
  from: string | null;
  after: string | null;
}>('skills.relink', { expireInSeconds: 300 });
