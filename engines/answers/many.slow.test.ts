import { it } from 'vitest';
import { expectDigests } from '#engines/text/golden/digests.ts';
import { paperParts } from './golden/many.ts';

/* Postings of the panel, as if they were papers of a company. */
it('many questions are answered as before', () =>
  expectDigests(new URL('golden/many.txt', import.meta.url), paperParts));
