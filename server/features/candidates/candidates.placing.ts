import {
  type Placed,
  type Placement,
  REJECTION_REASONS,
  type RejectionReason,
} from '#contract/features/candidates.contract.ts';
import { mayBePut } from '#contract/features/candidates.steps.ts';
import type { StageKind } from '#contract/features/hiring-stages.contract.ts';
import type { Language } from '#contract/kernel/fields.ts';
import { record } from '#server/features/audit-entries/index.ts';
import { spend } from '#server/features/bulk-limits/index.ts';
import { tellTeam } from '#server/features/companies/index.ts';
import {
  type StageRow,
  stageInWords,
  stagesOf,
  stagesThatStay,
} from '#server/features/hiring-stages/index.ts';
import { type JobRow, ownJob } from '#server/features/jobs/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import { isHiddenFrom } from '#server/features/profiles/index.ts';
import type { AuditAction } from '#server/platform/audit-actions.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import { expected } from '#server/platform/expected.ts';
import type { Uses } from '#server/platform/ports.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { say } from '#server/platform/words.ts';
import { holdApplicationStage, nameOfUser, titleAndCompany } from './candidates.reads.ts';
import { type DecisionRow, findDecision, holdPair, insertMove, saveDecision } from './candidates.store.ts';
import { visibleCandidate } from './candidates.visible.ts';

/** Somebody put where they should stand for a job. */
export interface Step {
  jobId: string;
  userId: string;
  to: Placement;
  reasonCode?: RejectionReason | null | undefined;
  reason?: string | null | undefined;
  /** Where the caller saw them stand. */
  expected?: Placement | null | undefined;
  /** One of many that are decided on with one press. */
  isOfMany?: boolean;
  /** The company’s hiring system did it, and nobody here. */
  isFromOutside?: boolean;
}

export interface Taken {
  now: Placed;
  before: Placed;
  mayCloseJob: boolean;
}

/**
 * Puts a candidate for a job of one's own company where they should stand: the one way in which anybody moves, so that
 * each step is in the pipeline's history and the audit log, the application follows, and colleagues see it.
 */
export async function place(ctx: SignedInCtx & Uses<'aliases'>, step: Step): Promise<Taken> {
  const job = await ownJob(ctx, step.jobId);
  await stagesOf(ctx, job.companyId);
  return ctx.transaction((tx) => take(tx, job, step));
}

async function take(tx: SignedInCtx & Uses<'aliases'>, job: JobRow, step: Step): Promise<Taken> {
  const stages = await stagesThatStay(tx.db, job.companyId);
  const to = placementIn(stages, step.to);
  await holdPair(tx.db, step.jobId, step.userId);
  const decision = await findDecision(tx.db, step.jobId, step.userId);
  if (await isHiddenFrom(tx.db, step.userId, job.companyId)) throw new Refusal('candidates.not_found');
  // Whom the company has decided on it may go on with, though they let nobody else find them now.
  if (!decision || decision.status === 'PENDING') await visibleCandidate(tx, step.userId);
  const applicationStage = await holdApplicationStage(tx.db, step.jobId, step.userId);
  const hasWithdrawn = applicationStage === 'WITHDRAWN';
  const before = placedBy(stages, decision, hasWithdrawn);
  const kind = kindOf(stages, to, hasWithdrawn);
  const mayCloseJob = kind === 'hired' && job.status === 'published';
  if (isSame(before, to)) return { now: before, before, mayCloseJob };
  if (step.expected && !isSame(before, placementIn(stages, step.expected)))
    throw await movedElsewhere(tx, stages, before, decision);
  if (!mayBePut({ application_stage: applicationStage }, to)) throw new Refusal('candidates.withdrew');
  const wanted = stages.find(({ id }) => id === to.stage_id);
  // A first decision counts; what is moved on or taken back reaches nobody new.
  if (step.isOfMany && before.status === 'PENDING' && to.status !== 'PENDING')
    await spend(tx, job.companyId, to.status === 'REJECTED' ? 'reject' : 'shortlist', 1);
  const now = await write(tx, step, { to, kind, before, stage: wanted });
  await tellTeam(tx, job.companyId, 'candidates:changed', {
    job_id: step.jobId,
    // In a blind review nobody hears of a person by their own id.
    candidate_id: job.isBlind ? null : step.userId,
  });
  return { now, before, mayCloseJob };
}

