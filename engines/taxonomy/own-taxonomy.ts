import { existsSync } from 'node:fs';
import { taxonomyFoldersIn } from './sources.ts';
import { openTaxonomy, type Taxonomy } from './taxonomy.ts';

let folders: readonly string[] = [];
let shared: Taxonomy | null = null;

/** Which data folder the shared taxonomy reads. To be said before its first use, unless the folder adds nothing to it. */
export function openSharedTaxonomy(dataDir: string): void {
  const wanted = taxonomyFoldersIn(dataDir).filter((folder) => existsSync(folder));
  if (shared && wanted.join() !== folders.join())
    throw new Error('The taxonomy is in use already; a folder can only be added before.');
  folders = wanted;
}

/** One taxonomy for callers that are not handed one yet. */
export function taxonomy(): Taxonomy {
  shared ??= openTaxonomy(folders);
  return shared;
}
