import { Id } from '#contract/kernel/fields.ts';
import { moveFromOutside } from '#server/features/candidates/index.ts';
import { tellTeam } from '#server/features/companies/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import { contentOfCandidate, contentOfJob } from './hiring-systems.content.ts';
import type { Desk, Kept, Standing } from './hiring-systems.delivering.ts';
import { kindHere } from './hiring-systems.mapping.ts';
import { plan } from './hiring-systems.merging.ts';
import type { Content, Reference } from './hiring-systems.port.ts';
import { nameOf } from './hiring-systems.reads.ts';
import {
  candidateRecordsOf,
  dueRecords,
  findRecord,
  findSystem,
  type RecordRow,
  recordsThere,
  type SystemRow,
  updateRecord,
  updateSystem,
} from './hiring-systems.store.ts';

/** The outbox in the database, as delivery sees it. */
export function deskOf(ctx: Ctx, system: SystemRow): Desk {
  return {
    due: () => dueRecords(ctx.db, system.id, new Date()),
    find: (id) => standingOf(ctx, system, id),
    keep: (id, changes) => keep(ctx, system, id, changes),
    ours: async ({ id }) => {
      const row = await findRecord(ctx.db, id);
      return row && oursOf(ctx, system, row);
    },
    follow: (record, state) => follow(ctx, system, record.id, state),
    candidatesOf: (jobId) => candidateRecordsOf(ctx.db, jobId),
    sent: async () => {
      const rows = await recordsThere(ctx.db, system.id);
      const byId = new Map(rows.map((row) => [row.id, row]));
      return rows.map((row) => referenceOf(row, byId.get(row.jobRecordId ?? '') ?? null));
    },
    cursor: async () => (await findSystem(ctx.db, system.id))?.cursor ?? null,
    keepCursor: async (cursor) => {
      await updateSystem(ctx.db, system.id, { cursor });
    },
  };
}

export const referenceOf = (row: RecordRow, job: RecordRow | null): Reference => ({
  kind: row.kind,
  id: row.id,
  key: row.theirKey,
  revision: row.revision,
  seen: row.seen,
  job: job && referenceOf(job, null),
});

async function standingOf(ctx: Ctx, system: SystemRow, id: string): Promise<Standing | null> {
  // Ids that they list are theirs to choose.
  const row = Id.safeParse(id).success ? await findRecord(ctx.db, id) : null;
  if (row?.systemId !== system.id) return null;
  const job = row.jobRecordId === null ? null : await findRecord(ctx.db, row.jobRecordId);
  const {
    agreed,
    attempts,
    attemptKey,
    url,
    state,
    conflict,
    refusal,
    decision,
    isToRead,
    tries,
    nextTryAt,
  } = row;
  return {
    ...referenceOf(row, job),
    agreed,
    attempts,
    attemptKey,
    url,
    state,
    conflict,
    refusal,
    decision,
    isToRead,
    tries,
    nextTryAt,
  };
}

/** What we have of a record; null where nothing of it may be told. */
export async function oursOf(ctx: Ctx, system: SystemRow, row: RecordRow): Promise<Content | null> {
  if (row.kind === 'job') return contentOfJob(ctx, system.mapping, row.jobId);
  if (row.userId === null) return null;
  const { content, held } = await contentOfCandidate(ctx, system.mapping, {
    companyId: system.companyId,
    jobId: row.jobId,
    userId: row.userId,
  });
  // Of whom nothing was sent, nothing is told that they are no more.
  return held !== null && row.theirKey === null && row.attempts.length === 0 ? null : content;
}

async function keep(
  ctx: Ctx,
  system: SystemRow,
  id: string,
  { key, hasArrived, ...changes }: Kept,
): Promise<void> {
  await ctx.transaction(async (tx) => {
    const before = await findRecord(tx.db, id);
    await updateRecord(tx.db, id, {
      ...changes,
      ...(key !== undefined && { theirKey: key }),
      ...(hasArrived && { sentAt: new Date() }),
    });
    if (before && changes.state === 'agreed' && (await hasChangedMeanwhile(tx, system, id)))
      return void (await updateRecord(tx.db, id, { state: 'waiting' }));
    if (!before || changes.state === undefined || changes.state === before.state) return;
    await tellTeam(tx, system.companyId, 'hiring-systems:changed');
    if (before.askedBy && (changes.state === 'conflict' || changes.state === 'refused'))
      await notify(
        tx,
        before.askedBy,
        changes.state === 'conflict' ? 'hiring_system_conflict' : 'hiring_system_refused',
        { what: (await nameOf(tx.db, before.userId)) ?? before.jobTitle, system: system.about.name },
        { link: `/recruiter/hiring-system/records/${id}` },
      );
  });
}

/**
 * Whether something changed here between the look that found both sides equal and the keeping of it. The row is held by now:
 * whoever changes something later marks it after this.
 */
async function hasChangedMeanwhile(tx: Ctx, system: SystemRow, id: string): Promise<boolean> {
  const row = await findRecord(tx.db, id);
  const ours = row && (await oursOf(tx, system, row));
  if (!row || !ours) return row !== null;
  return plan(row.agreed, ours, row.seen, false).deed !== 'rest';
}

/** Moves a candidate to where their mapped stage leads; false where they cannot follow. */
async function follow(ctx: Ctx, system: SystemRow, id: string, state: string): Promise<boolean> {
  const kind = kindHere(system.mapping, state);
  const row = await findRecord(ctx.db, id);
  if (kind === null || !row?.jobId || row.userId === null) return false;
  const { jobId, userId } = row;
  return moveFromOutside(ctx, { companyId: system.companyId, jobId, userId, kind });
}
