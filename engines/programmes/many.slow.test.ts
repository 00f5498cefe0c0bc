import { it } from 'vitest';
import { expectDigests } from '#engines/text/golden/digests.ts';
import { programmeParts } from './golden/many.ts';

/* The made syllabi in all layouts, whole and as somebody left them. */
it('many syllabi are read as before', () =>
  expectDigests(new URL('golden/many.txt', import.meta.url), programmeParts));
