import { parentPort, Worker } from 'node:worker_threads';
import { createTidying } from './memory.ts';

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
  /**
   * Asked of every new thread before anything else: what it loads for its first answer takes none of the time that the
   * answer is given. Whoever asks for this very request has a new thread made ready by it, and nothing more.
   */
  first?: object;
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
/** Loading takes seconds; on a machine that does much else, many. */
const FIRST_WITHIN_MS = 120_000;
const MB = 1_048_576;

/** One thread, started at its first use and started again should it die. It keeps no program from ending. */
export function createThread(file: URL, options: ThreadOptions): Thread {
  const { giveUpMs, atOnce = Number.POSITIVE_INFINITY, idleMs, first } = options;
  let worker: Worker | null = null;
  const underWay = createUnderWay();
  const memory = options.mostHeldMb ? watchMemory(options.mostHeldMb, () => worker, abandon) : null;
  const inLine: Asked[] = [];
  let idle: NodeJS.Timeout | undefined;

  function sendNext(): void {
    while (underWay.count() < atOnce) {
      const next = inLine.shift();
      if (next === undefined) break;
      send(next);
    }
    if (underWay.count() > 0) clearTimeout(idle);
    else rest();
  }

  function send(next: Asked): void {
    const isNew = worker === null;
    worker ??= startWorker(file, options, { heard, abandon });
    const isFirst = next.request === first;
    if (isNew && first && !isFirst) {
      // Should a thread fail before it is ready, whoever waits for it hears of that, and the others have another.
      inLine.unshift(next);
      const fail = (error: Error) => inLine.shift()?.reject(error);
      put(worker, { request: first, onNews: undefined, resolve: () => {}, reject: fail }, FIRST_WITHIN_MS);
    } else put(worker, next, isFirst ? FIRST_WITHIN_MS : giveUpMs);
  }

  function put(own: Worker, asked: Asked, withinMs: number): void {
    const id = underWay.add(asked, withinMs, () => abandon(own, new ThreadEnded('time')));
    // While somebody waits for it, the program does not end.
    own.ref();
    own.postMessage({ id, request: asked.request } satisfies Request);
    memory?.begin();
  }

  function heard(reply: Reply): void {
    if (underWay.settle(reply)) sendNext();
  }

  /** Ends the thread and what is under way in it; those in line begin with the next one. */
  function abandon(ended: Worker, error: Error): void {
    if (worker !== ended) return;
    worker = null;
    const failed = underWay.takeAll();
    void ended.terminate();
    for (const asked of failed) asked.reject(error);
    sendNext();
  }

  /** Nobody waits for the thread any more. */
  function rest(): void {
    memory?.end();
    worker?.unref();
    if (idleMs && worker) endWhenIdle(worker, idleMs);
  }

  function endWhenIdle(resting: Worker, afterMs: number): void {
    clearTimeout(idle);
    idle = setTimeout(() => {
      if (worker !== resting || underWay.count() > 0) return;
      worker = null;
      void resting.terminate();
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
      const closing = worker;
      worker = null;
      memory?.end();
      clearTimeout(idle);
      const left = [...underWay.takeAll(), ...inLine.splice(0)];
      await closing?.terminate();
      for (const asked of left) asked.reject(new Error('the thread was closed'));
    },
  };
}

/** Loaded by each thread before its own modules. */
const QUICK_IMPORTS = new URL('quick-imports.ts', import.meta.url).href;

/**
 * Room for what a thread has just made, in MB. Left to itself it would take as much as the program's own (three times
 * `--max-semi-space-size`) in a burst of work, and keep that afterwards.
 */
const YOUNG_MB = 48;

/** Starts a thread that keeps no program from ending, and says what it replies and why it ended. */
function startWorker(
  file: URL,
  { data, memoryMb }: ThreadOptions,
  { heard, abandon }: { heard: (reply: Reply) => void; abandon: (ended: Worker, error: Error) => void },
): Worker {
  const worker = new Worker(file, {
    workerData: data,
    execArgv: ['--import', QUICK_IMPORTS],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: YOUNG_MB },
  });
  worker.unref();
  worker.on('message', heard);
  worker.on('error', (error: unknown) => abandon(worker, reasonOf(error)));
  worker.on('exit', () => abandon(worker, new Error('the thread ended')));
  return worker;
}

function reasonOf(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  return 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new ThreadEnded('memory') : error;
}

/** The requests that a thread works at, each with the time that is left to it. */
function createUnderWay() {
  const requests = new Map<number, Asked & { timer: NodeJS.Timeout }>();
  let last = 0;
  return {
    count: () => requests.size,
    /** Returns the id under which the thread replies. */
    add(asked: Asked, withinMs: number, whenTimeIsUp: () => void): number {
      const id = ++last;
      requests.set(id, { ...asked, timer: setTimeout(whenTimeIsUp, withinMs).unref() });
      return id;
    },
    /** Hands a reply to who asked; says whether the request is done with, as it is not by mere news. */
    settle({ id, result, error, news }: Reply): boolean {
      const asked = requests.get(id);
      if (!asked) return false;
      if (news !== undefined) {
        asked.onNews?.(news);
        return false;
      }
      requests.delete(id);
      clearTimeout(asked.timer);
      if (error === undefined) asked.resolve(result);
      else asked.reject(new Error(error));
      return true;
    },
    /** All of them, no longer under way. */
    takeAll(): Asked[] {
      const all = [...requests.values()];
      requests.clear();
      for (const { timer } of all) clearTimeout(timer);
      return all;
    },
  };
}

/** Looks from outside at how much the thread holds, since one that is busy cannot look at itself. */
function watchMemory(
  mostMb: number,
  current: () => Worker | null,
  abandon: (worker: Worker, error: Error) => void,
) {
  let interval: NodeJS.Timeout | undefined;
  async function look(): Promise<void> {
    const worker = current();
    const held = await worker?.getHeapStatistics().catch(() => null);
    if (worker && held && held.used_heap_size + held.external_memory > mostMb * MB)
      abandon(worker, new ThreadEnded('memory'));
  }
  return {
    begin(): void {
      interval ??= setInterval(() => void look(), LOOK_EVERY_MS).unref();
    },
    end(): void {
      clearInterval(interval);
      interval = undefined;
    },
  };
}

/** After so long without a request a thread gives back what the answers have left in its heap, if it is as much. */
const REST_MS = 15_000;
const LEFT_MB = 16;

/** The other end, in the file of a thread: answers every request that comes, and may tell of it before. */
export function answerRequests<R>(answer: (request: R, tell: (news: unknown) => void) => unknown): void {
  const tidyUp = createTidying(LEFT_MB);
  let rest: NodeJS.Timeout | undefined;
  async function reply({ id, request }: Request): Promise<void> {
    clearTimeout(rest);
    const reply: Reply = { id };
    try {
      reply.result = await answer(request as R, (news) => parentPort?.postMessage({ id, news }));
    } catch (error) {
      reply.error = error instanceof Error ? error.message : String(error);
    }
    parentPort?.postMessage(reply);
    clearTimeout(rest);
    rest = setTimeout(tidyUp, REST_MS).unref();
  }
  // An answer that cannot be sent ends the thread, and its owner hears of that.
  parentPort?.on('message', (request: Request) => void reply(request));
}
