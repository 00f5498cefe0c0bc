import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { openInstruments } from '#engines/assessments/index.ts';
import { careerPaths } from '#engines/matching/index.ts';
import {
  autocomplete,
  completionKinds,
  findSkills,
  likenessOfAccounts,
  normaliseTitle,
  openTaxonomy,
  type Taxonomy,
  taxonomyFoldersIn,
} from '#engines/taxonomy/index.ts';
import { openConcerns } from '#engines/text/index.ts';
import { createAliases } from '#server/features/blind-review/index.ts';
import { understandingOf } from '#server/features/conversations/index.ts';
import { createAnswering } from '#server/features/documents/index.ts';
import { createMatchRanking, prepareDocuments } from '#server/features/match-index/index.ts';
import { activeLearned, createMatchModels } from '#server/features/match-models/index.ts';
import { addFirstPortals, createPortalFinder } from '#server/features/portals/index.ts';
import type { Answering } from '#server/platform/answering.ts';
import type { Config } from '#server/platform/config.ts';
import { type OpenDatabase, openDatabase } from '#server/platform/database.ts';
import { createDocumentReader, type DocumentReader } from '#server/platform/document-reader.ts';
import { createAdmission } from '#server/platform/http/admission.ts';
import { createLog, type Log } from '#server/platform/log.ts';
import type { MatchModels } from '#server/platform/match-models.ts';
import { releaseMemory } from '#server/platform/memory.ts';
import { migrateDatabase } from '#server/platform/migrations.ts';
import { startQueue } from '#server/platform/queue.ts';
import { type Realtime, startRealtime } from '#server/platform/realtime.ts';
import { createSecrets } from '#server/platform/secrets.ts';
import { createSpeaking, type Speaking } from '#server/platform/speech.ts';
import { folderStorage } from '#server/platform/storage.ts';
import type { Thread } from '#server/platform/threads.ts';
import { createTokens, signingSecret } from '#server/platform/tokens.ts';
import { createTypesetter, type Typesetter } from '#server/platform/typesetter.ts';
import { buildApp } from './app.ts';
import { createContexts, type Parts } from './context.ts';
import { announceFeatures, features } from './features.ts';
import { inTurns } from './in-turns.ts';
import { rankingInTime } from './ranking-in-time.ts';

export interface Running {
  parts: Parts;
  app: Awaited<ReturnType<typeof buildApp>>;
  contexts: ReturnType<typeof createContexts>;
  /** Where it listens; null where it was not asked to. */
  url: string | null;
  /** Loads what the first people would wait for, once everything else is done. */
  warmUp(): void;
  stop(): Promise<void>;
}

/** What works beside the main thread, with the release's own taxonomy. */
export interface SharedThreads {
  ranking: Thread;
  answering: Answering;
  reader: DocumentReader;
  typesetter: Typesetter;
  speaking: Speaking;
}

/**
 * Starts the program on a database that answers. `listen` says on which port; without it the app takes injected
 * requests only. `isAlone` says that no other node can be running: work that a killed one left is taken up at once.
 * `taxonomy` is one that is open already; without it the installation's own is read. `threads` are left running when it
 * stops: programs that follow each other need not begin them anew.
 */
