import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { nothingLearned } from './learned.ts';
import { modelOf } from './model.ts';

/** The model of the release's own taxonomy, made once for all tests of a worker. */
export const releaseModel = modelOf(releaseTaxonomy, nothingLearned);
