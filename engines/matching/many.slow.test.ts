import { it } from 'vitest';
import { expectDigests } from '#engines/text/golden/digests.ts';
import { careerParts, pairParts, requestParts, searchParts } from './golden/many.ts';

/*
 * Of the panel's people, jobs and searches those that together go every way through the engine that any of them goes, most
 * of them twice.
 */
it.each([
  ['searches', searchParts],
  ['requests', requestParts],
  ['careers', careerParts],
  ['pairs', pairParts],
] as const)('many %s come to the same as before', (kind, partsOf) =>
  expectDigests(new URL(`golden/many-${kind}.txt`, import.meta.url), partsOf),
);
