import type { z } from 'zod';
import {
  type actOnCandidate as actOnCandidateEndpoint,
  type listCandidates as listCandidatesEndpoint,
  STATUS_AFTER_ACTION,
} from '#contract/features/candidates.contract.ts';
import type { MatchingCandidate } from '#contract/features/matches.contract.ts';
import { type AuditAction, record } from '#server/features/audit-entries/index.ts';
import { ownJob } from '#server/features/jobs/index.ts';
import { explainPair, requirementsIn, sift } from '#server/features/matches/index.ts';
import { getSharedProfile } from '#server/features/profiles/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { factsOfDecided, listDecided } from './candidates.reads.ts';
import { findDecision, saveDecision } from './candidates.store.ts';

type Status = MatchingCandidate['status'];

const AUDIT_OF_STATUS: Record<Status, AuditAction> = {
  SHORTLISTED: 'candidate.shortlisted',
  REJECTED: 'candidate.rejected',
  PENDING: 'candidate.returned_to_pending',
};

/** Decides on a candidate for a job of one's own company, or takes a decision back. */
export async function actOnCandidate(ctx: SignedInCtx, input: z.output<typeof actOnCandidateEndpoint.body>) {
  const { candidate_id: userId, job_id: jobId, reason } = input;
  await ownJob(ctx, jobId);
  await visibleCandidate(ctx, userId);
  const status = STATUS_AFTER_ACTION[input.action];
  const previous = await ctx.transaction(async (tx) => {
    const before = await findDecision(tx.db, jobId, userId);
    if (before === status) return before;
    await saveDecision(tx.db, {
      jobId,
      userId,
      status,
      reason: reason ?? null,
      decidedBy: ctx.actor.id,
      decidedAt: tx.now,
    });
    await record(tx, AUDIT_OF_STATUS[status], { subjectId: userId, details: { jobId, before } });
    await tx.emit('candidates.decided', { userId, jobId, status, reason: reason ?? null });
    return before;
  });
  return { candidate_id: userId, job_id: jobId, status, previous };
}

export async function listCandidates(ctx: SignedInCtx, query: z.output<typeof listCandidatesEndpoint.query>) {
  const companyId = found(ctx.actor.companyId, 'access.denied');
  const everyone = { companyId, status: query.status, jobId: query.job_id, among: null };
  const required = await requirementsIn(ctx, query);
  const sifted = required && sift(await factsOfDecided(ctx.db, everyone), required);
  const filter = { ...everyone, among: sifted?.met ?? null };
  const { rows, total } = await listDecided(ctx.db, filter, query.page, query.limit);
  return {
    results: rows.map((row) => ({
      candidate_id: row.userId,
      job_id: row.jobId,
      job_title: row.jobTitle,
      name: row.person.name,
      headline: row.person.headline ?? null,
      location: row.person.location ?? null,
      score: row.score,
      status: row.status,
      acted_at: row.decidedAt.toISOString(),
    })),
    total,
    page: query.page,
    limit: query.limit,
    left_out: sifted?.leftOut ?? null,
  };
}

/** One candidate, and for a job of one's own company also the score with its reasons. */
export async function getCandidate(ctx: SignedInCtx, userId: string, jobId: string | undefined) {
  const profile = await visibleCandidate(ctx, userId);
  if (!jobId) return { profile, job: null, explanation: null, status: null };
  const job = await ownJob(ctx, jobId);
  return {
    profile,
    job: { jid: job.id, job_title: job.title },
    explanation: await explainPair(ctx, jobId, userId),
    status: await findDecision(ctx.db, jobId, userId),
  };
}

/** The profile of a candidate that the caller may see; to everyone else there is no such candidate. */
async function visibleCandidate(ctx: SignedInCtx, userId: string) {
  try {
    return await getSharedProfile(ctx, userId);
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) throw new Refusal('candidates.not_found');
    throw error;
  }
}
