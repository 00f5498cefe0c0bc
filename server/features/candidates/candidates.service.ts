import type { z } from 'zod';
import {
  type actOnCandidate as actOnCandidateEndpoint,
  type CandidateRow,
  type getPipeline as getPipelineEndpoint,
  type listCandidateKeys as listCandidateKeysEndpoint,
  type listCandidates as listCandidatesEndpoint,
  MOST_CHOSEN,
  type moveCandidate as moveCandidateEndpoint,
  type moveCandidates as moveCandidatesEndpoint,
  STATUS_AFTER_ACTION,
} from '#contract/features/candidates.contract.ts';
import { veilOf, veilsOf } from '#server/features/blind-review/index.ts';
import { presentStage, type StageRow, stagesOf } from '#server/features/hiring-stages/index.ts';
import { ownJob, statusOfJob } from '#server/features/jobs/index.ts';
import { explainPair } from '#server/features/matches/index.ts';
import { requirementsIn, type SayingTheSame, sift } from '#server/features/rankings/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { say } from '#server/platform/words.ts';
import { firstOf, place, placedBy, type Step } from './candidates.placing.ts';
import {
  accountsOf,
  factsOfStanding,
  jobsAround,
  listChoices,
  listColumns,
  listKeys,
  listStanding,
  pokeOf,
  stageOfApplication,
  tagsOf,
} from './candidates.reads.ts';
import type { StandingDetails, StandingFilter } from './candidates.standing.ts';
import { findDecision } from './candidates.store.ts';
import { visibleCandidate } from './candidates.visible.ts';

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
  const veil = await veilOf(ctx, { jobId: step.jobId, userIds: [step.userId] });
  return {
    candidate_id: veil.idOf(step.userId),
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
  const results: Awaited<ReturnType<typeof tried>>[] = [];
  for (const { candidate_id, job_id, to, reason_code, reason, expected } of steps) {
    const step = { jobId: job_id, userId: candidate_id, to, reasonCode: reason_code, reason, expected };
    results.push(await tried(ctx, step));
  }
  const veils = await veilsOf(
    ctx,
    steps.map((step) => ({ jobId: step.job_id, userId: step.candidate_id })),
  );
  return {
    results: steps.map(({ candidate_id, job_id }, at) => ({
      candidate_id: veils(job_id).idOf(candidate_id),
      job_id,
      ...results[at]!,
    })),
    done: results.filter(({ outcome }) => outcome === 'done').length,
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

export async function listCandidates(
  ctx: SignedInCtx & Uses<'aliases' | 'taxonomy'>,
  query: z.output<typeof listCandidatesEndpoint.query>,
) {
  const { filter, leftOut } = await narrowed(ctx, query, query);
  const { rows, total } = await listStanding(ctx.db, filter, query);
  return {
    results: await presentRows(ctx, rows),
    total,
    page: query.page,
    limit: query.limit,
    left_out: leftOut,
  };
}

/** The board: new applicants, the company's stages, and those who are out. */
export async function getPipeline(
  ctx: SignedInCtx & Uses<'aliases' | 'taxonomy'>,
  query: z.output<typeof getPipelineEndpoint.query>,
) {
  const { filter, leftOut, stages } = await narrowed(ctx, query, { status: 'ALL' });
  const rows = await listColumns(ctx.db, filter, query);
  const people = await presentRows(ctx, rows);
  const column = (key: string) => ({
    total: rows.find((row) => row.column === key)?.total ?? 0,
    results: people.filter((_, at) => rows[at]!.column === key),
  });
  const without = (kind: 'new' | 'rejected' | 'withdrawn') => ({ kind, stage: null, ...column(kind) });
  return {
    columns: [
      without('new'),
      ...stages.map((stage) => ({ kind: stage.kind, stage: presentStage(stage), ...column(stage.id) })),
      without('rejected'),
      without('withdrawn'),
    ],
    left_out: leftOut,
  };
}

export async function listCandidateKeys(
  ctx: SignedInCtx & Uses<'aliases' | 'taxonomy'>,
  query: z.output<typeof listCandidateKeysEndpoint.query>,
) {
  const { filter } = await narrowed(ctx, query, query);
  const rows = await listKeys(ctx.db, filter, MOST_CHOSEN);
  const veils = await veilsOf(
    ctx,
    rows.map((row) => ({ jobId: row.job_id, userId: row.user_id })),
  );
  return {
    results: rows.map((row) => ({
      candidate_id: veils(row.job_id).idOf(row.user_id),
      job_id: row.job_id,
      job_title: row.job_title,
      name: veils(row.job_id).nameOf(row.user_id, row.person.name),
      is_blind: veils(row.job_id).hides(row.user_id),
      status: row.status,
      stage_id: row.stage_id,
      kind: row.kind,
    })),
    total: rows[0]?.total ?? 0,
  };
}

export async function listCandidateChoices(ctx: SignedInCtx & Uses<'taxonomy'>) {
  const { filter } = await narrowed(ctx, EVERYBODY, { status: 'ALL' });
  const rows = await listChoices(ctx.db, filter);
  const of = (what: 'location' | 'nationality') =>
    rows.filter((row) => row.what === what).map(({ value, people }) => ({ value, people }));
  return { nationalities: of('nationality'), locations: of('location') };
}

type Narrowing = Omit<z.output<typeof getPipelineEndpoint.query>, 'limit' | 'sort'>;

const EVERYBODY: Narrowing = {
  q: '',
  nationalities: [],
  places: [],
  tags: [],
  reasons: [],
  required_skills: [],
  required_languages: [],
};

/** The company's candidates that a query lets through, and whom its requirements leave out. */
async function narrowed(
  ctx: SignedInCtx & Uses<'taxonomy'>,
  query: Narrowing,
  standing: Pick<StandingFilter, 'status' | 'stage'>,
) {
  const companyId = found(ctx.actor.companyId, 'access.denied');
  const stages = await stagesOf(ctx, companyId);
  const everyone: StandingFilter = {
    companyId,
    firstStageId: firstOf(stages).id,
    status: standing.status,
    stage: columnOf(stages, standing.stage),
    jobId: query.job_id,
    q: query.q,
    onlyNamed: query.nationalities.length + query.places.length + query.tags.length > 0,
    tags: query.tags,
    reasons: query.reasons,
    among: null,
  };
  const required = await requirementsIn(ctx, query);
  const sifted = required && sift(ctx.taxonomy, await factsOfStanding(ctx.db, everyone, required), required);
  const idsOf = (people: readonly SayingTheSame[]) => people.flatMap(({ userIds }) => userIds);
  return {
    filter: { ...everyone, among: sifted && idsOf(sifted.met) },
    leftOut: sifted && { silent: idsOf(sifted.silent).length, short: idsOf(sifted.short).length },
    stages,
  };
}

/** A stage's column, or a kind's: of a kind that has stages the first of them. */
const columnOf = (stages: readonly StageRow[], stage: string | undefined): string | undefined =>
  stages.find(({ kind }) => kind === stage)?.id ?? stage;

async function presentRows(
  ctx: SignedInCtx & Uses<'aliases'>,
  rows: readonly StandingDetails[],
): Promise<CandidateRow[]> {
  const pairs = rows.map((row) => ({ jobId: row.job_id, userId: row.user_id }));
  const veils = await veilsOf(ctx, pairs);
  return rows.map((row) => {
    const { person, user_id: userId } = row;
    const veil = veils(row.job_id);
    const isBlind = veil.hides(userId);
    return {
      candidate_id: veil.idOf(userId),
      shown_id: isBlind ? veil.idOf(userId) : row.shown_id,
      job_id: row.job_id,
      job_title: row.job_title,
      name: veil.nameOf(userId, person.name),
      is_blind: isBlind,
      headline: veil.textOf(userId, person.headline ?? null),
      location: veil.unlessHidden(userId, person.location ?? null),
      experience_months: row.experience_months,
      notice_period_days: row.notice_period_days,
      expected_salary: row.expected_salary,
      nationality: veil.unlessHidden(userId, row.nationality),
      score: row.score,
      applied_at: row.applied_at,
      application_stage: row.application_stage,
      poke: row.poke,
      tags: row.tags,
      notes: row.notes,
      status: row.status,
      stage_id: row.stage_id,
      kind: row.kind,
      reason_code: row.reason_code,
      reason: row.reason,
      acted_at: row.since,
      acted_by: row.kind === 'withdrawn' ? null : row.decider,
    };
  });
}

/** One candidate, and for a job of one's own company also the score with its reasons. */
export async function getCandidate(
  ctx: SignedInCtx & Uses<'aliases' | 'models' | 'ranking' | 'taxonomy'>,
  userId: string,
  jobId: string | undefined,
) {
  const companyId = found(ctx.actor.companyId, 'access.denied');
  const profile = await visibleCandidate(ctx, userId, jobId);
  const job = jobId ? await ownJob(ctx, jobId) : null;
  const veil = await veilOf(ctx, { jobId: jobId ?? null, userIds: [userId] });
  const accounts = veil.hides(userId) ? [userId] : await accountsOf(ctx.db, companyId, userId);
  const explanation = job && (await explainPair(ctx, job.id, userId));
  const placed = job && (await standingOf(ctx, companyId, job.id, userId));
  const poke = job && (await pokeOf(ctx.db, job.id, userId));
  const stage = job && (await stageOfApplication(ctx.db, job.id, userId));
  const hasApplied = stage !== null && stage !== 'WITHDRAWN' && stage !== 'JOB_CLOSED';
  return {
    profile,
    is_blind: veil.hides(userId),
    job: job && { jid: job.id, job_title: job.title, status: statusOfJob(job) },
    explanation: explanation && veil.explanationOf(userId, explanation),
    status: placed?.status ?? null,
    placed,
    poke,
    tags: veil.hides(userId) ? [] : await tagsOf(ctx.db, companyId, accounts),
    can: { ask: job?.status === 'published' && !poke && !hasApplied },
  };
}

async function standingOf(ctx: SignedInCtx, companyId: string, jobId: string, userId: string) {
  const stages = await stagesOf(ctx, companyId);
  const hasWithdrawn = (await stageOfApplication(ctx.db, jobId, userId)) === 'WITHDRAWN';
  return placedBy(stages, await findDecision(ctx.db, jobId, userId), hasWithdrawn);
}

/**
 * Jobs of one's own company for which a candidate stands, and its open ones that they match; of who is hidden those alone
 * where they are, and of who is named those where they are not: one or the other would tell who they are.
 */
export async function listCandidateJobs(ctx: SignedInCtx & Uses<'aliases'>, userId: string) {
  const companyId = found(ctx.actor.companyId, 'access.denied');
  await visibleCandidate(ctx, userId);
  const isHidden = (await veilOf(ctx, { jobId: null, userIds: [userId] })).hides(userId);
  const accounts = isHidden ? [userId] : await accountsOf(ctx.db, companyId, userId);
  const rows = onceEach(await jobsAround(ctx.db, companyId, accounts));
  const veils = await veilsOf(
    ctx,
    rows.map((row) => ({ jobId: row.job_id, userId: row.user_id })),
  );
  const results = [];
  for (const row of rows) {
    if (isHidden !== row.is_blind) continue;
    results.push({
      candidate_id: veils(row.job_id).idOf(row.user_id),
      jid: row.job_id,
      job_title: row.title,
      job_status: row.job_status,
      score: row.score,
      placed: stands(row) ? await standingOf(ctx, companyId, row.job_id, row.user_id) : null,
      application_stage: row.application_stage,
    });
  }
  return { results };
}

type JobAround = Awaited<ReturnType<typeof jobsAround>>[number];

const stands = (row: JobAround): boolean => row.is_decided || row.application_stage !== null;

/** Of accounts taken for one person those that stand for a job; where none does, the one that fits it best. */
const onceEach = (rows: readonly JobAround[]): JobAround[] =>
  rows.filter((row) => {
    const ofJob = rows.filter((one) => one.job_id === row.job_id);
    return ofJob.some(stands) ? stands(row) : row === ofJob[0];
  });
