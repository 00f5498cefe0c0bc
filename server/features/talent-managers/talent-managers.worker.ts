import type { RowReason } from '#contract/features/talent-managers.contract.ts';
import { dropFile } from '#server/features/files/index.ts';
import { readStored } from '#server/features/resumes/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';
import { handle } from '#server/platform/queue.ts';
import { tendInvitations, workThroughAddition } from './talent-managers.jobs.ts';
import { type Adder, type Judgement, judge, knownOf } from './talent-managers.judging.ts';
import { adderOf } from './talent-managers.reads.ts';
import {
  findAddition,
  finishAddition,
  lockRow,
  type RowOfAddition,
  saveOutcome,
  saveRow,
  takenAddresses,
  takeWaitingRows,
  waitingRowsAfter,
} from './talent-managers.store.ts';
import { endOverdue, tendAll } from './talent-managers.tending.ts';

export const talentManagerHandlers = [
  handle(workThroughAddition, workThrough, 2),
  handle(tendInvitations, tendAll, 1),
];

/** Rows of addresses that are written together: a kill loses at most the work on these, and none of it twice. */
const PART = 100;
/** Its address stands in the list before. */
const TWICE: Judgement = { outcome: 'known', reason: 'twice' };

/** Resumes that are read at the same time. */
const READ_AT_ONCE = 3;
/** After this long a run hands over to the next, so that other additions get their turn. */
const RUN_MS = 60_000;

/** Works on the rows that wait until none does. Safe to run twice, at once or after a kill: a row is worked on once. */
export async function workThrough(
  queueCtx: Ctx & Uses<'reader' | 'storage'>,
  { additionId }: { additionId: string },
): Promise<void> {
  const addition = await findAddition(queueCtx.db, additionId);
  if (!addition || addition.finishedAt) return;
  const ctx = await queueCtx.inPortal(addition.portal);
  const by = await adderOf(ctx.db, addition.addedBy);
  if (!by) return;
  const adder: Adder = { addition, name: by.name, isManager: by.role === 'talent manager' };
  await ctx.transaction((tx) => endOverdue(tx, addition.portal));
  const until = performance.now() + RUN_MS;
  let row = 0;
  for (;;) {
    if (performance.now() > until) return ctx.enqueue(workThroughAddition, { additionId });
    const last =
      addition.type === 'emails'
        ? await addPart(ctx, additionId, adder)
        : await readPart(ctx, additionId, row, adder);
    if (last === null) break;
    row = last;
  }
  if (!(await finishAddition(ctx.db, additionId, ctx.now)))
    await ctx.enqueue(workThroughAddition, { additionId }, { startAfterSeconds: 5 });
}

/** Null where no row waits that is free. */
async function addPart(ctx: Ctx, additionId: string, adder: Adder): Promise<number | null> {
  return ctx.transaction(async (tx) => {
    const rows = await takeWaitingRows(tx.db, additionId, PART);
    const emails = [...new Set(rows.flatMap(({ email }) => email ?? []))];
    const known = await knownOf(tx, adder, emails);
    const taken = await takenAddresses(tx.db, adder.addition, emails);
    const judged: { row: number; judgement: Judgement }[] = [];
    for (const { row, email, name } of rows) {
      const person = { email: email ?? '', name, resumeFileId: null };
      const judgement = taken.has(person.email) ? TWICE : await judge(tx, adder, person, known);
      if (judgement.outcome !== 'unreadable') taken.add(person.email);
      judged.push({ row, judgement });
    }
    for (const alike of Map.groupBy(judged, ({ judgement: it }) => `${it.outcome} ${it.reason}`).values()) {
      const [first] = alike;
      const numbers = alike.map(({ row }) => row);
      if (first) await saveOutcome(tx.db, additionId, numbers, first.judgement);
    }
    return rows.at(-1)?.row ?? null;
  });
}

/** Reads some resumes at once and adds their people one by one. Null where none waits after the last one. */
async function readPart(
  ctx: Ctx & Uses<'reader' | 'storage'>,
  additionId: string,
  after: number,
  adder: Adder,
): Promise<number | null> {
  const rows = await waitingRowsAfter(ctx.db, additionId, after, READ_AT_ONCE);
  const read = await Promise.all(rows.map(async (row) => ({ row, said: await personIn(ctx, row) })));
  for (const { row, said } of read) await addRead(ctx, adder, row, said);
  return rows.at(-1)?.row ?? null;
}

/** Whom a resume is about; `isRead` where the document itself is worth keeping for them. */
type Said = { email: string; name: string | null; isRead: boolean } | { reason: RowReason };

async function personIn(ctx: Ctx & Uses<'reader' | 'storage'>, row: RowOfAddition): Promise<Said> {
  const read = row.fileId ? await readStored(ctx, row.fileId) : null;
  // Whoever put a row right has told the address.
  if (row.email)
    return { email: row.email, name: read?.ok ? read.resume.name : row.name, isRead: read?.ok ?? false };
  if (!read) return { reason: 'damaged' };
  if (!read.ok) return { reason: read.reason };
  const { email, name } = read.resume;
  return email ? { email: email.toLowerCase(), name, isRead: true } : { reason: 'no_email' };
}

async function addRead(
  ctx: Ctx,
  adder: Adder,
  { additionId, row }: RowOfAddition,
  said: Said,
): Promise<void> {
  await ctx.transaction(async (tx) => {
    const held = await lockRow(tx.db, additionId, row);
    // Another run was here meanwhile.
    if (held?.outcome !== 'waiting') return;
    const judgement = await judgeRead(tx, adder, held, said);
    const isToBeMended = judgement.outcome === 'unreadable';
    const isKept = judgement.outcome === 'added' && adder.isManager && 'email' in said && said.isRead;
    await saveRow(tx.db, held, {
      ...('email' in said && { email: said.email, name: said.name }),
      ...judgement,
      ...(!isToBeMended && { fileId: null }),
    });
    // A resume is kept for whom it invites, and while somebody may still tell its address.
    if (held.fileId && !isKept && !isToBeMended) await dropFile(tx, held.fileId);
  });
}

async function judgeRead(tx: Ctx, adder: Adder, row: RowOfAddition, said: Said): Promise<Judgement> {
  if ('reason' in said) return { outcome: 'unreadable', reason: said.reason };
  if ((await takenAddresses(tx.db, adder.addition, [said.email])).has(said.email)) return TWICE;
  const known = await knownOf(tx, adder, [said.email]);
  const { email, name, isRead } = said;
  return judge(tx, adder, { email, name, resumeFileId: isRead ? row.fileId : null }, known);
}
