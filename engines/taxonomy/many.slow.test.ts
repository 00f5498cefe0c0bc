import { it } from 'vitest';
import { expectDigests } from '#engines/text/golden/digests.ts';
import { taxonomyParts } from './golden/many.ts';

/* Of the panel's texts those that together go every way through the dictionaries that any of them goes. */
it('many texts name the same skills, titles and places as before', () =>
  expectDigests(new URL('golden/many.txt', import.meta.url), taxonomyParts));
