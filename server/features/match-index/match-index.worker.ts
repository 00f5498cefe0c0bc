import { handle } from '#server/platform/queue.ts';
import { clearOldRemovals } from './match-index.changes.ts';
import { clearRemovals, prepareDocuments } from './match-index.jobs.ts';
import { preparePart } from './match-index.preparing.ts';

export const matchIndexHandlers = [
  handle(prepareDocuments, preparePart, 1),
  handle(clearRemovals, (ctx) => clearOldRemovals(ctx.db, ctx.now), 1),
];
