import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  createMatchIndex,
  type DocumentFacts,
  decodeJob,
  decodeProfile,
  type EncodedDocuments,
  loadMatchIndex,
  type MatchIndex,
  type MatchModel,
  preparedStamp,
  restoreMatchIndex,
} from '#engines/matching/index.ts';
import type { Database } from '#server/platform/database.ts';
import { inPieces, turn } from '#server/platform/pieces.ts';
import {
  BEGINNING,
  databaseIdentity,
  digestOfPerson,
  isPast,
  momentOf,
  removedSince,
} from './match-index.changes.ts';
import {
  bytesAt,
  encodedAnew,
  joined,
  type Rows,
  readChanged,
  type SideName,
  type Span,
  uuidAt,
} from './match-index.encoded.ts';

/** Documents merged at a time, some milliseconds' work; requests are answered in between. */
const PIECE = 2_000;

/** Documents prepared between two turns of others, at half a millisecond each. */
const PREPARED_AT_ONCE = 50;

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
  readonly portal: string;
  readonly #model: MatchModel;
  readonly #file: string;
  #index: MatchIndex;
  #moment = BEGINNING;
  #database = '';
  /** Documents of the changes that may come again, by when they last changed. */
  #taken = new Map<string, number>();
  #following: Promise<void> = Promise.resolve();
  #isSaved = true;

  constructor(portal: string, model: MatchModel, folder: string) {
    this.portal = portal;
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

  /** Whether all that there was at the start is held, so that it can be asked. */
  get isLoaded(): boolean {
    return this.#moment !== BEGINNING;
  }

  async #follow(db: Database): Promise<void> {
    if (!this.isLoaded) await this.#restore(db);
    if (!this.isLoaded) await this.#load(db);
    const moment = await momentOf(db);
    await this.#catchUp(db);
    this.#moment = moment;
    for (const [key, changed] of this.#taken) if (changed < Number(moment)) this.#taken.delete(key);
    while (this.#index.isMergeDue && this.#index.merge(PIECE)) await turn();
  }

  /** Takes all in that was there at a moment, both sides at once. What changes meanwhile is caught up with after. */
  async #load(db: Database): Promise<void> {
    const moment = await momentOf(db);
    const loading = loadMatchIndex(this.#model);
    const span = { portal: this.portal, since: BEGINNING, before: moment };
    await Promise.all([
      this.#loadSide(db, 'job', span, (documents) => loading.addJobs(documents)),
      this.#loadSide(db, 'profile', span, (documents) => loading.addProfiles(documents)),
    ]);
    this.#index = await inPieces(loading.build(), PIECE);
    this.#moment = moment;
    this.#isSaved = false;
  }

  async #loadSide(
    db: Database,
    side: SideName,
    span: Span,
    add: (documents: EncodedDocuments) => number[],
  ): Promise<void> {
    const left: Left[] = [];
    await readChanged(db, side, preparedStamp(this.#model), span, (rows) => {
      for (const n of add(rows)) left.push(leftOf(rows, n));
    });
    for await (const some of this.#prepared(db, side, left)) add(joined(some));
  }

  /** Those without bytes of this model, prepared anew from their features, some at a time. */
  async *#prepared(db: Database, side: SideName, left: readonly Left[]) {
    for (let from = 0; from < left.length; from += PREPARED_AT_ONCE) {
      const facts = new Map(left.slice(from, from + PREPARED_AT_ONCE).map((it) => [it.id, it.facts]));
      const documents = await encodedAnew(db, side, [...facts.keys()], this.#model);
      yield documents.map(({ id, bytes }) => ({ id, bytes, facts: facts.get(id) ?? {} }));
    }
  }

  /** Removals first: who came back after them is among the rest. */
  async #catchUp(db: Database): Promise<void> {
    const span = { portal: this.portal, since: this.#moment };
    const removed = await removedSince(db, this.portal, this.#moment);
    const fresh = removed.filter(({ id, changed }) => this.#isNew(`-${id}`, Number(changed)));
    for (const { kind, id } of fresh) if (kind === 'job' && this.#index.removeJob(id)) this.#isSaved = false;
    this.#letGo(new Set(fresh.flatMap(({ kind, id }) => (kind === 'profile' ? [id] : []))));
    for (const side of ['job', 'profile'] as const) {
      const left: Left[] = [];
      await readChanged(db, side, preparedStamp(this.#model), span, (rows) => {
        left.push(...this.#take(side, rows));
      });
      for await (const some of this.#prepared(db, side, left)) {
        for (const { id, bytes, facts } of some) this.#upsert(side, id, bytes, facts);
      }
    }
  }

  /** Lets go of people whose ids are known by their digests alone. */
  #letGo(digests: ReadonlySet<string>): void {
    if (digests.size === 0) return;
    for (const id of Array.from(this.#index.profileIds())) {
      if (!digests.has(digestOfPerson(id))) continue;
      this.#taken.delete(id);
      this.#index.removeProfile(id);
      this.#isSaved = false;
    }
  }

  /** Takes what is new of some rows. Returns those that have no bytes of this model. */
  #take(side: SideName, rows: Rows): Left[] {
    const left: Left[] = [];
    for (let n = 0; n < rows.count; n++) {
      const id = uuidAt(rows.ids, n);
      if (!this.#isNew(id, rows.changed[n]!)) continue;
      this.#isSaved = false;
      if (!this.#upsert(side, id, bytesAt(rows, n), rows.facts?.(n) ?? {})) left.push(leftOf(rows, n));
    }
    return left;
  }

  /** Whether the bytes were a document. */
  #upsert(side: SideName, id: string, bytes: Uint8Array, facts: DocumentFacts): boolean {
    if (side === 'job') {
      const job = decodeJob(id, bytes, this.#model);
      if (job) this.#index.upsertJob(job, facts);
      return job !== null;
    }
    const profile = decodeProfile(id, bytes);
    if (profile) this.#index.upsertProfile(profile, facts);
    return profile !== null;
  }

  #isNew(key: string, changed: number): boolean {
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
      if (isOld || standing.portal !== this.portal || standing.model !== this.#model.version) return null;
      return { standing, bytes: new Uint8Array(file.subarray(end + 1)) };
    } catch {
      return null;
    }
  }

  /** Writes the snapshot where anything changed since the last one. A crash leaves the old one or the new one. */
  save(): void {
    if (this.#isSaved || this.#moment === BEGINNING) return;
    const standing: Standing = {
      portal: this.portal,
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

/** A document that is to be prepared anew. */
interface Left {
  id: string;
  facts: DocumentFacts;
}

const leftOf = (rows: Rows, n: number): Left => ({ id: uuidAt(rows.ids, n), facts: rows.facts?.(n) ?? {} });
