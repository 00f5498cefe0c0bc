import { parentPort, Worker } from 'node:worker_threads';

/** A thread that answers one request at a time, or several at once where its answers wait for something. */
export interface Thread {
  /**
   * Rejects where the answer fails, takes too long or too much (`ThreadEnded`), or the thread ends. `onNews` hears what
   * the thread has to say before its answer.
   */
  ask<T>(request: object, onNews?: (news: unknown) => void): Promise<T>;
  close(): Promise<void>;
}

interface ThreadOptions {
  /** Given to the thread as `workerData`. */
  data: unknown;
  /** An answer that takes longer is given up, and the thread with it. */
  giveUpMs: number;
  /** Largest heap; a thread that needs more ends, and the program does not. */
  memoryMb: number;
  /**
   * How many requests are under way at once. The others wait in line, where their time does not run, and go to the next
   * thread should this one end. As many as come where it is not said.
   */
  atOnce?: number;
  /** Buffers count too: a thread that holds this much of heap and buffers together ends. */
  mostHeldMb?: number;
  /** A thread that nobody asked for so long is ended, and gives back what it holds. */
  idleMs?: number;
}

/** Why a thread was ended before it answered. */
export class ThreadEnded extends Error {
  readonly reason: 'time' | 'memory';
  constructor(reason: ThreadEnded['reason']) {
    super(reason === 'time' ? 'the answer took too long' : 'the answer took too much memory');
    this.reason = reason;
  }
}

interface Asked {
  request: object;
  onNews: ((news: unknown) => void) | undefined;
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
}
interface UnderWay extends Asked {
  timer: NodeJS.Timeout;
}

interface Request {
  id: number;
  request: object;
}
interface Reply {
  id: number;
  result?: unknown;
  error?: string;
  news?: unknown;
}

const LOOK_EVERY_MS = 250;
const MB = 1_048_576;

/** One thread, started at its first use and started again should it die. It keeps no program from ending. */
export function createThread(file: URL, options: ThreadOptions): Thread {
  const { data, giveUpMs, memoryMb, atOnce = Number.POSITIVE_INFINITY, mostHeldMb, idleMs } = options;
  let thread: Worker | null = null;
  let last = 0;
  let watch: NodeJS.Timeout | undefined;
  let idle: NodeJS.Timeout | undefined;
  const underWay = new Map<number, UnderWay>();
  const inLine: Asked[] = [];

  function start(): Worker {
    const worker = new Worker(file, {
      workerData: data,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    worker.unref();
    worker.on('message', ({ id, result, error, news }: Reply) => {
      const asked = underWay.get(id);
      if (!asked) return;
      if (news !== undefined) return asked.onNews?.(news);
      underWay.delete(id);
      clearTimeout(asked.timer);
      if (error === undefined) asked.resolve(result);
      else asked.reject(new Error(error));
      sendNext();
    });
    worker.on('error', (error: Error & { code?: string }) =>
      abandon(worker, error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new ThreadEnded('memory') : error),
    );
    worker.on('exit', () => abandon(worker, new Error('the thread ended')));
    return worker;
  }

  /** Ends the thread and what is under way in it; those in line begin with the next one. */
  function abandon(worker: Worker, error: unknown): void {
    if (thread !== worker) return;
    thread = null;
    const failed = [...underWay.values()];
    underWay.clear();
    void worker.terminate();
    for (const asked of failed) {
      clearTimeout(asked.timer);
      asked.reject(error instanceof Error ? error : new Error(String(error)));
    }
    sendNext();
  }

  function sendNext(): void {
    while (underWay.size < atOnce) {
      const next = inLine.shift();
      if (next === undefined) break;
      send(next);
    }
    if (underWay.size > 0) clearTimeout(idle);
    else {
      clearInterval(watch);
      watch = undefined;
      thread?.unref();
      if (idleMs && thread) endWhenIdle(thread, idleMs);
    }
  }

  function send(asked: Asked): void {
    thread ??= start();
    const worker = thread;
    const id = ++last;
    const timer = setTimeout(() => abandon(worker, new ThreadEnded('time')), giveUpMs);
    timer.unref();
    underWay.set(id, { ...asked, timer });
    // While somebody waits for it, the program does not end.
    worker.ref();
    worker.postMessage({ id, request: asked.request } satisfies Request);
    if (mostHeldMb) watch ??= setInterval(() => void look(mostHeldMb), LOOK_EVERY_MS).unref();
  }

  /** Looks from outside, since a thread that is busy cannot look at itself. */
  async function look(mostMb: number): Promise<void> {
    const worker = thread;
    const held = await worker?.getHeapStatistics().catch(() => null);
    if (worker && held && held.used_heap_size + held.external_memory > mostMb * MB)
      abandon(worker, new ThreadEnded('memory'));
  }

  function endWhenIdle(worker: Worker, afterMs: number): void {
    clearTimeout(idle);
    idle = setTimeout(() => {
      if (thread !== worker || underWay.size > 0) return;
      thread = null;
      void worker.terminate();
    }, afterMs).unref();
  }

  return {
    ask<T>(request: object, onNews?: (news: unknown) => void): Promise<T> {
      return new Promise<T>((resolve, reject) => {
        inLine.push({ request, onNews, resolve: resolve as Asked['resolve'], reject });
        sendNext();
      });
    },
    close: async () => {
      const worker = thread;
      thread = null;
      clearInterval(watch);
      clearTimeout(idle);
      const left = [...underWay.values(), ...inLine.splice(0)];
      for (const { timer } of underWay.values()) clearTimeout(timer);
      underWay.clear();
      await worker?.terminate();
      for (const asked of left) asked.reject(new Error('the thread was closed'));
    },
  };
}

/** The other end, in the file of a thread: answers every request that comes, and may tell of it before. */
export function answerRequests<R>(answer: (request: R, tell: (news: unknown) => void) => unknown): void {
  async function reply({ id, request }: Request): Promise<void> {
    const reply: Reply = { id };
    try {
      reply.result = await answer(request as R, (news) => parentPort?.postMessage({ id, news }));
    } catch (error) {
      reply.error = error instanceof Error ? error.message : String(error);
    }
    parentPort?.postMessage(reply);
  }
  // An answer that cannot be sent ends the thread, and its owner hears of that.
  parentPort?.on('message', (request: Request) => void reply(request));
}
