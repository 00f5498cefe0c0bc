import { workerData } from 'node:worker_threads';
import pg from 'pg';
import { defaultModel, openMatchModel } from '#engines/matching/index.ts';
import { openTaxonomy } from '#engines/taxonomy/index.ts';
import { openDatabase } from '#server/platform/database.ts';
import { releaseMemory } from '#server/platform/memory.ts';
import { answerRequests } from '#server/platform/threads.ts';
import { CHANGES_CHANNEL } from './matches.changes.ts';
import type { IndexRequest, IndexThreadData } from './matches.index.ts';
import { Replica } from './matches.replica.ts';

/** The thread behind `createMatchRanking`: a replica of each portal, following the database by itself. */

const { dataDir, connection } = workerData as IndexThreadData;
openTaxonomy(dataDir);
openMatchModel(dataDir);
const database = openDatabase(connection, 2);
const replicas = new Map<string, Replica>();

/** How soon after a change the snapshot is written anew: who is deleted is gone from it by then. */
const SAVE_MS = 30_000;
/** Pause before a lost connection is sought again, and between looks where no message comes. */
const RETRY_MS = 1_000;
const LOOK_MS = 60_000;
/** By then a portal is usually read. */
const SETTLED_MS = 10_000;

function replicaOf(portal: string): Replica {
  let replica = replicas.get(portal);
  if (!replica) {
    replica = new Replica(portal, defaultModel(), `${dataDir}/matching`);
    replicas.set(portal, replica);
    // What building the model and reading the portal took is not needed a second time.
    setTimeout(releaseMemory, SETTLED_MS).unref();
  }
  return replica;
}

answerRequests<IndexRequest>(async (request) => {
  switch (request.kind) {
    case 'jobs-for': {
      const replica = replicaOf(request.portal);
      await replica.follow(database.db);
      return replica.index.rankJobsFor(request.profile, request.options);
    }
    case 'profiles-for': {
      const replica = replicaOf(request.portal);
      await replica.follow(database.db);
      return replica.index.rankProfilesFor(request.job, request.options);
    }
    case 'size': {
      const replica = replicaOf(request.portal);
      await replica.follow(database.db);
      return replica.index.size;
    }
    case 'held':
      return replicas.get(request.portal)?.index.size ?? null;
    case 'close':
      return close();
  }
});

function saveAll(): void {
  for (const replica of replicas.values()) replica.save();
}

async function followAll(): Promise<void> {
  for (const replica of replicas.values()) await replica.follow(database.db).catch(() => {});
}

const saving = setInterval(saveAll, SAVE_MS);
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
  client.on('notification', ({ payload }) => {
    void replicas
      .get(payload ?? '')
      ?.follow(database.db)
      .catch(() => {});
  });
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
  saveAll();
  await listener?.end();
  await database.close();
}
