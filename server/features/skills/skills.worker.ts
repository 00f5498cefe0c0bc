import type { Ctx } from '#server/platform/context.ts';
import { handle } from '#server/platform/queue.ts';
import { relinkMentions } from './skills.jobs.ts';
import { findMeaning, type Mention, mentionsAfter } from './skills.store.ts';

export const skillHandlers = [handle(relinkMentions, relinkPart, 1)];

/** Documents that one job of the queue brings up before it hands over to the next. */
const PART = 100;

interface Part {
  portalSkillId: string;
  from: string | null;
  after: string | null;
}

async function relinkPart(ctx: Ctx, part: Part): Promise<void> {
  const mentions = await mentionsAfter(ctx.db, part.portalSkillId, part.after, PART);
  for (const mention of mentions) await relinkOne(ctx, part, mention);
  const last = mentions.at(-1);
  if (mentions.length === PART && last) await ctx.enqueue(relinkMentions, { ...part, after: last.id });
}

/**
 * Tells the owner of one document what the name means now, which may be no longer what it meant when the job was
 * queued: whichever of two decisions is worked off last, the later one holds.
 */
async function relinkOne(ctx: Ctx, { portalSkillId, from }: Part, { jobId, userId }: Mention): Promise<void> {
  await ctx.transaction(async (tx) => {
    const meaning = await findMeaning(tx.db, portalSkillId);
    if (!meaning) return;
    const link = { folded: meaning.folded, from, to: meaning.refSkill };
    if (jobId) await tx.emit('skills.relinked_in_job', { jobId, link });
    if (userId) await tx.emit('skills.relinked_in_profile', { userId, link });
  });
}