interface Change {
  to: Placement;
  kind: StageKind;
  before: Placed;
  stage: StageRow | undefined;
}

async function write(tx: Ctx, step: Step, { to, kind, before, stage }: Change): Promise<Placed> {
  const { jobId, userId } = step;
  const isRejected = to.status === 'REJECTED';
  const reasonCode = isRejected ? (step.reasonCode ?? null) : null;
  const reason = step.reason || null;
  await saveDecision(tx.db, {
    jobId,
    userId,
    status: to.status,
    stageId: to.stage_id,
    reasonCode,
    reason,
    decidedBy: tx.actor?.id ?? null,
    decidedAt: tx.now,
  });
  await insertMove(tx.db, {
    jobId,
    userId,
    fromKind: before.kind,
    toKind: kind,
    stageName: stage?.name ?? null,
    reasonCode,
    reason,
    movedBy: tx.actor?.id ?? null,
  });
  await record(tx, step.isFromOutside ? 'candidate.moved_there' : auditActionOf(kind, before), {
    subjectId: userId,
    details: { jobId, before: before.status, kind, stageName: stage?.name ?? null, reasonCode },
  });
  await tx.emit('candidates.decided', {
    userId,
    jobId,
    status: to.status,
    reason,
    from: before.kind,
    to: kind,
  });
  // Whoever comes back to the shortlist from a later stage was told of it before.
  if (kind === 'shortlisted' && (before.kind === 'new' || before.kind === 'rejected'))
    await tellShortlisted(tx, step);
  return { ...to, kind, reason_code: reasonCode, reason };
}

async function tellShortlisted(tx: Ctx, { jobId, userId }: Step): Promise<void> {
  const told = await titleAndCompany(tx.db, jobId);
  if (told) await notify(tx, userId, 'shortlisted', told, { link: `/candidate/jobs/view/${jobId}` });
}

function auditActionOf(kind: StageKind, before: Placed): AuditAction {
  if (kind === 'rejected') return 'candidate.rejected';
  if (kind === 'new') return 'candidate.returned_to_pending';
  if (kind === 'hired') return 'candidate.hired';
  return kind === 'shortlisted' && before.status !== 'SHORTLISTED'
    ? 'candidate.shortlisted'
    : 'candidate.moved';
}

/**
 * The people of a stage that is removed go to another, in its transaction. One who withdrew stays withdrawn: no news of
 * an offer comes of it, so that nothing is refused.
 */
export async function moveAll(
  ctx: SignedInCtx,
  companyId: string,
  { stageId, moveToId, pairs }: { stageId: string; moveToId: string; pairs: readonly DecisionRow[] },
): Promise<void> {
  const stages = await stagesOf(ctx, companyId);
  const stage = found(
    stages.find(({ id }) => id === moveToId),
    'hiring_stages.not_found',
  );
  const to: Placement = { status: 'SHORTLISTED', stage_id: moveToId };
  for (const { jobId, userId } of pairs) {
    await holdPair(ctx.db, jobId, userId);
    const decision = await findDecision(ctx.db, jobId, userId);
    const hasWithdrawn = (await holdApplicationStage(ctx.db, jobId, userId)) === 'WITHDRAWN';
    const before = placedBy(stages, decision, hasWithdrawn);
    if (before.status !== 'SHORTLISTED' || before.stage_id !== stageId) continue;
    await write(ctx, { jobId, userId, to }, { to, kind: kindOf(stages, to, hasWithdrawn), before, stage });
  }
}

/**
 * The company’s hiring system moved somebody there: they stand in the first stage of that kind here. False where they may
 * not be moved: nobody withdraws for another, and who withdrew, or hides from the company, stays as they are.
 */
