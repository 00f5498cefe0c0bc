import type { z } from 'zod';
import {
  type CandidateRow,
  type getPipeline as getPipelineEndpoint,
  type listCandidateKeys as listCandidateKeysEndpoint,
  type listCandidates as listCandidatesEndpoint,
  MOST_CHOSEN,
} from '#contract/features/candidates.contract.ts';
import { disclosuresOf, listedPeople, listedTotal } from '#server/features/blind-review/index.ts';
import { presentStage, type StageRow, stagesOf } from '#server/features/hiring-stages/index.ts';
import { ownJob, refuseUnstatedNationality } from '#server/features/jobs/index.ts';
import { requirementsIn, type SayingTheSame, sift } from '#server/features/rankings/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';
import { found } from '#server/platform/refusals.ts';
import { noteListed } from '#server/platform/shown.ts';
import { wishedPay } from '#server/platform/wished-pay.ts';
import { factsOfStanding, listChoices, listColumns, listKeys, listStanding } from './candidates.lists.ts';
import { firstOf } from './candidates.placing.ts';
import type { StandingDetails, StandingFilter } from './candidates.standing.ts';

export async function listCandidates(
  ctx: SignedInCtx & Uses<'aliases' | 'taxonomy'>,
  query: z.output<typeof listCandidatesEndpoint.query>,
) {
  const { filter, leftOut } = await narrowed(ctx, query, query);
  const { rows, total } = await listStanding(ctx.db, filter, query);
  return {
    results: await presentRows(ctx, listedPeople(ctx, rows, query)),
    total: listedTotal(ctx, total),
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
  const rows = listedPeople(ctx, await listColumns(ctx.db, filter, query));
  const people = await presentRows(ctx, rows);
  const column = (key: string) => ({
    total: rows.find((row) => row.column === key)?.total ?? 0,
    results: people.filter((_, at) => rows[at]?.column === key),
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
  const rows = listedPeople(ctx, await listKeys(ctx.db, filter, MOST_CHOSEN));
  const disclosures = await disclosuresOf(
    ctx,
    rows.map((row) => ({ jobId: row.job_id, userId: row.user_id })),
  );
  return {
    results: rows.map((row) => ({
      candidate_id: disclosures(row.job_id).idOf(row.user_id),
      job_id: row.job_id,
      job_title: row.job_title,
      name: disclosures(row.job_id).nameOf(row.user_id, row.person.name),
      is_blind: disclosures(row.job_id).hides(row.user_id),
      status: row.status,
      stage_id: row.stage_id,
      kind: row.kind,
      application_stage: row.application_stage,
    })),
    total: listedTotal(ctx, rows[0]?.total ?? 0),
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
  if (query.nationalities.length > 0)
    refuseUnstatedNationality(
      ctx.taxonomy,
      query.job_id ? await ownJob(ctx, query.job_id) : null,
      query.nationalities,
    );
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
  const disclosures = await disclosuresOf(ctx, pairs);
  noteListed(
    ctx,
    rows.map((row) => row.user_id),
  );
  return rows.map((row) => {
    const { person, user_id: userId } = row;
    const disclosure = disclosures(row.job_id);
    const isBlind = disclosure.hides(userId);
    return {
      candidate_id: disclosure.idOf(userId),
      shown_id: isBlind ? disclosure.idOf(userId) : row.shown_id,
      job_id: row.job_id,
      job_title: row.job_title,
      name: disclosure.nameOf(userId, person.name),
      is_blind: isBlind,
      headline: disclosure.textOf(userId, person.headline ?? null),
      location: disclosure.unlessHidden(userId, person.location ?? null),
      experience_months: row.experience_months,
      notice_period_days: row.notice_period_days,
      ...wishedPay(row.expected_salary, person, isBlind),
      nationality: disclosure.unlessHidden(userId, row.nationality),
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
