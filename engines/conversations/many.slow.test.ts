import { it } from 'vitest';
import { expectDigests } from '#engines/text/golden/digests.ts';
import { understoodParts } from './golden/many.ts';

/* What people of the panel look for, put as questions. */
it('many questions are understood as before', () =>
  expectDigests(new URL('golden/many.txt', import.meta.url), understoodParts));
