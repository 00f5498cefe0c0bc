import { it } from 'vitest';
import { expectDigests } from '#engines/text/golden/digests.ts';
import { documentParts } from './golden/many.ts';
import { scanParts } from './golden/many-scans.ts';

/*
 * Of 800 documents and 200 prints of the panel's texts that were made by chance, those that together go every way through the
 * engine that any of them goes: most of them ten times, and twice where it takes long.
 */
it.each([
  ['documents', 'many', documentParts],
  ['prints', 'many-scans', scanParts],
] as const)('many %s are read as before', (_, file, partsOf) =>
  expectDigests(new URL(`golden/${file}.txt`, import.meta.url), partsOf),
);
