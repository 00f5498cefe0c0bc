import type { LineFault } from '#contract/features/hiring-systems.contract.ts';
import { tellTeam } from '#server/features/companies/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import { type Ctx, withoutCaller } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';
import { bringAll, follow, waitAfter } from './hiring-systems.delivering.ts';
import { deskOf, referenceOf } from './hiring-systems.desk.ts';
import { workOnSystem } from './hiring-systems.jobs.ts';
import { connected, kept, type Listening, lineTo } from './hiring-systems.line.ts';
import { type HiringSystem, LineError, RefusedThere } from './hiring-systems.port.ts';
import {
  deleteErasure,
  dueRecords,
  erasuresOf,
  findRecord,
  forgetBefore,
  insertMessage,
  type SystemRow,
  systemsAtWork,
  takeSystem,
  updateSystem,
} from './hiring-systems.store.ts';

export type WorkCtx = Ctx & Uses<'config' | 'secrets'>;

/** Longer than any one call: who was killed holds nobody up for longer. */
const WORKED_MS = 120_000;
/** How often a system is asked for what changed there; one that sends events needs it only for those that were lost. */
const FOLLOWED_MS = { rest: 300_000, odoo: 60_000 } as const;
const BUSY_SECONDS = 3;
const KEPT_DAYS = 90;
const DAY_MS = 86_400_000;
/** Nothing but another key mends these. */
const FINAL: readonly LineFault[] = ['key_refused', 'sealed', 'forbidden_address'];
const UNTIL_MENDED_SECONDS = 86_400;

/** Lets the queue speak with these systems, with the change that made it necessary. */
export async function workSoon(ctx: Ctx, systemIds: Iterable<string>): Promise<void> {
  for (const systemId of new Set(systemIds))
    await ctx.enqueue(workOnSystem, { systemId }, { singletonKey: systemId });
}

const workLater = (ctx: Ctx, systemId: string, startAfterSeconds: number) =>
  ctx.enqueue(workOnSystem, { systemId }, { singletonKey: `${systemId} later`, startAfterSeconds });

/** All systems whose time has come, also where nothing else remembers. */
export async function workWhereDue(ctx: Ctx): Promise<void> {
  const askedBefore = new Date(ctx.now.getTime() - FOLLOWED_MS.odoo);
  await workSoon(ctx, await systemsAtWork(ctx.db, ctx.now, askedBefore));
}

export const forgetOld = (ctx: Ctx): Promise<void> =>
  forgetBefore(ctx.db, new Date(ctx.now.getTime() - KEPT_DAYS * DAY_MS));

/** Speaks with one system until nothing is left to say, or it does not answer. Nobody else does meanwhile. */
export async function workOn(ctx: WorkCtx, systemId: string): Promise<void> {
  const system = await takeSystem(ctx.db, systemId, new Date(Date.now() + WORKED_MS));
  if (!system) return busy(ctx, systemId);
  const there = withoutCaller(await ctx.inPortal(system.portal));
  try {
    if (system.nextTryAt && system.nextTryAt > ctx.now) return;
    await speak(there, system);
  } finally {
    await updateSystem(ctx.db, systemId, { workedUntil: null });
  }
}

/** Somebody speaks with it, or it was disconnected. */
async function busy(ctx: WorkCtx, systemId: string): Promise<void> {
  if ((await systemsAtWork(ctx.db, ctx.now, ctx.now)).includes(systemId))
    await workLater(ctx, systemId, BUSY_SECONDS);
}

async function speak(ctx: WorkCtx, system: SystemRow): Promise<void> {
  const heard = hearing(ctx, system);
  try {
    const there = connected(system, ctx.secrets, lineTo(ctx.config, heard.listen));
    const named = heard.naming(there);
    await erase(ctx, system, named);
    const desk = deskOf(ctx, system);
    const now = () => new Date();
    // First what is ours: where nothing but its list of changes fails, it still gets everything.
    await bringAll(desk, named, now);
    if (isToFollow(ctx, system)) {
      await follow(desk, named);
      await updateSystem(ctx.db, system.id, { followedAt: now() });
      await bringAll(desk, named, now);
    }
    if (heard.hasSpoken()) await reached(ctx, system);
  } catch (error) {
    if (!(error instanceof LineError)) throw error;
    await away(ctx, system, error);
  }
}

