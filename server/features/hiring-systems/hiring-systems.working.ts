import { type LineFault, SYSTEM_VENDORS } from '#contract/features/hiring-systems.contract.ts';
import { recordOf } from '#contract/kernel/records.ts';
import { tellTeam } from '#server/features/companies/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import { type Ctx, withoutCaller } from '#server/platform/context.ts';
import { DAY_MS, daysBefore } from '#server/platform/days.ts';
import type { Uses } from '#server/platform/ports.ts';
import { bringAll, eachByItself, follow, later, waitAfter } from './hiring-systems.delivering.ts';
import { deskOf, referenceOf } from './hiring-systems.desk.ts';
import { workOnSystem } from './hiring-systems.jobs.ts';
import { connected, kept, type Listening, lineTo } from './hiring-systems.line.ts';
import { type HiringSystem, LineError, RefusedThere } from './hiring-systems.port.ts';
import {
  deleteErasure,
  deleteRetired,
  deleteSystem,
  dueErasures,
  dueRecords,
  type ErasureRow,
  erasuresOwed,
  findRecord,
  forgetBefore,
  insertMessage,
  NO_FAULT,
  nextDueAt,
  type SystemRow,
  systemsAtWork,
  takeSystem,
  updateErasure,
  updateSystem,
} from './hiring-systems.store.ts';

export type WorkCtx = Ctx & Uses<'config' | 'secrets'>;

/** Longer than any one call: who was killed holds nobody up for longer. */
const WORKED_MS = 120_000;
/** How often a system is asked for what changed there; one that sends events needs it only for those that were lost. */
const FOLLOWED_MS = { rest: 300_000, odoo: 60_000 } as const;
const BUSY_SECONDS = 3;
const KEPT_DAYS = 90;
/** Nothing but another key mends these. */
const FINAL: readonly LineFault[] = ['key_refused', 'sealed', 'forbidden_address', 'forbidden_port'];
export const isFinal = (fault: LineFault): boolean => FINAL.includes(fault);
const UNTIL_MENDED_SECONDS = 86_400;
/** For so long deletions are still sent to a system that was disconnected. */
const OWED_DAYS = 30;

/** Lets the queue speak with these systems, with the change that made it necessary. */
export async function workSoon(ctx: Ctx, systemIds: Iterable<string>): Promise<void> {
  for (const systemId of new Set(systemIds))
    await ctx.enqueue(workOnSystem, { systemId }, { singletonKey: systemId });
}

/** One piece of work for each moment: what is due sooner does not wait for what was due later. */
function workLater(ctx: Ctx, systemId: string, seconds: number): Promise<void> {
  const startAfterSeconds = Math.max(1, Math.ceil(seconds));
  const at = Math.ceil(Date.now() / 1_000 + startAfterSeconds);
  return ctx.enqueue(
    workOnSystem,
    { systemId },
    { singletonKey: `${systemId} ${at - (at % 5)}`, startAfterSeconds },
  );
}

/** All systems whose time has come, also where nothing else remembers. */
export async function workWhereDue(ctx: Ctx): Promise<void> {
  await workSoon(ctx, await systemsAtWork(ctx.db, ctx.now, askedBefore(ctx)));
}

const askedBefore = ({ now }: Ctx) =>
  recordOf(SYSTEM_VENDORS, (vendor) => new Date(now.getTime() - FOLLOWED_MS[vendor]));

export async function forgetOld(ctx: Ctx): Promise<void> {
  const daysAgo = (days: number) => daysBefore(ctx.now, days);
  await forgetBefore(ctx.db, daysAgo(KEPT_DAYS));
  await deleteRetired(ctx.db, daysAgo(OWED_DAYS));
}

/** Speaks with one system until nothing is left to say, or it does not answer. Nobody else does meanwhile. */
export async function workOn(ctx: WorkCtx, systemId: string): Promise<void> {
  const system = await takeSystem(ctx.db, systemId, new Date(Date.now() + WORKED_MS));
  if (!system) return busy(ctx, systemId);
  const there = withoutCaller(await ctx.inPortal(system.portal));
  try {
    // Woken too soon: nothing else may remember it.
    if (system.nextTryAt && system.nextTryAt > ctx.now) return await workAt(ctx, systemId, system.nextTryAt);
    await speak(there, system);
  } finally {
    await updateSystem(ctx.db, systemId, { workedUntil: null });
  }
}

