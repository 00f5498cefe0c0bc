import { taxonomy } from './own-taxonomy.ts';
import type { Taxonomy } from './taxonomy.ts';

/** The release's own taxonomy, read once for all tests of a worker. */
export const releaseTaxonomy: Taxonomy = taxonomy();
