import { taxonomyFoldersIn } from './sources.ts';
import { openTaxonomy, type Taxonomy } from './taxonomy.ts';

let dataFolder: string | null = null;
let shared: Taxonomy | null = null;

/** Which data folder the shared taxonomy reads. To be said before its first use. */
export function openSharedTaxonomy(dataDir: string): void {
  if (dataFolder === dataDir) return;
  if (shared) throw new Error('The taxonomy is in use already; a folder can only be added before.');
  dataFolder = dataDir;
}

/** One taxonomy for callers that are not handed one yet. */
export function taxonomy(): Taxonomy {
  shared ??= openTaxonomy(dataFolder === null ? [] : taxonomyFoldersIn(dataFolder));
  return shared;
}
