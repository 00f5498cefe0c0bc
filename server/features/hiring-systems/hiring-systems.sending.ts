import type { SystemRecord } from '#contract/features/hiring-systems.contract.ts';
import { record } from '#server/features/audit-entries/index.ts';
import { spend } from '#server/features/bulk-limits/index.ts';
import { isPublishedJob, type JobRow, ownJob } from '#server/features/jobs/index.ts';
import { findProfile, isHiddenFrom } from '#server/features/profiles/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { noteLook } from '#server/platform/shown.ts';
import { proveLine } from './hiring-systems.connecting.ts';
import { contentOfCandidate, type Held } from './hiring-systems.content.ts';
import type { Decision } from './hiring-systems.delivering.ts';
import { allowed, allowedWithSystem, may, rightsOf } from './hiring-systems.policy.ts';
import { GONE } from './hiring-systems.port.ts';
import { presentMessage, presentRecord, presentRecords } from './hiring-systems.present.ts';
import { type ListedRecord, listedRecord, listRecords, messagesOf } from './hiring-systems.reads.ts';
import {
  findRecordOf,
  findSystemOf,
  insertRecord,
  type RecordRow,
  type SystemRow,
  updateRecord,
} from './hiring-systems.store.ts';
import { workSoon } from './hiring-systems.working.ts';

type SendCtx = SignedInCtx & Uses<'aliases'>;

/** Posts a job there, or tries one again that is there or was refused. */
export async function postJob(ctx: SendCtx, jobId: string): Promise<SystemRecord> {
  const job = await ownJob(ctx, jobId);
  const { system } = await allowedWithSystem(ctx, 'jobs');
  const { id } = await ctx.transaction(async (tx) => {
    const row = await jobRecord(tx, system, job, 'itself');
    await record(tx, 'hiring_system.job_posted', { details: { jobId, name: system.about.name } });
    await workSoon(tx, [system.id]);
    return row;
  });
  return shown(ctx, system, id);
}

/** The record of a job: the one that there is, which is tried again, or a new one of a job that is published. */
async function jobRecord(
  tx: SignedInCtx,
  system: SystemRow,
  job: JobRow,
  why: 'itself' | 'for a candidate',
): Promise<RecordRow> {
  const before = await findRecordOf(tx.db, system.id, job.id, null);
  if (before) {
    // Who sends a candidate does not make the job anew that was deleted there.
    const isHeld = why === 'for a candidate' && before.refusal === GONE;
    if (before.state === 'refused' && !isHeld) await updateRecord(tx.db, before.id, TRIED_AGAIN);
    return before;
  }
  if (!isPublishedJob(job)) throw new Refusal('hiring_systems.not_published');
  return insertRecord(tx.db, {
    systemId: system.id,
    kind: 'job',
    jobId: job.id,
    jobTitle: job.title,
    askedBy: tx.actor.id,
  });
}

const TRIED_AGAIN = { state: 'waiting', refusal: null, nextTryAt: null } as const;

/** Sends a candidate for a job, and that job before them. */
export async function syncCandidate(ctx: SendCtx, userId: string, jobId: string): Promise<SystemRecord> {
  const { system, id } = await queueCandidate(ctx, { userId, jobId });
  return shown(ctx, system, id);
}

interface ToSend {
  userId: string;
  jobId: string;
  /** One of many that are sent with one press: they count as those that leave with a file do. */
  isOfMany?: boolean;
}

/** Puts a candidate into the outbox; says whether they are there, or on their way, since before. */
export async function queueCandidate(ctx: SendCtx, { userId, jobId, isOfMany = false }: ToSend) {
  const job = await ownJob(ctx, jobId);
  await refuseStranger(ctx, userId, job);
  const { system } = await allowedWithSystem(ctx, 'candidates');
  refuseHeld(await heldOf(ctx, system, userId, jobId));
  const queued = await ctx.transaction(async (tx) => {
    const before = await findRecordOf(tx.db, system.id, jobId, userId);
    if (before && isOfMany && before.state !== 'refused') return { id: before.id, isThere: true };
    if (isOfMany) await spend(tx, system.companyId, 'export', 1);
    if (before) {
      await updateRecord(tx.db, before.id, { ...TRIED_AGAIN, askedBy: tx.actor.id });
      await workSoon(tx, [system.id]);
      return { id: before.id, isThere: false };
    }
    const { id: jobRecordId } = await jobRecord(tx, system, job, 'for a candidate');
    const row = await insertRecord(tx.db, {
      systemId: system.id,
      kind: 'candidate',
      jobId,
      userId,
      jobRecordId,
      jobTitle: job.title,
      askedBy: tx.actor.id,
    });
    await record(tx, 'hiring_system.candidate_sent', {
      subjectId: userId,
      details: { jobId, name: system.about.name },
    });
    await workSoon(tx, [system.id]);
    return { id: row.id, isThere: false };
  });
  if (!queued.isThere) noteLook(ctx, { userId, jobId, parts: ['hiring_system'] });
  return { system, ...queued };
}

/** Somebody of another portal, or who has blocked the company, is nobody here. */
async function refuseStranger(ctx: SignedInCtx, userId: string, job: JobRow): Promise<void> {
  const profile = found(await findProfile(ctx.db, userId), 'candidates.not_found');
  if (profile.portal !== ctx.actor.portal) throw new Refusal('candidates.not_found');
  if (await isHiddenFrom(ctx.db, userId, job.companyId)) throw new Refusal('candidates.not_found');
}

