import { it } from 'vitest';
import { expectDigests } from '#engines/text/golden/digests.ts';
import { answerParts } from './golden/many.ts';

/* Lines of the panel's resumes, as if they were answers. */
it('many answers earn what they earned before', () =>
  expectDigests(new URL('golden/many.txt', import.meta.url), answerParts));
