import type { z } from 'zod';
import {
  ADDED_PER_DAY,
  type Addition,
  type addPeople,
  type getAddition,
  ROW_OUTCOMES,
} from '#contract/features/talent-managers.contract.ts';
import { recordOf } from '#contract/kernel/records.ts';
import { record } from '#server/features/audit-entries/index.ts';
import { ownFile } from '#server/features/files/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database.ts';
import { daysBefore } from '#server/platform/days.ts';
import { bytesOf, type IncomingFile } from '#server/platform/http/bind.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { needsVerifiedCompany } from '#server/platform/verified.ts';
import { workThroughAddition } from './talent-managers.jobs.ts';
import { type ReadList, readList } from './talent-managers.list-reading.ts';
import { rowsOfAddition } from './talent-managers.reads.ts';
import {
  type AdditionRow,
  addedSince,
  additionsOf,
  countOutcomes,
  findAddition,
  insertAddition,
  lockRow,
  reopenAddition,
  saveRow,
} from './talent-managers.store.ts';

/** What a list of people holds; adds nobody. */
export async function readPeopleOf(file: IncomingFile): Promise<ReadList> {
  return readList(await bytesOf(file));
}

/** Writes down who is to be added, and has it worked through. */
export async function addOwn(ctx: SignedInCtx, input: z.output<typeof addPeople.body>): Promise<Addition> {
  needsVerifiedCompany(ctx, 'company_checks.verify_to_ask');
  const id = await ctx.transaction(async (tx) => {
    const rows =
      input.type === 'emails' ? rowsOfAddresses(input.people) : await rowsOfFiles(tx, input.file_ids);
    await keepWithinDay(tx, rows.length);
    const addition = await insertAddition(
      tx.db,
      {
        portal: tx.actor.portal,
        addedBy: tx.actor.id,
        type: input.type,
        language: input.language ?? tx.lang,
        message: input.message ?? null,
        total: rows.length,
        createdAt: tx.now,
      },
      rows,
    );
    await record(tx, 'talent_manager.added', { details: { people: rows.length, type: input.type } });
    await tx.enqueue(workThroughAddition, { additionId: addition.id });
    return addition.id;
  });
  return presentOwn(ctx, id);
}

type Listed = Extract<z.output<typeof addPeople.body>, { type: 'emails' }>['people'];

const rowsOfAddresses = (people: Listed) =>
  people.map(({ email, name }, index) => ({
    row: index + 1,
    email: email.toLowerCase(),
    name: name || null,
  }));

/** The same file named twice is one row. */
async function rowsOfFiles(tx: SignedInCtx, fileIds: readonly string[]) {
  const rows = [];
  for (const id of new Set(fileIds)) {
    const file = await ownFile(tx, id, 'resume');
    rows.push({ row: rows.length + 1, fileId: file.id, fileName: file.name });
  }
  return rows;
}

/** @throws Refusal where the caller's people of this day would be more than they may add */
export async function keepWithinDay(tx: SignedInCtx, wanted: number): Promise<void> {
  const limit = ADDED_PER_DAY[tx.actor.state] ?? 0;
  const added = await addedSince(tx.db, tx.actor.id, daysBefore(tx.now, 1));
  if (added + wanted > limit)
    throw new Refusal('talent_managers.daily_limit', { limit, left: Math.max(0, limit - added) });
}

export async function listOwnAdditions(ctx: SignedInCtx, query: { page: number; limit: number }) {
  const { rows, total } = await additionsOf(ctx.db, ctx.actor.id, query);
  return { results: await presentAll(ctx.db, rows), total, ...query };
}

export async function getOwnAddition(
  ctx: SignedInCtx,
  id: string,
  { outcome, page, limit }: z.output<typeof getAddition.query>,
): Promise<z.output<typeof getAddition.response>> {
  const addition = await presentOwn(ctx, id);
  const { rows, total } = await rowsOfAddition(ctx.db, { additionId: id, outcome }, { page, limit });
  return {
    ...addition,
    rows: {
      results: rows.map(({ row, fileName, email, name, outcome: came, reason }) => ({
        row,
        file_name: fileName,
        email,
        name,
        outcome: came,
        reason,
      })),
      total,
      page,
      limit,
    },
  };
}

/** Gives a row the address that nobody could read from it; it is worked on anew. */
export async function mendOwnRow(
  ctx: SignedInCtx,
  { id, row }: { id: string; row: number },
  email: string,
): Promise<Addition> {
  await presentOwn(ctx, id);
  await ctx.transaction(async (tx) => {
    const held = found(await lockRow(tx.db, id, row), 'talent_managers.addition_not_found');
    if (held.outcome !== 'unreadable') return;
    await saveRow(tx.db, held, { email, outcome: 'waiting', reason: null });
    await reopenAddition(tx.db, id);
    await tx.enqueue(workThroughAddition, { additionId: id });
  });
  return presentOwn(ctx, id);
}

async function presentOwn(ctx: SignedInCtx, id: string): Promise<Addition> {
  const row = found(await findAddition(ctx.db, id, ctx.actor.id), 'talent_managers.addition_not_found');
  const [addition] = await presentAll(ctx.db, [row]);
  return found(addition, 'talent_managers.addition_not_found');
}

async function presentAll(db: Database, rows: readonly AdditionRow[]): Promise<Addition[]> {
  const counts =
    rows.length > 0
      ? await countOutcomes(
          db,
          rows.map(({ id }) => id),
        )
      : [];
  return rows.map(({ id, type, total, createdAt, finishedAt }) => ({
    id,
    type,
    total,
    counts: recordOf(
      ROW_OUTCOMES,
      (outcome) => counts.find((it) => it.additionId === id && it.outcome === outcome)?.rows ?? 0,
    ),
    created_at: createdAt.toISOString(),
    finished_at: finishedAt?.toISOString() ?? null,
  }));
}
