import type { z } from 'zod';
import type {
  addHiringStage,
  HiringStage,
  HiringStages,
  removeHiringStage,
  renameHiringStage,
} from '#contract/features/hiring-stages.contract.ts';
import {
  MOST_STAGES,
  type NamedStageKind,
  NEEDED_STAGE_KINDS,
  STAGE_KINDS,
  type StageKind,
} from '#contract/features/hiring-stages.contract.ts';
import { isOneOf } from '#contract/kernel/records.ts';
import { record } from '#server/features/audit-entries/index.ts';
import { allowedInTeam, findMembership, mayInTeam, tellTeam } from '#server/features/companies/index.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { countInStages } from './hiring-stages.reads.ts';
import {
  deleteStage,
  holdStages,
  insertStage,
  insertUsualStages,
  listStages,
  type StageRow,
  updateStage,
} from './hiring-stages.store.ts';
import { stageInWords } from './hiring-stages.words.ts';

/** A company's stages. One that has never chosen its own gets the usual ones the first time they are asked for. */
export async function stagesOf(ctx: Ctx, companyId: string): Promise<StageRow[]> {
  const stages = await listStages(ctx.db, companyId);
  if (stages.length > 0) return stages;
  return ctx.transaction(async (tx) => {
    await holdStages(tx.db, companyId);
    if ((await listStages(tx.db, companyId)).length === 0) await insertUsualStages(tx.db, companyId);
    return listStages(tx.db, companyId);
  });
}

export const presentStage = ({ id, kind, name }: StageRow): HiringStage => ({ id, kind, name });

export async function ownStages(ctx: SignedInCtx): Promise<HiringStages> {
  const { companyId, role } = found(await findMembership(ctx.db, ctx.actor.id), 'companies.not_found');
  const stages = await stagesOf(ctx, companyId);
  const people = await countInStages(ctx.db, companyId);
  const first = stages.find(({ kind }) => kind === 'shortlisted');
  return {
    results: stages.map((stage) => ({
      ...presentStage(stage),
      people: (people.get(stage.id) ?? 0) + (stage === first ? (people.get(null) ?? 0) : 0),
      is_needed: isNeeded(stages, stage),
    })),
    can: { edit: mayInTeam(role, { deed: 'edit' }) },
  };
}

export const addStage = (ctx: SignedInCtx, { kind, name }: z.output<typeof addHiringStage.body>) =>
  change(ctx, async (tx, companyId, stages) => {
    if (stages.length >= MOST_STAGES) throw new Refusal('hiring_stages.too_many', { most: MOST_STAGES });
    refuseMisleading(stages, { kind, name });
    const last = Math.max(-1, ...ofKind(stages, kind).map(({ position }) => position));
    await insertStage(tx.db, { companyId, kind, name, position: last + 1 });
    await record(tx, 'hiring_stage.added', { details: { companyId, name, kind } });
  });

export const renameStage = (
  ctx: SignedInCtx,
  id: string,
  { name, was }: z.output<typeof renameHiringStage.body>,
) =>
  change(ctx, async (tx, companyId, stages) => {
    const stage = stageIn(stages, id);
    if (stage.name !== was) throw new Refusal('hiring_stages.changed_elsewhere');
    if (name === was) return;
    if (name !== null) refuseMisleading(stages, { id, kind: stage.kind, name });
    await updateStage(tx.db, id, { name });
    await record(tx, 'hiring_stage.renamed', {
      details: { companyId, name: name ?? was, kind: stage.kind, was },
    });
  });

/** Behind another of its kind, or first among them. */
export const moveStage = (ctx: SignedInCtx, id: string, afterId: string | null) =>
  change(ctx, async (tx, companyId, stages) => {
    const stage = stageIn(stages, id);
    const siblings = ofKind(stages, stage.kind).filter((one) => one.id !== id);
    const at = afterId === null ? 0 : siblings.findIndex((one) => one.id === afterId) + 1;
    if (afterId !== null && at === 0) {
      stageIn(stages, afterId);
      throw new Refusal('hiring_stages.other_kind');
    }
    const order = siblings.toSpliced(at, 0, stage);
    for (const [position, one] of order.entries())
      if (one.position !== position) await updateStage(tx.db, one.id, { position });
    await record(tx, 'hiring_stage.moved', { details: { companyId, name: stage.name, kind: stage.kind } });
  });

/** Its people go to another stage first, each as if somebody had moved them. */
export const removeStage = (
  ctx: SignedInCtx,
  id: string,
  { move_to_id: moveToId }: z.output<typeof removeHiringStage.body>,
) =>
  change(ctx, async (tx, companyId, stages) => {
    const stage = stageIn(stages, id);
    if (isNeeded(stages, stage)) throw new Refusal('hiring_stages.needed');
    stageIn(stages, moveToId);
    if (moveToId === id) throw new Refusal('hiring_stages.not_found');
    await tx.emit('hiring-stages.removing', { companyId, stageId: id, moveToId });
    await deleteStage(tx.db, companyId, id);
    await record(tx, 'hiring_stage.removed', { details: { companyId, name: stage.name, kind: stage.kind } });
  });

/** A change by whoever may, one after the other: each sees what the one before left. */
async function change(
  ctx: SignedInCtx,
  deed: (tx: Ctx, companyId: string, stages: StageRow[]) => Promise<void>,
): Promise<HiringStages> {
  const { companyId } = await allowedInTeam(ctx, { deed: 'edit' });
  await ctx.transaction(async (tx) => {
    await holdStages(tx.db, companyId);
    await deed(tx, companyId, await stagesOf(tx, companyId));
    await tellTeam(tx, companyId, 'candidates:changed', { job_id: null, candidate_id: null });
  });
  return ownStages(ctx);
}

const stageIn = (stages: readonly StageRow[], id: string): StageRow =>
  found(
    stages.find((one) => one.id === id),
    'hiring_stages.not_found',
  );

const ofKind = (stages: readonly StageRow[], kind: NamedStageKind) =>
  stages.filter((one) => one.kind === kind);

const isNeeded = (stages: readonly StageRow[], { kind }: StageRow): boolean =>
  isOneOf(NEEDED_STAGE_KINDS, kind) && ofKind(stages, kind).length === 1;

/** Two stages of one name could not be told apart, and one that is called like another kind says what is not so. */
function refuseMisleading(
  stages: readonly StageRow[],
  { id, kind, name }: { id?: string; kind: NamedStageKind; name: string },
): void {
  const folded = name.toLocaleLowerCase();
  const isCalled = (stage: { kind: StageKind; name?: string | null }) =>
    (['en', 'ar'] as const).some((lang) => stageInWords(lang, stage).toLocaleLowerCase() === folded);
  const others = STAGE_KINDS.filter((one) => one !== kind);
  if (others.some((one) => isCalled({ kind: one }))) throw new Refusal('hiring_stages.name_of_other_kind');
  if (stages.some((one) => one.id !== id && isCalled(one))) throw new Refusal('hiring_stages.name_taken');
}
