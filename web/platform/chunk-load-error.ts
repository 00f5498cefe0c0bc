/** Code, or the words that belong to it, could not be fetched: after a release the old files are gone. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}
