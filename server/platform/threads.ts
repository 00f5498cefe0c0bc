import { Worker } from 'node:worker_threads';
import type { ReadResult } from '#engines/resumes/resume.ts';

export interface ReadText {
  text: string;
  pages: number;
}

/** Reads documents off the main thread, so that a large or hostile file keeps nobody waiting. */
export interface DocumentReader {
  readResume(bytes: Uint8Array, fileName: string, now: Date): Promise<ReadResult>;
  /** Plain text in reading order; null where the document has none that can be read. */
  readText(bytes: Uint8Array, fileName: string): Promise<ReadText | null>;
  /** Loads what the first reading needs, so that nobody waits for it. */
  warmUp(): Promise<void>;
  close(): Promise<void>;
}

export type ReaderRequest =
  | { id: number; kind: 'resume'; bytes: Uint8Array; fileName: string; now: Date }
  | { id: number; kind: 'text'; bytes: Uint8Array; fileName: string }
  | { id: number; kind: 'warm-up' };
export type ReaderReply = { id: number; result?: unknown; error?: string };

interface Waiting {
  resolve: (result: never) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

/** A reading that takes longer than this is given up, and its thread with it. */
const GIVE_UP_MS = 60_000;
const MEMORY_MB = 768;

/** One thread, started at its first use and started again should it die. It reads the taxonomy of the data folder. */
export function createDocumentReader(dataDir: string): DocumentReader {
  let thread: Worker | null = null;
  let last = 0;
  const waiting = new Map<number, Waiting>();

  function start(): Worker {
    const worker = new Worker(new URL('./document-reader.thread.ts', import.meta.url), {
      workerData: { dataDir },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    worker.unref();
    worker.on('message', (reply: ReaderReply) => {
      const caller = waiting.get(reply.id);
      if (!caller) return;
      waiting.delete(reply.id);
      clearTimeout(caller.timer);
      if (reply.error === undefined) caller.resolve(reply.result as never);
      else caller.reject(new Error(reply.error));
    });
    worker.on('error', (error) => abandon(worker, error));
    worker.on('exit', () => abandon(worker, new Error('the reader ended')));
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

  type Ask<T> = T extends unknown ? Omit<T, 'id'> : never;
  function ask<T>(request: Ask<ReaderRequest>): Promise<T> {
    thread ??= start();
    const worker = thread;
    const id = ++last;
    return new Promise<T>((resolve, reject) => {
      const timer = setTimeout(() => abandon(worker, new Error('the reading took too long')), GIVE_UP_MS);
      timer.unref();
      waiting.set(id, { resolve: resolve as Waiting['resolve'], reject, timer });
      worker.postMessage({ ...request, id });
    });
  }

  return {
    readResume: (bytes, fileName, now) => ask<ReadResult>({ kind: 'resume', bytes, fileName, now }),
    readText: (bytes, fileName) => ask<ReadText | null>({ kind: 'text', bytes, fileName }),
    warmUp: () => ask<void>({ kind: 'warm-up' }),
    close: async () => {
      const worker = thread;
      thread = null;
      await worker?.terminate();
    },
  };
}
