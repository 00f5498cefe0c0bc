import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { Ctx } from './context.ts';
import type { Database } from './database.ts';
import type { JobDefinition, JobOptions } from './job-definition.ts';
import type { Log } from './log.ts';
import type { Ports } from './ports.ts';
import { number, proofOf, text } from './shapes.ts';

/** Ties a definition to the function that does it. */
export interface JobHandler<C extends Ctx = Ctx & Ports> {
  definition: JobDefinition<object>;
  run: (ctx: C, fromQueue: unknown) => Promise<void>;
  /** How many run at the same time on one node. */
  concurrency: number;
}

/** Says which function does a job; one that needs ports says so in the type of its context. */
export function handle<T extends object, C extends Ctx>(
  definition: JobDefinition<T>,
  run: (ctx: C, data: T) => Promise<void>,
  concurrency = 2,
): JobHandler<C> {
  return { definition, run: async (ctx, fromQueue) => run(ctx, definition.dataOf(fromQueue)), concurrency };
}

/** A worker that gives no sign of life for so long was killed or cut off: its jobs are begun again elsewhere. */
const SIGN_OF_LIFE_SECONDS = 15;
const LOOK_SECONDS = 5;
/** What comes later than this may lie half a minute longer. */
const MOST_WAKE_SECONDS = 3_600;
/** The clock of the database may be a little behind. */
const WAKE_LATE_MS = 300;

/** How the queue stands: what waits and runs, and what failed for good. */
interface QueueReport {
  waiting: { name: string; waiting: number; running: number }[];
  failed: { id: string; name: string; tries: number; failedAt: Date; reason: string }[];
}

/** Work that is done later, by any node, and survives a crash. */
export interface Queue {
  send<T extends object>(db: Database, job: JobDefinition<T>, data: T, options?: JobOptions): Promise<void>;
  work(handlers: readonly JobHandler[], contextFor: () => Promise<Ctx & Ports>): Promise<void>;
  /** Whether it takes work: false once it is told to stop. */
  isRunning(): boolean;
  /** What waits and runs, and what failed for good. */
  report(): Promise<QueueReport>;
  /** Does work that failed for good again, one piece or all (null); says how many there were. */
  retry(id: string | null): Promise<number>;
  stop(): Promise<void>;
}

/**
 * Starts the queue on the product's own database, in a schema of its own. Where this is the only node, work that a
 * killed one had begun is begun again at once; elsewhere it is when its time is up.
 */
export async function startQueue(
  connection: pg.PoolConfig,
  definitions: readonly JobDefinition<object>[],
  log: Log,
  isAlone: boolean,
): Promise<Queue> {
  const boss = new PgBoss({
    ...connection,
    max: 6,
    useListenNotify: true,
    superviseIntervalSeconds: LOOK_SECONDS,
    monitorIntervalSeconds: LOOK_SECONDS,
  });
  boss.on('error', (error) => log.error({ err: error }, 'queue'));
  await boss.start();
  await prepareQueues(boss, definitions);
  if (isAlone) await takeUpAbandoned(connection);
  let running = true;
  const workers = new Map<string, string[]>();
  const wake = (name: string): void => {
    if (running) for (const worker of workers.get(name) ?? []) boss.notifyWorker(worker);
  };

  return {
    send: async (db, job, data, { singletonKey, startAfterSeconds } = {}) => {
      if (singletonKey && (await isWaiting(db, job.name, singletonKey))) return;
      await boss.send(job.name, data, {
        db: { executeSql: (text, values) => runIn(db, text, values) },
        ...(singletonKey ? { singletonKey } : {}),
        ...(startAfterSeconds ? { startAfter: startAfterSeconds } : {}),
      });
      // Work for later wakes nobody when its time has come: without this it lies for up to half a minute.
      if (startAfterSeconds && startAfterSeconds <= MOST_WAKE_SECONDS)
        setTimeout(() => wake(job.name), startAfterSeconds * 1_000 + WAKE_LATE_MS).unref();
    },
    work: async (handlers, contextFor) => {
      for (const handler of handlers) {
        const started = Array.from({ length: handler.concurrency }, () =>
          startWorker(boss, handler, contextFor, log),
        );
        workers.set(handler.definition.name, await Promise.all(started));
      }
    },
    isRunning: () => running,
    report: () => reportOf(boss),
    retry: (id) => boss.redrive(DEAD_LETTERS, id === null ? {} : { ids: [id] }),
    stop: async () => {
      running = false;
      await boss.stop({ graceful: true, timeout: 5_000, close: true });
    },
  };
}

