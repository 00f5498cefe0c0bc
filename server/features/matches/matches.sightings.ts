import { ownJob } from '#server/features/jobs/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { markCandidatesSeen, markJobsSeen } from './matches.store.ts';

/** The caller has had these jobs on a screen: nobody tells them of those as news. Said again it changes nothing. */
export async function noteSeenJobs(
  ctx: SignedInCtx,
  { job_ids: jobIds }: { job_ids: readonly string[] },
): Promise<{ noted: number }> {
  return { noted: await markJobsSeen(ctx.db, { userId: ctx.actor.id, portal: ctx.portal.key, jobIds }) };
}

/** The caller's company has had these candidates of its job on a screen. Said again it changes nothing. */
export async function noteSeenCandidates(
  ctx: SignedInCtx,
  { job_id: jobId, candidate_ids: userIds }: { job_id: string; candidate_ids: readonly string[] },
): Promise<{ noted: number }> {
  await ownJob(ctx, jobId);
  return { noted: await markCandidatesSeen(ctx.db, jobId, userIds) };
}
