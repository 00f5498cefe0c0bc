import { it } from 'vitest';
import { expectDigests } from '#engines/text/golden/digests.ts';
import { attemptParts, writingParts } from './golden/many.ts';

/* Attempts at every instrument by people who answer by chance, and texts of the panel as if they were written for a task. */
it.each([
  ['attempts', attemptParts],
  ['texts', writingParts],
] as const)('many %s are scored as before', (kind, partsOf) =>
  expectDigests(new URL(`golden/many-${kind}.txt`, import.meta.url), partsOf),
);