export async function moveFromOutside(
  ctx: Ctx,
  { companyId, jobId, userId, kind }: { companyId: string; jobId: string; userId: string; kind: StageKind },
): Promise<boolean> {
  if (kind === 'withdrawn') return false;
  await stagesOf(ctx, companyId);
  return ctx.transaction(async (tx) => {
    const stages = await stagesThatStay(tx.db, companyId);
    await holdPair(tx.db, jobId, userId);
    if (await isHiddenFrom(tx.db, userId, companyId)) return false;
    if ((await holdApplicationStage(tx.db, jobId, userId)) === 'WITHDRAWN') return false;
    const before = placedBy(stages, await findDecision(tx.db, jobId, userId), false);
    if (before.kind === kind) return true;
    const stage = stages.find((one) => one.kind === kind);
    if (!stage && kind !== 'new' && kind !== 'rejected') return false;
    const to: Placement = {
      status: kind === 'new' ? 'PENDING' : kind === 'rejected' ? 'REJECTED' : 'SHORTLISTED',
      stage_id: stage?.id ?? null,
    };
    await write(tx, { jobId, userId, to, isFromOutside: true }, { to, kind, before, stage });
    await tellTeam(tx, companyId, 'candidates:changed', { job_id: jobId, candidate_id: null });
    return true;
  });
}

/** The stage that a placement means: without one the first of the shortlist. One of another company is not found. */
function placementIn(stages: readonly StageRow[], { status, stage_id }: Placement): Placement {
  if (status !== 'SHORTLISTED') return { status, stage_id: null };
  const stage = stage_id === null ? firstOf(stages) : stages.find(({ id }) => id === stage_id);
  return { status, stage_id: found(stage, 'hiring_stages.not_found').id };
}

/** Where a shortlisted candidate stands whom nobody has moved. */
export const firstOf = (stages: readonly StageRow[]): StageRow =>
  expected(stages.find(({ kind }) => kind === 'shortlisted') ?? stages[0], 'stage of the company');

function kindOf(
  stages: readonly StageRow[],
  { status, stage_id }: Placement,
  hasWithdrawn: boolean,
): StageKind {
  if (status === 'REJECTED') return 'rejected';
  if (hasWithdrawn) return 'withdrawn';
  if (status === 'PENDING') return 'new';
  return stages.find(({ id }) => id === stage_id)?.kind ?? 'shortlisted';
}

/** Where a decision puts somebody; without one they are undecided. */
export function placedBy(
  stages: readonly StageRow[],
  decision: DecisionRow | null,
  hasWithdrawn: boolean,
): Placed {
  const status = decision?.status ?? 'PENDING';
  const known = stages.find(({ id }) => id === decision?.stageId);
  const stage_id = status === 'SHORTLISTED' ? (known ?? firstOf(stages)).id : null;
  return {
    status,
    stage_id,
    kind: kindOf(stages, { status, stage_id }, hasWithdrawn),
    reason_code: REJECTION_REASONS.find((one) => one === decision?.reasonCode) ?? null,
    reason: decision?.reason ?? null,
  };
}

const isSame = (one: Placement, other: Placement): boolean =>
  one.status === other.status && one.stage_id === other.stage_id;

async function movedElsewhere(
  ctx: SignedInCtx,
  stages: readonly StageRow[],
  before: Placed,
  decision: DecisionRow | null,
): Promise<Refusal> {
  const stage = stages.find(({ id }) => id === before.stage_id);
  return new Refusal('candidates.moved_elsewhere', {
    by: (await nameOfUser(ctx.db, decision?.decidedBy ?? null)) ?? say(ctx.lang, 'candidates.a_colleague'),
    stage: inWords(ctx.lang, before.kind, stage),
  });
}

const inWords = (lang: Language, kind: StageKind, stage: StageRow | undefined): string =>
  stageInWords(lang, stage && kind === stage.kind ? stage : { kind });
