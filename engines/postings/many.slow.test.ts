import { it } from 'vitest';
import { expectDigests } from '#engines/text/golden/digests.ts';
import { postingParts } from './golden/many.ts';

/*
 * Of the panel's postings, as they are written and in other forms, those that together go every way through the engine that
 * any of them goes, most of them twice.
 */
it('many postings are read as before', () =>
  expectDigests(new URL('golden/many.txt', import.meta.url), postingParts));
