import { parentPort, Worker } from 'node:worker_threads';

/** A thread that answers one request at a time, or several at once where its answers wait for something. */
export interface Thread {
  /** Rejects where the answer fails, takes too long, or the thread ends. */
  ask<T>(request: object): Promise<T>;
  close(): Promise<void>;
}

interface ThreadOptions {
  /** Given to the thread as `workerData`. */
  data: unknown;
  /** An answer that takes longer is given up, and the thread with it. */
  giveUpMs: number;
  /** Largest heap; a thread that needs more ends, and the program does not. */
  memoryMb: number;
}

interface Waiting {
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
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
}

/** One thread, started at its first use and started again should it die. It keeps no program from ending. */
export function createThread(file: URL, { data, giveUpMs, memoryMb }: ThreadOptions): Thread {
  let thread: Worker | null = null;
  let last = 0;
  const waiting = new Map<number, Waiting>();

  function start(): Worker {
    const worker = new Worker(file, {
      workerData: data,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    worker.unref();
    worker.on('message', (reply: Reply) => {
      const caller = waiting.get(reply.id);
      if (!caller) return;
      waiting.delete(reply.id);
      clearTimeout(caller.timer);
      if (reply.error === undefined) caller.resolve(reply.result);
      else caller.reject(new Error(reply.error));
    });
    worker.on('error', (error) => abandon(worker, error));
    worker.on('exit', () => abandon(worker, new Error('the thread ended')));
    return worker;
  }

  function abandon(worker: Worker, error: unknown): void {
    if (thread !== worker) return;
    thread = null;
    for (const caller of waiting.values()) {
      clearTimeout(caller.timer);
      caller.reject(error instanceof Error ? error : new Error(String(error)));
    }
    waiting.clear();
    void worker.terminate();
  }

  return {
    ask<T>(request: object): Promise<T> {
      thread ??= start();
      const worker = thread;
      const id = ++last;
      return new Promise<T>((resolve, reject) => {
        const timer = setTimeout(() => abandon(worker, new Error('the answer took too long')), giveUpMs);
        timer.unref();
        waiting.set(id, { resolve: resolve as Waiting['resolve'], reject, timer });
        worker.postMessage({ id, request } satisfies Request);
      });
    },
    close: async () => {
      const worker = thread;
      thread = null;
      await worker?.terminate();
    },
  };
}

/** The other end, in the file of a thread: answers every request that comes. */
export function answerRequests<R>(answer: (request: R) => unknown): void {
  parentPort?.on('message', async ({ id, request }: Request) => {
    const reply: Reply = { id };
    try {
      reply.result = await answer(request as R);
    } catch (error) {
      reply.error = error instanceof Error ? error.message : String(error);
    }
    parentPort?.postMessage(reply);
  });
}
