import type { z } from 'zod';
import {
  type actOnCandidate as actOnCandidateEndpoint,
  type moveCandidate as moveCandidateEndpoint,
  type moveCandidates as moveCandidatesEndpoint,
  STATUS_AFTER_ACTION,
} from '#contract/features/candidates.contract.ts';
import { disclosureOf, disclosuresOf } from '#server/features/blind-review/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';
import { Refusal } from '#server/platform/refusals.ts';
import { say } from '#server/platform/words.ts';
import { place, type Step } from './candidates.placing.ts';

/** Decides on a candidate for a job of one's own company, or takes a decision back. */
export async function actOnCandidate(
  ctx: SignedInCtx & Uses<'aliases'>,
  input: z.output<typeof actOnCandidateEndpoint.body>,
) {
  const status = STATUS_AFTER_ACTION[input.action];
  const step = await takeStep(ctx, {
    jobId: input.job_id,
    userId: input.candidate_id,
    to: { status, stage_id: null },
    reasonCode: input.reason_code,
    reason: input.reason,
    expected: input.expected,
  });
  return { ...step, status: step.now.status, previous: step.before.status };
}

export const moveCandidate = (
  ctx: SignedInCtx & Uses<'aliases'>,
  input: z.output<typeof moveCandidateEndpoint.body>,
) =>
  takeStep(ctx, {
    jobId: input.job_id,
    userId: input.candidate_id,
    to: { status: 'SHORTLISTED', stage_id: input.stage_id },
    expected: input.expected,
  });

async function takeStep(ctx: SignedInCtx & Uses<'aliases'>, step: Step) {
  const { now, before, mayCloseJob } = await place(ctx, step);
  const disclosure = await disclosureOf(ctx, { jobId: step.jobId, userIds: [step.userId] });
  return {
    candidate_id: disclosure.idOf(step.userId),
    job_id: step.jobId,
    now,
    before,
    may_close_job: mayCloseJob,
  };
}

/** Each by itself: a refusal of one holds up nobody else. In the order in which they were given. */
export async function moveCandidates(
  ctx: SignedInCtx & Uses<'aliases'>,
  { steps }: z.output<typeof moveCandidatesEndpoint.body>,
) {
  const tries: { candidate_id: string; job_id: string; result: Awaited<ReturnType<typeof tried>> }[] = [];
  for (const { candidate_id, job_id, to, reason_code, reason, expected } of steps) {
    const isOfMany = steps.length > 1;
    const step = {
      jobId: job_id,
      userId: candidate_id,
      to,
      reasonCode: reason_code,
      reason,
      expected,
      isOfMany,
    };
    tries.push({ candidate_id, job_id, result: await tried(ctx, step) });
  }
  // Of a job that the caller may not decide on, nothing is looked up: the person is called what the caller called them.
  const jobOf = (job_id: string, { outcome }: { outcome: string }) => (outcome === 'refused' ? null : job_id);
  const disclosures = await disclosuresOf(
    ctx,
    tries.map(({ candidate_id, job_id, result }) => ({ jobId: jobOf(job_id, result), userId: candidate_id })),
  );
  return {
    results: tries.map(({ candidate_id, job_id, result }) => ({
      candidate_id: disclosures(jobOf(job_id, result)).idOf(candidate_id),
      job_id,
      ...result,
    })),
    done: tries.filter(({ result }) => result.outcome === 'done').length,
  };
}

async function tried(ctx: SignedInCtx & Uses<'aliases'>, step: Step) {
  try {
    const { now, before } = await place(ctx, step);
    const outcome = now === before ? ('unchanged' as const) : ('done' as const);
    return { outcome, problem: null, now, before };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const message = say(ctx.lang, error.code, error.params);
    return { outcome: 'refused' as const, problem: { code: error.code, message }, now: null, before: null };
  }
}
