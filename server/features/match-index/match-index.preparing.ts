import { type MatchModel, preparedStamp } from '#engines/matching/index.ts';
import {
  activate,
  activeCalibration,
  activeVersion,
  learnedOf,
  withCalibration,
} from '#server/features/match-models/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { JobData } from '#server/platform/job-definition.ts';
import type { Uses } from '#server/platform/ports.ts';
import { encodedAnew } from './match-index.encoded.ts';
import { prepareDocuments } from './match-index.jobs.ts';
import { notPreparedWith, portalsInMatching, savePrepared } from './match-index.store.ts';

/** Documents prepared by one job of the queue before it hands over to the next, and between two turns of others. */
const PART = 500;
const PIECE = 20;

/**
 * Prepares documents that another model prepared, or none: jobs first, then profiles, in the order of their ids. What
 * is changed meanwhile is left as it was written. Once nothing is left the model comes into force, if it is not yet.
 * Done twice it finds nothing left to do.
 */
export async function preparePart(
  ctx: Ctx & Uses<'models'>,
  part: JobData<typeof prepareDocuments>,
): Promise<void> {
  const { version, side, after } = part;
  const model = await ctx.models.named(version ?? (await activeVersion(ctx.db)), (name) =>
    learnedOf(ctx.db, name),
  );
  const stamp = preparedStamp(model);
  const rows = await notPreparedWith(ctx.db, side, stamp, after, PART);
  for (let from = 0; from < rows.length; from += PIECE) {
    const some = rows.slice(from, from + PIECE);
    const ids = some.map(({ id }) => id);
    const encoded = await encodedAnew(ctx.db, side, ids, model);
    await savePrepared(ctx.db, side, stamp, encoded, new Map(some.map(({ id, changed }) => [id, changed])));
  }
  const last = rows.at(-1);
  if (last && rows.length === PART) await ctx.enqueue(prepareDocuments, { ...part, after: last.id });
  else if (side === 'job') await ctx.enqueue(prepareDocuments, { ...part, side: 'profile', after: null });
  else if (version !== null) await putInForce(ctx, model, part.isPinned);
}

/** From here on every node goes over to the model, and the lists follow by the queue. */
async function putInForce(ctx: Ctx, model: MatchModel, isPinned: boolean): Promise<void> {
  await ctx.transaction(async (tx) => {
    if (!(await activate(tx.db, model.learned, isPinned, tx.now))) return;
    for (const portal of await portalsInMatching(tx.db)) {
      const { version } = withCalibration(model, await activeCalibration(tx.db, portal));
      await tx.emit('match-models.in_force', { portal, version });
    }
    // What was written meanwhile was still prepared with the former.
    await tx.enqueue(prepareDocuments, { version: null, isPinned: false, side: 'job', after: null });
  });
}
