import pg from 'pg';
import { type Learned, type MatchModel, modelOf } from '#engines/matching/index.ts';
import type { Taxonomy } from '#engines/taxonomy/index.ts';
import { learnedOf } from '#server/features/match-models/index.ts';
import { type OpenDatabase, openDatabase } from '#server/platform/database.ts';
import { GETTING_READY } from '#server/platform/match-ranking.ts';
import { releaseMemory } from '#server/platform/memory.ts';
import { CHANGES_CHANNEL } from './match-index.changes.ts';
import type { IndexRequest, IndexSource } from './match-index.ranking.ts';
import { Replica } from './match-index.replica.ts';

interface Named {
  learned: Learned;
  model: MatchModel;
  replicas: Map<string, Replica>;
}

/** A portal of the database, as ranked with one model. */
interface Ranked {
  version: string;
  portal: string;
}

/** How soon after a change the snapshot is written anew: who is deleted is gone from it by then. */
const SAVE_MS = 30_000;
/** Pause before a lost connection is sought again, and between looks where no message comes. */
const RETRY_MS = 1_000;
const LOOK_MS = 60_000;
/** By then a portal is usually read. */
const SETTLED_MS = 10_000;
/** Two to read both sides of a portal at once, and one for the others that follow meanwhile. */
const CONNECTIONS = 3;

/** The replicas of one database's portals. They follow it by themselves from the first request on until they are closed. */
export class Following {
  readonly #taxonomy: Taxonomy;
  readonly #source: IndexSource;
  readonly #database: OpenDatabase;
  /** By what was learned: one, or two while the process goes over to another. */
  readonly #models = new Map<string, Promise<Named>>();
  readonly #saving: NodeJS.Timeout;
  readonly #looking: NodeJS.Timeout;
  #listener: pg.Client | null = null;
  #isClosing = false;

  constructor(taxonomy: Taxonomy, source: IndexSource) {
    this.#taxonomy = taxonomy;
    this.#source = source;
    this.#database = openDatabase(source.connection, CONNECTIONS);
    this.#saving = setInterval(() => void this.#saveAll(), SAVE_MS);
    // Messages are a matter of speed alone: what none told of is found by looking.
    this.#looking = setInterval(() => void this.#followAll(), LOOK_MS);
    void this.#listen();
  }

  async answer(request: IndexRequest): Promise<unknown> {
    switch (request.kind) {
      case 'jobs-for':
        return (await this.#followed(request)).index.rankJobsFor(request.profile, request.options);
      case 'profiles-for':
        return (await this.#followed(request)).index.rankProfilesFor(request.job, request.options);
      case 'size':
        return (await this.#followed(request)).index.size;
      case 'held': {
        const replica = (await this.#models.get(request.version))?.replicas.get(request.portal);
        return replica?.isLoaded ? replica.index.size : null;
      }
      case 'prepare':
        return this.#prepare(request.version);
      case 'keep-only':
        return this.#keepOnly(request.version);
      case 'close':
        return this.#close();
    }
  }

  /**
   * The portal's replica with all that was committed before the call. Who asks for it during its first read is told
   * after a while that it is under way; the read goes on.
   */
  async #followed(ranked: Ranked): Promise<Replica> {
    const replica = await this.#replicaOf(ranked);
    const following = replica.follow(this.#database.db);
    if (replica.isLoaded) {
      await following;
      return replica;
    }
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<'over'>((resolve) => {
      timer = setTimeout(resolve, this.#source.patienceMs, 'over');
    });
    // Whether it failed is told to those who still wait.
    following.catch(() => {});
    const ended = await Promise.race([following, patience]);
    clearTimeout(timer);
    if (ended === 'over') throw new Error(GETTING_READY);
    return replica;
  }

  async #replicaOf({ version, portal }: Ranked): Promise<Replica> {
    const { model, replicas } = await this.#named(version);
    let replica = replicas.get(portal);
    if (!replica) {
      replica = new Replica(portal, model, `${this.#source.dataDir}/matching`);
      replicas.set(portal, replica);
      // What building the model and reading the portal took is not needed a second time.
      setTimeout(releaseMemory, SETTLED_MS).unref();
    }
    return replica;
  }

  #named(version: string): Promise<Named> {
    const known = this.#models.get(version);
    if (known) return known;
    const made = learnedOf(this.#database.db, version).then((learned) => ({
      learned,
      model: modelOf(this.#taxonomy, learned),
      replicas: new Map(),
    }));
    this.#models.set(version, made);
    made.catch(() => this.#models.delete(version));
    return made;
  }

  /** All that is held for another model, read for this one too. */
  async #prepare(version: string): Promise<Learned> {
    const { learned } = await this.#named(version);
    const held = (await Promise.all(this.#models.values())).flatMap(({ replicas }) => [...replicas.keys()]);
    for (const portal of new Set(held)) await this.#followed({ version, portal });
    return learned;
  }

  #keepOnly(version: string): void {
    for (const other of this.#models.keys()) if (other !== version) this.#models.delete(other);
    setTimeout(releaseMemory, SETTLED_MS).unref();
  }

  async #replicas(): Promise<Replica[]> {
    const all = await Promise.all([...this.#models.values()].map((it) => it.catch(() => null)));
    return all.flatMap((it) => (it ? [...it.replicas.values()] : []));
  }

  async #saveAll(): Promise<void> {
    for (const replica of await this.#replicas()) replica.save();
  }

  async #followAll(portal?: string): Promise<void> {
    for (const replica of await this.#replicas()) {
      if (portal === undefined || portal === replica.portal)
        await replica.follow(this.#database.db).catch(() => {});
    }
  }

  /** Hears of changes as they are committed. After a lost connection everything since is read first. */
  async #listen(): Promise<void> {
    const client = new pg.Client({
      ...this.#source.connection,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
    });
    let isOver = false;
    // A client that fails says so in more than one way: only the first seeks another, or they would multiply.
    const again = () => {
      if (isOver) return;
      isOver = true;
      if (this.#listener === client) this.#listener = null;
      if (!this.#isClosing) setTimeout(() => void this.#listen(), RETRY_MS);
    };
    client.on('error', () => {});
    client.once('end', again);
    client.on('notification', ({ payload }) => void this.#followAll(payload));
    try {
      await client.connect();
      await client.query(`listen ${CHANGES_CHANNEL}`);
      if (this.#isClosing) return await client.end();
      this.#listener = client;
      await this.#followAll();
    } catch {
      await client.end().catch(() => {});
      again();
    }
  }

  async #close(): Promise<void> {
    this.#isClosing = true;
    clearInterval(this.#saving);
    clearInterval(this.#looking);
    await this.#saveAll();
    await this.#listener?.end();
    await this.#database.close();
  }
}
