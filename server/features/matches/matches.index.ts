import { defaultModel, MatchSet } from '#engines/matching/index.ts';
import type { Database } from '#server/platform/database.ts';
import { jobsChangedSince, profilesChangedSince } from './matches.store.ts';

/** Rows read at a time while an index catches up. */
const BATCH = 2_000;
/**
 * Transactions take their numbers before they commit, so a number may become visible after a higher one. Each
 * catching-up therefore begins a little before where the last one ended; reading a row twice does no harm.
 */
const OVERLAP = 50;

/** A portal's jobs and profiles in memory. PostgreSQL stays the truth: the index can always be built again. */
class PortalIndex {
  readonly set = new MatchSet(defaultModel());
  #jobSeq = 0;
  #profileSeq = 0;
  #catchingUp: Promise<void> = Promise.resolve();

  /** Takes in what changed since the last time. Calls that come together are served one after the other. */
  catchUp(db: Database, portal: string): Promise<void> {
    this.#catchingUp = this.#catchingUp.catch(() => {}).then(() => this.#read(db, portal));
    return this.#catchingUp;
  }

  async #read(db: Database, portal: string): Promise<void> {
    for (let seq = this.#jobSeq - OVERLAP; ; ) {
      const rows = await jobsChangedSince(db, portal, seq, BATCH);
      for (const row of rows) this.set.upsertJob(row.id, row.features);
      seq = rows.at(-1)?.seq ?? seq;
      this.#jobSeq = Math.max(this.#jobSeq, seq);
      if (rows.length < BATCH) break;
    }
    for (let seq = this.#profileSeq - OVERLAP; ; ) {
      const rows = await profilesChangedSince(db, portal, seq, BATCH);
      for (const row of rows) this.set.upsertProfile(row.id, row.features);
      seq = rows.at(-1)?.seq ?? seq;
      this.#profileSeq = Math.max(this.#profileSeq, seq);
      if (rows.length < BATCH) break;
    }
  }
}

const indexes = new WeakMap<object, Map<string, PortalIndex>>();

/** The index of a portal in this process, up to date. `owner` is the program it belongs to: tests run several. */
export async function indexFor(owner: object, db: Database, portal: string): Promise<MatchSet> {
  const portals = indexes.get(owner) ?? new Map<string, PortalIndex>();
  indexes.set(owner, portals);
  const index = portals.get(portal) ?? new PortalIndex();
  portals.set(portal, index);
  await index.catchUp(db, portal);
  return index.set;
}
