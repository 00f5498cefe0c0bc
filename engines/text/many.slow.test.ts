import { it } from 'vitest';
import { expectDigests } from './golden/digests.ts';
import { searchedParts, textParts } from './golden/many.ts';

/* Texts of the panel, each by itself and those of a set as documents that are searched. */
it.each([
  ['texts are taken apart', 'many', textParts],
  ['documents are searched', 'many-searched', searchedParts],
] as const)('many %s as before', (_, file, partsOf) =>
  expectDigests(new URL(`golden/${file}.txt`, import.meta.url), partsOf),
);
