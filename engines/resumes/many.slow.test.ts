import { it } from 'vitest';
import { expectDigests } from '#engines/text/golden/digests.ts';
import { resumeParts } from './golden/many.ts';

/*
 * Of the panel's resumes, each as text and set on pages, those that together go every way through the engine that any of
 * them goes, most of them twice.
 */
it('many resumes are read as before', () =>
  expectDigests(new URL('golden/many.txt', import.meta.url), resumeParts));