/** Makes the queues that are missing, and changes those that a former release left otherwise. */
async function prepareQueues(boss: PgBoss, definitions: readonly JobDefinition<object>[]): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  const scheduled = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]));
  if (!known.has(DEAD_LETTERS)) await boss.createQueue(DEAD_LETTERS).catch(ignoreExisting);
  for (const definition of definitions) {
    const { name, retryLimit, retryDelaySeconds, retryDelayMaxSeconds, expireInSeconds, cron } = definition;
    const wanted = {
      retryLimit,
      expireInSeconds,
      heartbeatSeconds: SIGN_OF_LIFE_SECONDS,
      retryBackoff: true,
      retryDelay: retryDelaySeconds,
      ...(retryDelayMaxSeconds ? { retryDelayMax: retryDelayMaxSeconds } : {}),
      deadLetter: DEAD_LETTERS,
      notify: true,
    };
    const queue = known.get(name);
    if (!queue) await boss.createQueue(name, wanted).catch(ignoreExisting);
    else if (!isDeepStrictEqual({ ...queue, ...wanted }, queue)) await boss.updateQueue(name, wanted);
    // What came due while nothing ran is done once: a machine that sleeps at night still does its nightly work.
    if (cron && scheduled.get(name) !== cron) await boss.schedule(name, cron, {}, { missed: 'once' });
  }
}

/** Starts one worker of a queue, and returns its id. */
async function startWorker(
  boss: PgBoss,
  { definition, run }: JobHandler,
  contextFor: () => Promise<Ctx & Ports>,
  log: Log,
): Promise<string> {
  const options = { batchSize: 1, pollingIntervalSeconds: 2 };
  let workerId = '';
  workerId = await boss.work<object>(definition.name, options, async (batch) => {
    for (const job of batch) {
      const ctx = await contextFor();
      try {
        await run(ctx, job.data);
      } catch (error) {
        log.error({ err: error, job: definition.name, id: job.id }, 'a job failed');
        throw error;
      } finally {
        // The next one may wait already. Its message woke nobody while all were at work, and without one
        // pg-boss looks again only half a minute later.
        boss.notifyWorker(workerId);
      }
    }
  });
  return workerId;
}

/**
 * pg-boss itself makes jobs of one key one job only by time or by the policy of a whole queue. Two that are sent at the same
 * moment may both wait, which costs the work and nothing else: handlers are safe to run twice.
 */
async function isWaiting(db: Database, name: string, singletonKey: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from pgboss.job
    where name = ${name} and singleton_key = ${singletonKey} and state in ('created', 'retry') limit 1`);
  return rows.length > 0;
}

/** Work about somebody who is gone is not done, and not kept; what runs right now goes with `forgetDone`. */
export async function forgetInQueue(db: Database, id: string): Promise<void> {
  await db.execute(sql`
    delete from pgboss.job where state <> 'active' and (
      strpos(data::text, ${id}) > 0 or strpos(output::text, ${id}) > 0 or strpos(singleton_key, ${id}) > 0)`);
}

/**
 * What was done is kept for a while, and no longer with what it was about. The queue's own work is about nobody, and keeps
 * the keys that tell two clocks of one minute apart.
 */
export async function forgetDone(db: Database): Promise<void> {
  await db.execute(sql`
    update pgboss.job set data = null, singleton_key = null
    where state in ('completed', 'cancelled') and (data is not null or singleton_key is not null)
      and not starts_with(name, '__pgboss__')`);
}

/** Jobs that failed for good, for an operator to look at. */
const DEAD_LETTERS = 'dead-letters';

async function reportOf(boss: PgBoss): Promise<QueueReport> {
  const { rows: waiting } = await boss.getDb().executeSql(
    `select name, count(*) filter (where state <> 'active')::int as waiting,
       count(*) filter (where state = 'active')::int as running
     from pgboss.job where name <> $1 and state in ('created', 'retry', 'active') group by name order by name`,
    [DEAD_LETTERS],
  );
  const failed = await boss.findJobs(DEAD_LETTERS, { queued: true });
  return {
    waiting: waiting.map(proofOf({ name: text, waiting: number, running: number }, 'column')),
    failed: failed.map((job) => ({
      id: job.id,
      name: job.sourceName ?? job.name,
      tries: (job.sourceRetryCount ?? 0) + 1,
      failedAt: job.createdOn,
      reason: reasonIn(job.sourceOutput),
    })),
  };
}

/** The message of the error that the work ended with. */
function reasonIn(output: object | null | undefined): string {
  return output && 'message' in output ? String(output.message ?? '') : '';
}

async function takeUpAbandoned(connection: pg.PoolConfig): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query("update pgboss.job set state = 'retry', start_after = now() where state = 'active'");
  } finally {
    await client.end();
  }
}

function ignoreExisting(error: unknown): void {
  if (!(error instanceof Error && /already exists/i.test(error.message))) throw error;
}

/** Runs pg-boss's statement ($1, $2, …) inside whatever transaction the caller is in. */
async function runIn(db: Database, text: string, values: unknown[] = []) {
  const pieces = text.split(/\$(\d+)/);
  const query = sql.empty();
  pieces.forEach((piece, index) => {
    query.append(index % 2 === 0 ? sql.raw(piece) : sql`${sql.param(values[Number(piece) - 1])}`);
  });
  const { rows } = await db.execute(query);
  return { rows };
}
