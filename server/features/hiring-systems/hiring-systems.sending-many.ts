import { disclosuresOf } from '#server/features/blind-review/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';
import { Refusal } from '#server/platform/refusals.ts';
import { say } from '#server/platform/words.ts';
import { allowedWithSystem } from './hiring-systems.policy.ts';
import { queueCandidate } from './hiring-systems.sending.ts';

type SendCtx = SignedInCtx & Uses<'aliases'>;

interface Pair {
  candidate_id: string;
  job_id: string;
}

/** Each by itself: who may not be sent holds up nobody else. In the order in which they were given. */
export async function syncCandidates(ctx: SendCtx, { people }: { people: readonly Pair[] }) {
  await allowedWithSystem(ctx, 'candidates');
  const tries: { pair: Pair; result: Awaited<ReturnType<typeof tried>> }[] = [];
  for (const pair of people) tries.push({ pair, result: await tried(ctx, pair) });
  // Whoever may not be sent is called what the caller called them.
  const jobOf = ({ pair, result }: (typeof tries)[number]) =>
    result.outcome === 'refused' ? null : pair.job_id;
  const disclosures = await disclosuresOf(
    ctx,
    tries.map((one) => ({ jobId: jobOf(one), userId: one.pair.candidate_id })),
  );
  return {
    results: tries.map((one) => ({
      candidate_id: disclosures(jobOf(one)).idOf(one.pair.candidate_id),
      job_id: one.pair.job_id,
      ...one.result,
    })),
    queued: tries.filter(({ result }) => result.outcome === 'queued').length,
  };
}

async function tried(ctx: SendCtx, { candidate_id: userId, job_id: jobId }: Pair) {
  try {
    const { isThere } = await queueCandidate(ctx, { userId, jobId, isOfMany: true });
    return { outcome: isThere ? ('there_already' as const) : ('queued' as const), problem: null };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const message = say(ctx.lang, error.code, error.params);
    return { outcome: 'refused' as const, problem: { code: error.code, message } };
  }
}
