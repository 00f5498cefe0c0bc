import os from 'node:os';
import path from 'node:path';
import type { SharedThreads } from '#server/app/start.ts';
import { createAnswering } from '#server/features/documents/index.ts';
import { createRankingThread } from '#server/features/match-index/index.ts';
import { createDocumentReader } from '#server/platform/document-reader.ts';
import { createSpeaking } from '#server/platform/speech.ts';
import { createTypesetter } from '#server/platform/typesetter.ts';

/** No folder of this name: the release's own taxonomy. */
const NO_ADDITIONS = path.join(os.tmpdir(), 'no-additions');

/**
 * The threads of all programs that a worker of the tests starts one after the other: reading the dictionaries and
 * building the model for each took longer than most files' tests. They begin at their first use and end with the worker.
 */
export const sharedThreads: SharedThreads = {
  ranking: createRankingThread(),
  reader: createDocumentReader(NO_ADDITIONS),
  answering: createAnswering(NO_ADDITIONS),
  typesetter: createTypesetter(),
  speaking: createSpeaking(),
};