const isToFollow = (ctx: Ctx, { vendor, followedAt }: SystemRow): boolean =>
  followedAt === null || ctx.now.getTime() - followedAt.getTime() >= FOLLOWED_MS[vendor];

async function erase(ctx: WorkCtx, system: SystemRow, there: HiringSystem): Promise<void> {
  for (const { recordId, jobRecordId, theirKey } of await erasuresOf(ctx.db, system.id)) {
    const nothingKnown = { revision: null, seen: null };
    const job = await findRecord(ctx.db, jobRecordId);
    try {
      await there.erase({
        kind: 'candidate',
        id: recordId,
        key: theirKey,
        ...nothingKnown,
        job: job
          ? referenceOf(job, null)
          : { kind: 'job', id: jobRecordId, key: null, ...nothingKnown, job: null },
      });
    } catch (error) {
      if (!(error instanceof RefusedThere)) throw error;
      ctx.log.warn({ systemId: system.id }, 'a hiring system refuses to delete a candidate');
    }
    await deleteErasure(ctx.db, recordId);
  }
}

async function reached(ctx: WorkCtx, system: SystemRow): Promise<void> {
  await ctx.transaction(async (tx) => {
    await updateSystem(tx.db, system.id, {
      reachedAt: tx.now,
      fault: null,
      faultSince: null,
      tries: 0,
      nextTryAt: null,
    });
    if (system.fault) await tellTeam(tx, system.companyId, 'hiring-systems:changed');
    if ((await dueRecords(tx.db, system.id, tx.now)).length > 0) await workSoon(tx, [system.id]);
  });
}

async function away(ctx: WorkCtx, system: SystemRow, { fault, waitSeconds }: LineError): Promise<void> {
  const isFinal = FINAL.includes(fault);
  const seconds = isFinal ? UNTIL_MENDED_SECONDS : (waitSeconds ?? waitAfter(system.tries));
  await ctx.transaction(async (tx) => {
    await updateSystem(tx.db, system.id, {
      fault,
      faultSince: system.faultSince ?? tx.now,
      tries: system.tries + 1,
      nextTryAt: new Date(tx.now.getTime() + seconds * 1_000),
    });
    if (!isFinal) await workLater(tx, system.id, seconds);
    if (fault === system.fault) return;
    await tellTeam(tx, system.companyId, 'hiring-systems:changed');
    if (isFinal && system.connectedBy)
      await notify(
        tx,
        system.connectedBy,
        'hiring_system_cut_off',
        { system: system.about.name },
        { link: '/recruiter/hiring-system' },
      );
  });
}

/**
 * Keeps what is said, beside the record that it is about: what is said between two calls of an adapter belongs to the
 * record of the call that is under way.
 */
function hearing(ctx: WorkCtx, system: SystemRow) {
  let recordId: string | null = null;
  let hasSpoken = false;
  const secret = ctx.secrets.open(system.sealedSecret) ?? '';
  const listen: Listening = async (call, answer, tookMs) => {
    hasSpoken = true;
    // As long as it speaks, nobody else takes its place.
    await updateSystem(ctx.db, system.id, { workedUntil: new Date(Date.now() + WORKED_MS) });
    // Asking after changes every few minutes says nothing by itself.
    if (recordId === null) return;
    const isFault = answer instanceof LineError;
    await insertMessage(ctx.db, {
      systemId: system.id,
      recordId,
      direction: 'out',
      what: call.what,
      status: isFault ? null : answer.status,
      fault: isFault ? answer.fault : null,
      tookMs,
      sent: kept(call.body, secret),
      received: isFault ? null : kept(answer.body, secret),
    });
  };
  const about = async <T>(id: string, run: () => Promise<T>): Promise<T> => {
    recordId = id;
    try {
      return await run();
    } finally {
      recordId = null;
    }
  };
  const naming = (there: HiringSystem): HiringSystem => ({
    ...there,
    put: (record, content) => about(record.id, () => there.put(record, content)),
    read: (record) => about(record.id, () => there.read(record)),
  });
  return { listen, naming, hasSpoken: () => hasSpoken };
}
