import { workerData } from 'node:worker_threads';
import pg from 'pg';
import { type Learned, type MatchModel, modelOf } from '#engines/matching/index.ts';
import { openTaxonomy, taxonomyFoldersIn } from '#engines/taxonomy/index.ts';
import { learnedOf } from '#server/features/match-models/index.ts';
import { openDatabase } from '#server/platform/database.ts';
import { GETTING_READY } from '#server/platform/match-ranking.ts';
import { releaseMemory } from '#server/platform/memory.ts';
import { answerRequests } from '#server/platform/threads.ts';
import { CHANGES_CHANNEL } from './match-index.changes.ts';
import type { IndexRequest, IndexThreadData } from './match-index.ranking.ts';
import { Replica } from './match-index.replica.ts';

/** The thread behind `createMatchRanking`: a replica of each portal, following the database by itself. */

const { dataDir, connection, patienceMs } = workerData as IndexThreadData;
const taxonomy = openTaxonomy(taxonomyFoldersIn(dataDir));
/** Two to read both sides of a portal at once, and one for the others that follow meanwhile. */
const database = openDatabase(connection, 3);

/** By what was learned: one, or two while the process goes over to another. */
const models = new Map<string, Promise<Named>>();
interface Named {
  learned: Learned;
  model: MatchModel;
  replicas: Map<string, Replica>;
}

/** How soon after a change the snapshot is written anew: who is deleted is gone from it by then. */
const SAVE_MS = 30_000;
/** Pause before a lost connection is sought again, and between looks where no message comes. */
const RETRY_MS = 1_000;
const LOOK_MS = 60_000;
/** By then a portal is usually read. */
const SETTLED_MS = 10_000;

function named(version: string): Promise<Named> {
  const known = models.get(version);
  if (known) return known;
  const made = learnedOf(database.db, version).then((learned) => ({
    learned,
    model: modelOf(taxonomy, learned),
    replicas: new Map(),
  }));
  models.set(version, made);
  made.catch(() => models.delete(version));
  return made;
}

async function replicaOf(version: string, portal: string): Promise<Replica> {
  const { model, replicas } = await named(version);
  let replica = replicas.get(portal);
  if (!replica) {
    replica = new Replica(portal, model, `${dataDir}/matching`);
    replicas.set(portal, replica);
    // What building the model and reading the portal took is not needed a second time.
    setTimeout(releaseMemory, SETTLED_MS).unref();
  }
  return replica;
}

/**
 * The portal's replica with all that was committed before the call. Who asks for it during its first read is told
 * after a while that it is under way; the read goes on.
 */
async function followed({ version, portal }: { version: string; portal: string }): Promise<Replica> {
  const replica = await replicaOf(version, portal);
  const following = replica.follow(database.db);
  if (replica.isLoaded) {
    await following;
    return replica;
  }
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<'over'>((resolve) => {
    timer = setTimeout(resolve, patienceMs, 'over');
  });
  // Whether it failed is told to those who still wait.
  following.catch(() => {});
  const ended = await Promise.race([following, patience]);
  clearTimeout(timer);
  if (ended === 'over') throw new Error(GETTING_READY);
  return replica;
}

/** All that is held for another model, read for this one too. */
async function prepare(version: string): Promise<Learned> {
  const { learned } = await named(version);
  const held = (await Promise.all(models.values())).flatMap(({ replicas }) => [...replicas.keys()]);
  for (const portal of new Set(held)) await followed({ version, portal });
  return learned;
}

function keepOnly(version: string): void {
  for (const other of models.keys()) if (other !== version) models.delete(other);
  setTimeout(releaseMemory, SETTLED_MS).unref();
}

answerRequests<IndexRequest>(async (request) => {
  switch (request.kind) {
    case 'jobs-for':
      return (await followed(request)).index.rankJobsFor(request.profile, request.options);
    case 'profiles-for':
      return (await followed(request)).index.rankProfilesFor(request.job, request.options);
    case 'size':
      return (await followed(request)).index.size;
    case 'held': {
      const replica = (await models.get(request.version))?.replicas.get(request.portal);
      return replica?.isLoaded ? replica.index.size : null;
    }
    case 'prepare':
      return prepare(request.version);
    case 'keep-only':
      return keepOnly(request.version);
    case 'close':
      return close();
  }
});

async function allReplicas(): Promise<Replica[]> {
  const all = await Promise.all([...models.values()].map((it) => it.catch(() => null)));
  return all.flatMap((it) => (it ? [...it.replicas.values()] : []));
}

async function saveAll(): Promise<void> {
  for (const replica of await allReplicas()) replica.save();
}

async function followAll(portal?: string): Promise<void> {
  for (const replica of await allReplicas()) {
    if (portal === undefined || portal === replica.portal) await replica.follow(database.db).catch(() => {});
  }
}

const saving = setInterval(() => void saveAll(), SAVE_MS);
// Messages are a matter of speed alone: what none told of is found by looking.
const looking = setInterval(() => void followAll(), LOOK_MS);
let listener: pg.Client | null = null;
let isClosing = false;

/** Hears of changes as they are committed. After a lost connection everything since is read first. */
async function listen(): Promise<void> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5_000, keepAlive: true });
  let isOver = false;
  // A client that fails says so in more than one way: only the first seeks another, or they would multiply.
  const again = () => {
    if (isOver) return;
    isOver = true;
    if (listener === client) listener = null;
    if (!isClosing) setTimeout(() => void listen(), RETRY_MS);
  };
  client.on('error', () => {});
  client.once('end', again);
  client.on('notification', ({ payload }) => void followAll(payload));
  try {
    await client.connect();
    await client.query(`listen ${CHANGES_CHANNEL}`);
    listener = client;
    await followAll();
  } catch {
    await client.end().catch(() => {});
    again();
  }
}
void listen();

async function close(): Promise<void> {
  isClosing = true;
  clearInterval(saving);
  clearInterval(looking);
  await saveAll();
  await listener?.end();
  await database.close();
}
