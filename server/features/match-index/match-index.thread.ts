import { openTaxonomy, type Taxonomy, taxonomyFoldersIn } from '#engines/taxonomy/index.ts';
import { answerRequests } from '#server/platform/threads.ts';
import { Following } from './match-index.following.ts';
import type { IndexSource, SourcedRequest } from './match-index.ranking.ts';

/** The thread behind `createMatchRanking`. Databases that it follows one after the other share the dictionaries. */

/** By the folders that add to the release. */
const taxonomies = new Map<string, Taxonomy>();
const followed = new Map<string, Following>();

answerRequests<SourcedRequest>(async ({ source, ...request }) => {
  const key = JSON.stringify(source);
  const following = followed.get(key) ?? new Following(taxonomyOf(source), source);
  followed.set(key, following);
  if (request.kind === 'close') followed.delete(key);
  return following.answer(request);
});

function taxonomyOf({ dataDir }: IndexSource): Taxonomy {
  const folders = taxonomyFoldersIn(dataDir);
  const key = folders.join('\n');
  const taxonomy = taxonomies.get(key) ?? openTaxonomy(folders);
  taxonomies.set(key, taxonomy);
  return taxonomy;
}
