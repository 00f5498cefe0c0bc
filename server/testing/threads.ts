import os from 'node:os';
import path from 'node:path';
import type { SharedThreads } from '#server/app/start.ts';
import { createRankingThread } from '#server/features/match-index/index.ts';
import { createDocumentReader } from '#server/platform/document-reader.ts';
import { createTypesetter } from '#server/platform/typesetter.ts';

/**
 * The threads of all programs that a worker of the tests starts one after the other: reading the dictionaries and
 * building the model for each took longer than most files' tests. They begin at their first use and end with the worker.
 */
export const sharedThreads: SharedThreads = {
  ranking: createRankingThread(),
  // No folder of this name: the release's own taxonomy.
  reader: createDocumentReader(path.join(os.tmpdir(), 'no-additions')),
  typesetter: createTypesetter(),
};
