import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  createMatchIndex,
  type DocumentFacts,
  type MatchIndex,
  type MatchModel,
  prepareJob,
  prepareProfile,
  restoreMatchIndex,
} from '#engines/matching/index.ts';
import type { Database } from '#server/platform/database.ts';
import {
  BEGINNING,
  type Changes,
  type ChangesSince,
  changesSince,
  databaseIdentity,
  isPast,
} from './matches.changes.ts';

/** Documents merged at a time, some milliseconds' work; requests are answered in between. */
const PIECE = 2_000;

/** Removals are remembered for longer than this (`REMOVALS_KEPT_DAYS`): an older snapshot would keep who left. */
const OLDEST_SNAPSHOT_MS = 20 * 24 * 3_600_000;

/** Where a replica stands, beside the snapshot of its index. */
interface Standing {
  portal: string;
  /** Changes before this moment of the database are in the index. */
  moment: string;
  database: string;
  model: string;
  /** In milliseconds since 1970. */
  savedAt: number;
}

/**
 * A portal's jobs and profiles in memory, a copy of what PostgreSQL holds. It follows by asking for what changed since
 * it last looked, so that a lost connection or a message that never came costs nothing but the wait. A snapshot on
 * disk makes the next start quick; it holds numbers and ids only, and is written anew once somebody in it is gone.
 */
export class Replica {
  readonly #portal: string;
  readonly #model: MatchModel;
  readonly #file: string;
  #index: MatchIndex;
  #moment = BEGINNING;
  #database = '';
  /** Documents of the changes that may come again, by when they last changed. */
  #taken = new Map<string, string>();
  #following: Promise<void> = Promise.resolve();
  #isSaved = true;

  constructor(portal: string, model: MatchModel, folder: string) {
    this.#portal = portal;
    this.#model = model;
    this.#file = path.join(folder, `${encodeURIComponent(portal)}.index`);
    this.#index = createMatchIndex(model);
  }

  get index(): MatchIndex {
    return this.#index;
  }

  /** Takes in all that was committed before the call. Calls that come together are served one after the other. */
  follow(db: Database): Promise<void> {
    const next = this.#following.catch(() => {}).then(() => this.#follow(db));
    this.#following = next;
    return next;
  }

  async #follow(db: Database): Promise<void> {
    if (this.#moment === BEGINNING) await this.#restore(db);
    const { moment, changes } = await changesSince(db, this.#portal, this.#moment);
    for await (const some of changes) this.#take(some);
    this.#moment = moment;
    for (const [key, changed] of this.#taken) if (BigInt(changed) < BigInt(moment)) this.#taken.delete(key);
    while (this.#index.isMergeDue && this.#index.merge(PIECE)) await new Promise(setImmediate);
  }

  /** Removals first: who came back after them is among the rest. */
  #take({ removed, jobs, profiles }: Changes): void {
    for (const { kind, id, changed } of removed) {
      if (!this.#isNew(`-${id}`, changed)) continue;
      const was = kind === 'job' ? this.#index.removeJob(id) : this.#index.removeProfile(id);
      if (was) this.#isSaved = false;
    }
    for (const { id, features, facts, changed } of jobs) {
      if (this.#isNew(id, changed))
        this.#index.upsertJob(prepareJob(id, features, this.#model), factsOf(facts));
    }
    for (const { id, features, changed } of profiles) {
      if (this.#isNew(id, changed)) this.#index.upsertProfile(prepareProfile(id, features, this.#model));
    }
    if (jobs.length + profiles.length > 0) this.#isSaved = false;
  }

  #isNew(key: string, changed: string): boolean {
    if (this.#taken.get(key) === changed) return false;
    this.#taken.set(key, changed);
    // A removal that is read again must not undo what came after it.
    if (key.startsWith('-')) this.#taken.delete(key.slice(1));
    return true;
  }

  /** Begins with the last snapshot, where it is of this database, this model, and of a time the database still knows. */
  async #restore(db: Database): Promise<void> {
    this.#database = await databaseIdentity(db);
    const saved = this.#read();
    if (!saved || saved.standing.database !== this.#database) return;
    if (!(await isPast(db, saved.standing.moment))) return;
    const index = restoreMatchIndex(saved.bytes, this.#model);
    if (!index) return;
    this.#index = index;
    this.#moment = saved.standing.moment;
  }

  #read(): { standing: Standing; bytes: Uint8Array } | null {
    try {
      const file = readFileSync(this.#file);
      const end = file.indexOf(10);
      const standing = JSON.parse(file.subarray(0, end).toString()) as Standing;
      const isOld = Date.now() - standing.savedAt > OLDEST_SNAPSHOT_MS;
      if (isOld || standing.portal !== this.#portal || standing.model !== this.#model.version) return null;
      return { standing, bytes: new Uint8Array(file.subarray(end + 1)) };
    } catch {
      return null;
    }
  }

  /** Writes the snapshot where anything changed since the last one. A crash leaves the old one or the new one. */
  save(): void {
    if (this.#isSaved || this.#moment === BEGINNING) return;
    const standing: Standing = {
      portal: this.#portal,
      moment: this.#moment,
      database: this.#database,
      model: this.#model.version,
      savedAt: Date.now(),
    };
    mkdirSync(path.dirname(this.#file), { recursive: true });
    const unfinished = `${this.#file}.new`;
    writeFileSync(
      unfinished,
      Buffer.concat([Buffer.from(`${JSON.stringify(standing)}\n`), this.#index.snapshot()]),
    );
    renameSync(unfinished, this.#file);
    this.#isSaved = true;
  }
}

function factsOf(facts: ChangesSince['facts']): DocumentFacts {
  return {
    company: facts.companyId,
    status: 'published',
    ...(facts.seniority ? { seniority: facts.seniority } : {}),
    ...(facts.salaryMin !== null ? { salaryMin: facts.salaryMin } : {}),
    ...(facts.salaryMax !== null ? { salaryMax: facts.salaryMax } : {}),
    ...(facts.postedAt ? { since: facts.postedAt.getTime() } : {}),
  };
}
