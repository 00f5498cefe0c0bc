import type { z } from 'zod';
import type {
  MatchCalibration,
  RefitReport as ReportView,
} from '#contract/features/calibrations.contract.ts';
import {
  type Calibration,
  FEWEST_PAIRS,
  firstCalibration,
  type RefitReport,
  refit,
} from '#engines/matching/index.ts';
import { record } from '#server/features/audit-entries/index.ts';
import {
  activeCalibration,
  calibrationOf,
  findActiveCalibration,
  withCalibration,
} from '#server/features/match-models/index.ts';
import { rankPortal } from '#server/features/matches/index.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';
import { found } from '#server/platform/refusals.ts';
import { labelledPairOf } from './calibrations.outcomes.ts';
import {
  type CalibrationRow,
  countOutcomes,
  findCalibration,
  listCalibrations,
  listOutcomes,
  lockCalibrations,
  makeActive,
  namesOfUsers,
  saveCalibration,
} from './calibrations.store.ts';

/** A fit needs no more judgements than this; the latest ones are taken. */
const MOST_PAIRS = 50_000;

/** The calibrations that the portal has had, latest first, and how many judgements the next one can learn from. */
export async function listOwnCalibrations(ctx: SignedInCtx) {
  const portal = ctx.portal.key;
  const rows = await listCalibrations(ctx.db, portal, firstCalibration.version);
  const { version, a, b } = await activeCalibration(ctx.db, portal);
  return {
    results: await presentAll(ctx, rows),
    active: { version, a, b },
    pairs: await countOutcomes(ctx.db, portal),
    pairs_needed: FEWEST_PAIRS,
  };
}

/** Makes a former calibration the active one again. It stays until someone asks for a refit. */
export async function goBackTo(
  ctx: SignedInCtx & Uses<'models'>,
  id: string,
): Promise<z.input<typeof MatchCalibration>> {
  const portal = ctx.portal.key;
  return ctx.transaction(async (tx) => {
    await lockCalibrations(tx.db, portal);
    const wanted = found(
      await findCalibration(tx.db, portal, firstCalibration.version, id),
      'calibrations.not_found',
    );
    if (wanted.isActive && wanted.isPinned) return presentOne(tx, wanted);
    const choice = { activatedBy: ctx.actor.id, isPinned: true };
    return presentOne(tx, await putInForce(tx, wanted, choice));
  });
}

/** Fits the portal's calibration now, at an admin's word. */
export async function refitNow(ctx: SignedInCtx & Uses<'models'>) {
  const { report, adopted } = await refitPortal(ctx, ctx.portal.key, ctx.actor.id);
  return {
    is_adopted: adopted !== null,
    report: presentReport(report),
    calibration: adopted && (await presentOne(ctx, adopted)),
  };
}

/**
 * Fits a portal's calibration to its judgements and puts it in force where it does no harm. Run again on the same
 * judgements it finds what is there and changes nothing.
 */
export async function refitPortal(ctx: Ctx & Uses<'models'>, portal: string, by: string | null) {
  return ctx.transaction(async (tx) => {
    await lockCalibrations(tx.db, portal);
    const current = await activeCalibration(tx.db, portal);
    const outcomes = await listOutcomes(tx.db, portal, MOST_PAIRS);
    const { calibration, report } = refit(outcomes.map(labelledPairOf), firstCalibration, current);
    if (by !== null) {
      await record(tx, 'match_calibration.refitted', {
        portal,
        actorId: by,
        details: { verdict: report.verdict, pairs: report.pairs },
      });
    }
    if (report.verdict !== 'adopted') return { report, adopted: null };
    await keepFirst(tx, portal);
    const row = await saveCalibration(tx.db, portal, firstCalibration.version, calibration, report, tx.now);
    return { report, adopted: await putInForce(tx, row, { activatedBy: by, isPinned: false }) };
  });
}

/** Whether an admin has chosen the portal's calibration, so that only an admin changes it. */
export async function isPinned(ctx: Ctx, portal: string): Promise<boolean> {
  return (await findActiveCalibration(ctx.db, portal, firstCalibration.version))?.isPinned ?? false;
}

/** The product's own calibration is the first of every history, so that there is a way back to it. */
async function keepFirst(ctx: Ctx, portal: string): Promise<void> {
  const epoch = new Date(0);
  await saveCalibration(ctx.db, portal, firstCalibration.version, firstCalibration, null, epoch);
}

/** From here on the portal is scored anew; the lists follow by the queue. */
async function putInForce(
  ctx: Ctx & Uses<'models'>,
  row: CalibrationRow,
  by: { activatedBy: string | null; isPinned: boolean },
): Promise<CalibrationRow> {
  const { portal } = row;
  const before: Calibration = await activeCalibration(ctx.db, portal);
  const active = await makeActive(ctx.db, row, by);
  await record(ctx, 'match_calibration.activated', {
    portal,
    ...(by.activatedBy ? { actorId: by.activatedBy } : {}),
    details: { version: row.version, before: before.version, pinned: by.isPinned },
  });
  if (before.version !== row.version) {
    const { version } = withCalibration(ctx.models.current(), calibrationOf(row));
    await ctx.enqueue(rankPortal, { portal, version, side: 'profiles', after: null });
  }
  return active;
}

async function presentAll(
  ctx: Ctx,
  rows: readonly CalibrationRow[],
): Promise<z.input<typeof MatchCalibration>[]> {
  const names = await namesOfUsers(
    ctx.db,
    rows.flatMap(({ activatedBy }) => activatedBy ?? []),
  );
  return rows.map((row) => presentCalibration(row, names.get(row.activatedBy ?? '') ?? null));
}

async function presentOne(ctx: Ctx, row: CalibrationRow): Promise<z.input<typeof MatchCalibration>> {
  const names = await namesOfUsers(ctx.db, row.activatedBy === null ? [] : [row.activatedBy]);
  return presentCalibration(row, names.get(row.activatedBy ?? '') ?? null);
}

const presentCalibration = (
  row: CalibrationRow,
  activatedByName: string | null,
): z.input<typeof MatchCalibration> => ({
  id: row.id,
  version: row.version,
  a: row.a,
  b: row.b,
  report: row.report && presentReport(row.report),
  is_active: row.isActive,
  is_pinned: row.isPinned,
  activated_by: row.activatedBy,
  activated_by_name: activatedByName,
  created_at: row.report ? row.createdAt.toISOString() : null,
});

function presentReport({ pairs, relevant, heldOut, verdict, before, after }: RefitReport): ReportView {
  return {
    pairs,
    relevant,
    held_out: heldOut,
    verdict,
    before: presentQuality(before),
    after: presentQuality(after),
  };
}

const presentQuality = (it: RefitReport['before']): ReportView['before'] =>
  it && { log_loss: it.logLoss, at_20: it.at20, at_30: it.at30 };