const heldOf = async (ctx: SignedInCtx, system: SystemRow, userId: string, jobId: string): Promise<Held> =>
  (await contentOfCandidate(ctx, system.mapping, { companyId: system.companyId, jobId, userId })).held;

function refuseHeld(held: Held): void {
  if (held) throw new Refusal(`hiring_systems.${held}`);
}

export async function systemJob(ctx: SendCtx, jobId: string) {
  const job = await ownJob(ctx, jobId);
  const rights = await rightsOf(ctx);
  const system = await findSystemOf(ctx.db, rights.companyId);
  if (!system) return NOT_CONNECTED;
  return {
    system_name: system.about.name,
    record: await recordOfPair(ctx, system, jobId, null),
    can_send: may(rights, 'jobs'),
    held: isPublishedJob(job) ? null : ('not_published' as const),
  };
}

export async function systemCandidate(ctx: SendCtx, userId: string, jobId: string) {
  const job = await ownJob(ctx, jobId);
  await refuseStranger(ctx, userId, job);
  const rights = await rightsOf(ctx);
  const system = await findSystemOf(ctx.db, rights.companyId);
  if (!system) return NOT_CONNECTED;
  const held = await heldOf(ctx, system, userId, jobId);
  return {
    system_name: system.about.name,
    record: await recordOfPair(ctx, system, jobId, userId),
    can_send: may(rights, 'candidates'),
    held,
  };
}

const NOT_CONNECTED = { system_name: null, record: null, can_send: false, held: null };

async function recordOfPair(ctx: SendCtx, system: SystemRow, jobId: string, userId: string | null) {
  const row = await findRecordOf(ctx.db, system.id, jobId, userId);
  return row && shown(ctx, system, row.id);
}

async function shown(ctx: SendCtx, system: SystemRow, id: string): Promise<SystemRecord> {
  const row = found(await listedRecord(ctx.db, system.companyId, id), 'hiring_systems.record_not_found');
  return presentRecord(ctx, system, row);
}

export async function ownRecords(
  ctx: SendCtx,
  { state, page, limit }: { state: SystemRecord['state'] | 'all'; page: number; limit: number },
) {
  const { companyId } = await allowedToRead(ctx);
  const system = found(await findSystemOf(ctx.db, companyId), 'hiring_systems.not_connected');
  const { rows, total } = await listRecords(
    ctx.db,
    { systemId: system.id, companyId, state },
    { page, limit },
  );
  return { results: await presentRecords(ctx, system, rows), total, page, limit };
}

/** What was sent is read by whoever may send, and by who looks after the line. */
async function allowedToRead(ctx: SignedInCtx) {
  const rights = await rightsOf(ctx);
  return may(rights, 'jobs') || may(rights, 'candidates') ? rights : allowed(ctx, 'manage');
}

/** A record of one’s own company; anyone else’s is not found. */
async function ownRecord(ctx: SignedInCtx, id: string): Promise<{ system: SystemRow; row: ListedRecord }> {
  const { companyId } = await rightsOf(ctx);
  const system = await findSystemOf(ctx.db, companyId);
  const row = await listedRecord(ctx.db, companyId, id);
  if (!system || row?.record.systemId !== system.id) throw new Refusal('hiring_systems.record_not_found');
  return { system, row };
}

export async function getRecord(ctx: SendCtx, id: string) {
  const { system, row } = await ownRecord(ctx, id);
  await allowedToRead(ctx);
  const { userId, jobId } = row.record;
  const mayTell = userId === null || (jobId !== null && (await heldOf(ctx, system, userId, jobId)) === null);
  const messages = await messagesOf(ctx.db, id);
  if (userId !== null && mayTell && messages.length > 0)
    noteLook(ctx, { userId, jobId, parts: ['contacts'] });
  return {
    record: await presentRecord(ctx, system, row),
    messages: messages.map((message) => presentMessage(message, mayTell)),
  };
}

/** Tries a record again at once; whole, with every field of ours. */
export async function sendAgain(
  ctx: SendCtx & Uses<'config' | 'secrets'>,
  id: string,
  whole: boolean,
): Promise<SystemRecord> {
  const { system, row } = await ownRecord(ctx, id);
  await allowed(ctx, scopeOf(row));
  // Nothing goes over a line that does not work: whoever asks hears why.
  if (system.fault !== null) await proveLine(ctx, system);
  return decide(ctx, id, whole ? 'whole' : 'again');
}

const scopeOf = ({ record: { kind } }: ListedRecord) => (kind === 'job' ? 'jobs' : 'candidates');

export async function resolve(ctx: SendCtx, id: string, keep: 'ours' | 'theirs'): Promise<SystemRecord> {
  const { row } = await ownRecord(ctx, id);
  if (row.record.state !== 'conflict') throw new Refusal('hiring_systems.no_conflict');
  return decide(ctx, id, keep);
}

async function decide(ctx: SendCtx, id: string, decision: Decision): Promise<SystemRecord> {
  const { system, row } = await ownRecord(ctx, id);
  await allowed(ctx, scopeOf(row));
  await ctx.transaction(async (tx) => {
    await updateRecord(tx.db, id, { decision, nextTryAt: null });
    const { jobId, userId } = row.record;
    await record(tx, 'hiring_system.decided', {
      ...(userId !== null && { subjectId: userId }),
      details: { jobId, name: system.about.name, decision },
    });
    await workSoon(tx, [system.id]);
  });
  return shown(ctx, system, id);
}