export async function start(
  config: Config,
  connection: pg.PoolConfig,
  options: {
    listen?: { port: number; host: string };
    isAlone: boolean;
    log?: Log;
    taxonomy?: Taxonomy;
    threads?: SharedThreads;
  },
): Promise<Running> {
  announceFeatures();
  const { threads } = options;
  const taxonomy = options.taxonomy ?? openTaxonomy(taxonomyFoldersIn(config.dataDir));
  const log = options.log ?? createLog(config.logLevel);
  const database = openDatabase(connection);
  await migrateDatabase(database);
  const models = createMatchModels(taxonomy, await activeLearned(database.db));
  await addFirstPortals(database.db);
  const queue = await startQueue(
    connection,
    features.flatMap(({ jobs }) => jobs),
    log,
    options.isAlone,
  );

  const aliases = createAliases(database.db);
  // Read before a transaction needs it: there it would wait for a second connection.
  await aliases.key();
  let realtime: Realtime | null = null;
  let url: string | null = null;
  const parts: Parts = {
    config,
    log,
    db: database.db,
    queue,
    realtime: () => realtime,
    secrets: createSecrets(config),
    storage: folderStorage(path.join(config.dataDir, 'files')),
    reader: threads?.reader ?? createDocumentReader(config.dataDir),
    typesetter: threads?.typesetter ?? createTypesetter(),
    speaking: threads?.speaking ?? createSpeaking(),
    taxonomy,
    concerns: openConcerns(),
    instruments: new Map(openInstruments().map((instrument) => [instrument.id, instrument])),
    models,
    ranking: createMatchRanking({
      dataDir: config.dataDir,
      connection,
      learned: models.learned,
      ...(threads && { thread: threads.ranking }),
    }),
    answering: threads?.answering ?? createAnswering(config.dataDir),
    tokens: createTokens(await signingSecret(database.db)),
    aliases,
    findPortal: createPortalFinder(database.db),
    admission: admissionTo(database, config, log),
    features,
    publicUrl: () => config.publicUrl ?? url ?? `http://localhost:${config.port}`,
  };
  const contexts = createContexts(parts);
  const app = await buildApp(parts);
  await app.ready();
  const servesHttp = config.roles.includes('api') && options.listen !== undefined;
  const beginRanking = rankingInTime(parts.ranking, log);
  const callerOf: typeof contexts.callerOfToken = async (token) => {
    const caller = await contexts.callerOfToken(token);
    if (caller) beginRanking(caller.portal);
    return caller;
  };
  realtime = await startRealtime(servesHttp ? app.server : null, connection, callerOf, log);
  if (servesHttp && options.listen) url = await listen(app, options.listen);
  if (config.roles.includes('worker')) {
    for (const { handlers, ports } of features) await queue.work(handlers, () => contexts.forJob(ports));
    // After an upgrade the model may be another: nodes that start later find what is prepared with it.
    const first = { version: null, isPinned: false, side: 'job', after: null } as const;
    await queue.send(database.db, prepareDocuments, first, { singletonKey: 'start' });
  }
  let isStopping = false;
  let warmingUp: Promise<unknown> = Promise.resolve();

  return {
    parts,
    app,
    contexts,
    url,
    warmUp: () => {
      warmingUp = warmUpEngines(taxonomy, models, () => isStopping).catch((error: unknown) => {
        log.warn({ err: error }, 'the engines could not warm up');
      });
    },
    stop: async () => {
      isStopping = true;
      await inTime(async () => realtime?.close());
      await app.close();
      parts.admission.close();
      await inTime(() => queue.stop());
      if (!threads)
        await Promise.all([
          parts.reader.close(),
          parts.typesetter.close(),
          parts.speaking.close(),
          parts.answering.close(),
        ]);
      await parts.ranking.close();
      await warmingUp;
      await inTime(() => database.close());
    },
  };
}

/** Whose turn it is on a database; in tests many ask at once on slow machines, and nobody is sent away. */
const admissionTo = ({ pool, waiting }: OpenDatabase, config: Config, log: Log) =>
  createAdmission({
    connections: pool.options.max,
    waitingForDatabase: waiting,
    patienceFactor: config.isTest ? 100 : 1,
    onOverload: (refused) => log.warn({ refused }, 'more is asked than can be answered'),
    onCalm: releaseMemory,
  });

/** What speaks to a database that is gone, or comes back at this very moment, may never end: nobody waits for it longer. */
const ENDED_WITHIN_MS = 6_000;

async function inTime(step: () => Promise<unknown>): Promise<void> {
  await Promise.race([step(), wait(ENDED_WITHIN_MS, undefined, { ref: false })]);
}

const accountToWarmUp = 'I look after patients of a ward by day and by night, and want to lead one.';

/** Loads the dictionaries and the matching model, so that few people wait for them, unless the program is to stop. */
async function warmUpEngines(
  taxonomy: Taxonomy,
  models: MatchModels,
  isStopping: () => boolean,
): Promise<void> {
  const isDone = await inTurns(
    [
      () => findSkills(taxonomy, 'warm up'),
      () => models.current(),
      () => normaliseTitle(taxonomy, 'engineer', 1),
      () => understandingOf(taxonomy).understand('warm up', 'candidate'),
      () => likenessOfAccounts(taxonomy, 'warm up'),
      () => careerPaths(models.current(), { titles: ['Nurse'], skills: [], years: 3, text: accountToWarmUp }),
      ...completionKinds.map((kind) => () => autocomplete(taxonomy, kind, 'a', 1)),
    ],
    isStopping,
  );
  if (isDone) releaseMemory();
}

async function listen(app: Running['app'], { port, host }: { port: number; host: string }): Promise<string> {
  await app.listen({ port, host });
  return `http://localhost:${(app.server.address() as AddressInfo).port}`;
}
