import {
  type ConnectedSystem,
  RECORD_STATES,
  type SystemMessage,
  type SystemRecord,
} from '#contract/features/hiring-systems.contract.ts';
import { recordOf } from '#contract/kernel/records.ts';
import { disclosuresOf } from '#server/features/blind-review/index.ts';
import { standingKind } from '#server/features/candidates/index.ts';
import { stageInWords } from '#server/features/hiring-stages/index.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import { expected } from '#server/platform/expected.ts';
import type { Uses } from '#server/platform/ports.ts';
import { say } from '#server/platform/words.ts';
import { oursOf } from './hiring-systems.desk.ts';
import { differing, STATE, standsApart, valueIn } from './hiring-systems.merging.ts';
import { OUR_REFUSALS } from './hiring-systems.port.ts';
import { countsOf, type ListedRecord, nameOf } from './hiring-systems.reads.ts';
import { erasuresOwed, type MessageRow, type SystemRow } from './hiring-systems.store.ts';

export async function presentSystem(ctx: Ctx, row: SystemRow): Promise<ConnectedSystem> {
  const counts = await countsOf(ctx.db, row.id);
  return {
    id: row.id,
    vendor: row.vendor,
    name: row.about.name,
    address: row.address,
    database: row.database,
    login: row.login,
    about: row.about,
    mapping: row.mapping,
    events_url: row.vendor === 'rest' ? `${ctx.portal.url}/api/hiring-systems/${row.id}/events` : null,
    connected_at: row.connectedAt.toISOString(),
    connected_by: await nameOf(ctx.db, row.connectedBy),
    reached_at: row.reachedAt?.toISOString() ?? null,
    fault: row.fault && {
      kind: row.fault,
      since: (row.faultSince ?? row.connectedAt).toISOString(),
      next_try_at: row.nextTryAt?.toISOString() ?? null,
    },
    counts: recordOf(RECORD_STATES, (state) => counts.get(state) ?? 0),
    owed_deletions: await erasuresOwed(ctx.db, row.id),
  };
}

/** Records as their company sees them; whoever is hidden again by a blind review is called as there. */
export async function presentRecords(
  ctx: SignedInCtx & Uses<'aliases'>,
  system: SystemRow,
  rows: readonly ListedRecord[],
): Promise<SystemRecord[]> {
  const pairs = rows.flatMap(({ record }) =>
    record.userId === null ? [] : [{ jobId: record.jobId, userId: record.userId }],
  );
  const disclosures = await disclosuresOf(ctx, pairs);
  const results: SystemRecord[] = [];
  for (const { record, personName } of rows) {
    const disclosure = disclosures(record.jobId);
    const { userId } = record;
    const stages = system.about.stages;
    const state = record.seen?.state ?? null;
    results.push({
      id: record.id,
      kind: record.kind,
      job: { jid: record.jobId, job_title: record.jobTitle },
      candidate:
        userId === null
          ? null
          : { candidate_id: disclosure.idOf(userId), name: disclosure.nameOf(userId, personName ?? '') },
      state: record.decision === null && !record.isToRead ? record.state : 'waiting',
      url: record.url,
      stage_there: record.kind === 'job' ? state : (stages.find(({ id }) => id === state)?.name ?? state),
      sent_at: record.sentAt?.toISOString() ?? null,
      refusal: refusalOf(ctx, record.refusal),
      tries: record.tries,
      next_try_at: record.nextTryAt?.toISOString() ?? null,
      differences:
        userId !== null && disclosure.hides(userId) ? [] : await differencesOf(ctx, system, record),
    });
  }
  return results;
}

const refusalOf = (ctx: Ctx, refusal: string | null): string | null =>
  refusal !== null && OUR_REFUSALS.includes(refusal)
    ? say(ctx.lang, `hiring_systems.refusal.${refusal.slice(1)}`)
    : refusal;

/** What is another there, of fields and of where it stands. Stages that mean the same here are no difference. */
async function differencesOf(
  ctx: Ctx,
  system: SystemRow,
  record: ListedRecord['record'],
): Promise<SystemRecord['differences']> {
  const { seen, conflict, kind } = record;
  if (seen === null) return [];
  const content = await oursOf(ctx, system, record);
  if (!content) return [];
  const fields = kind === 'job' ? system.about.job_fields : system.about.candidate_fields;
  const isApart = kind === 'candidate' && standsApart(record.agreed, content, seen);
  const names = [
    ...differing(content, seen).filter((name) => name !== STATE || kind === 'job'),
    ...(isApart || (kind === 'candidate' && conflict.includes(STATE)) ? [STATE] : []),
  ];
  const isStage = (name: string) => name === STATE && kind === 'candidate';
  const stageThere = system.about.stages.find(({ id }) => id === seen.state)?.name ?? seen.state;
  const stageHere = names.some(isStage) ? await stageHereOf(ctx, system, record) : null;
  return names.map((name) => ({
    name: name === STATE ? 'state' : name,
    label:
      name === STATE
        ? say(ctx.lang, `hiring_systems.state_of.${kind}`)
        : (fields.find((one) => one.name === name)?.label ?? name),
    ours: isStage(name) ? stageHere : valueIn(content, name),
    theirs: isStage(name) ? stageThere : valueIn(seen, name),
    is_conflict: conflict.includes(name),
  }));
}

/** Where a candidate stands here, in our words. */
async function stageHereOf(ctx: Ctx, { companyId }: SystemRow, { jobId, userId }: ListedRecord['record']) {
  if (jobId === null || userId === null) return null;
  return stageInWords(ctx.lang, { kind: await standingKind(ctx, companyId, jobId, userId) });
}

/** What was said; of who has withdrawn, or is hidden again, only that it was. */
export const presentMessage = (row: MessageRow, mayTell: boolean): SystemMessage => ({
  id: row.id,
  at: row.createdAt.toISOString(),
  direction: row.direction,
  what: row.what,
  status: row.status,
  fault: row.fault,
  took_ms: row.tookMs,
  sent: mayTell ? row.sent : null,
  received: mayTell ? row.received : null,
});

export async function presentRecord(
  ctx: SignedInCtx & Uses<'aliases'>,
  system: SystemRow,
  row: ListedRecord,
): Promise<SystemRecord> {
  return expected((await presentRecords(ctx, system, [row]))[0], 'record');
}