/** Somebody speaks with it, or it was disconnected. */
async function busy(ctx: WorkCtx, systemId: string): Promise<void> {
  if ((await systemsAtWork(ctx.db, ctx.now, askedBefore(ctx), systemId)).length > 0)
    await workLater(ctx, systemId, BUSY_SECONDS);
}

async function speak(ctx: WorkCtx, system: SystemRow): Promise<void> {
  const heard = hearing(ctx, system);
  try {
    const there = connected(system, ctx.secrets, lineTo(ctx.config, heard.listen));
    const named = heard.naming(there);
    await eraseOwed(ctx, system, named);
    if (system.disconnectedAt) return await farewell(ctx, system);
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
    await workWhenDue(ctx, system.id);
  } catch (error) {
    if (!(error instanceof LineError)) throw error;
    await lineBroke(ctx, system, error);
  }
}

/** Of a system that was disconnected nothing is kept any longer than somebody is to be deleted there. */
async function farewell(ctx: WorkCtx, system: SystemRow): Promise<void> {
  if ((await erasuresOwed(ctx.db, system.id)) === 0) await deleteSystem(ctx.db, system.id);
  else await workWhenDue(ctx, system.id);
}

/** What waits for its time is worked on when it has come. */
async function workWhenDue(ctx: Ctx, systemId: string): Promise<void> {
  const at = await nextDueAt(ctx.db, systemId, ctx.now);
  if (at) await workAt(ctx, systemId, at);
}

const workAt = (ctx: Ctx, systemId: string, at: Date): Promise<void> =>
  workLater(ctx, systemId, (at.getTime() - Date.now()) / 1_000);

const isToFollow = (ctx: Ctx, { vendor, followedAt }: SystemRow): boolean =>
  followedAt === null || ctx.now.getTime() - followedAt.getTime() >= FOLLOWED_MS[vendor];

const eraseOwed = async (ctx: WorkCtx, system: SystemRow, there: HiringSystem): Promise<void> =>
  eachByItself(
    await dueErasures(ctx.db, system.id, new Date()),
    (owed) => erase(ctx, owed, there),
    async ({ recordId, tries }, error) => {
      await updateErasure(ctx.db, recordId, later(tries, error, new Date()));
    },
  );

async function erase(ctx: WorkCtx, owed: ErasureRow, there: HiringSystem): Promise<void> {
  const { recordId, jobRecordId, theirKey, systemId } = owed;
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
    // It has them still: that is owed until it has not.
    ctx.log.warn({ systemId }, 'a hiring system refuses to delete a candidate');
    const nextTryAt = new Date(Date.now() + DAY_MS);
    return void (await updateErasure(ctx.db, recordId, { tries: owed.tries + 1, nextTryAt }));
  }
  await deleteErasure(ctx.db, recordId);
}

async function reached(ctx: WorkCtx, system: SystemRow): Promise<void> {
  await ctx.transaction(async (tx) => {
    await updateSystem(tx.db, system.id, {
      reachedAt: tx.now,
      ...NO_FAULT,
    });
    if (system.fault) await tellTeam(tx, system.companyId, 'hiring-systems:changed');
    if ((await dueRecords(tx.db, system.id, tx.now)).length > 0) await workSoon(tx, [system.id]);
  });
}

/** The line does not work: everything waits, and where only another key helps, who connected it is told. */
export async function lineBroke(
  ctx: Ctx,
  system: SystemRow,
  { fault, waitSeconds }: LineError,
): Promise<void> {
  const isLasting = isFinal(fault);
  const seconds = isLasting ? UNTIL_MENDED_SECONDS : (waitSeconds ?? waitAfter(system.tries));
  await ctx.transaction(async (tx) => {
    await updateSystem(tx.db, system.id, {
      fault,
      faultSince: system.faultSince ?? tx.now,
      tries: system.tries + 1,
      nextTryAt: new Date(tx.now.getTime() + seconds * 1_000),
    });
    if (!isLasting) await workLater(tx, system.id, seconds);
    if (fault === system.fault) return;
    await tellTeam(tx, system.companyId, 'hiring-systems:changed');
    if (isLasting && system.connectedBy)
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
    put: (record, content, changeKey) => about(record.id, () => there.put(record, content, changeKey)),
    read: (record) => about(record.id, () => there.read(record)),
  });
  return { listen, naming, hasSpoken: () => hasSpoken };
}
