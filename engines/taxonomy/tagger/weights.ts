import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeWeights } from '#engines/text/index.ts';
import { derived } from '../derived.ts';
import { RELEASE_FOLDER } from '../reading/text-files.ts';
import { ROW_BITS } from './features.ts';

/** The weights that the taxonomy's release came with; they count its skills by kind and group. */
export const taggerModel = derived(({ folders }) =>
  decodeWeights(readFileSync(join(folders[0] ?? RELEASE_FOLDER, 'tagger', 'weights.bin')), ROW_BITS),
);
