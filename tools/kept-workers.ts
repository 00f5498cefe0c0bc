import path from 'node:path';
import { ForksPoolWorker, type PoolOptions, type PoolWorker, type WorkerRequest } from 'vitest/node';

/** After so many runs a process begins anew: what was forgotten may still be held by something. */
const MOST_RUNS = 40;

/**
 * Keeps the processes that run tests from one run to the next, one for each project: to begin one and to load code,
 * dictionaries and models takes longer than most tests.
 */
export class KeptWorkers {
  readonly name = 'kept';
  readonly #idle = new Map<string, KeptWorker>();
  readonly #all = new Set<KeptWorker>();

  readonly createPoolWorker = (options: PoolOptions): PoolWorker => {
    const project = options.project.name;
    const idle = this.#idle.get(project);
    this.#idle.delete(project);
    if (idle) return idle;
    const worker = new KeptWorker(options, () => this.#release(project, worker));
    this.#all.add(worker);
    return worker;
  };

  /** Files whose text is another than before, for each of them. */
  forget(files: readonly string[]): void {
    for (const worker of this.#all) for (const file of files) worker.changed.add(file);
  }

  async close(): Promise<void> {
    await Promise.all([...this.#all].map((worker) => worker.end()));
    this.#all.clear();
    this.#idle.clear();
  }

  #release(project: string, worker: KeptWorker): void {
    if (worker.isAlive && !this.#idle.has(project)) this.#idle.set(project, worker);
    else {
      this.#all.delete(worker);
      void worker.end();
    }
  }
}

type Listener = (...args: unknown[]) => void;

/** Answers for the process that it has started and stopped while it only waits for the next run. */
class KeptWorker extends ForksPoolWorker {
  override readonly name = 'kept';
  protected override readonly entrypoint = path.join(import.meta.dirname, 'mutation-worker.ts');
  readonly changed = new Set<string>();
  isAlive = false;
  readonly #release: () => void;
  #listeners: { event: string; listener: Listener }[] = [];
  #runs = 0;
  #isBusy = false;

  constructor(options: PoolOptions, release: () => void) {
    super(options);
    this.#release = release;
  }

  override on(event: string, listener: Listener): void {
    this.#listeners.push({ event, listener });
    super.on(event, listener);
  }

  override off(event: string, listener: Listener): void {
    this.#listeners = this.#listeners.filter((it) => it.event !== event || it.listener !== listener);
    super.off(event, listener);
  }

  override async start(): Promise<void> {
    if (this.isAlive) return;
    await super.start();
    this.isAlive = true;
    super.on('exit', () => {
      this.isAlive = false;
    });
    super.on('message', (message: { type?: string }) => {
      if (message.type === 'testfileFinished') this.#isBusy = false;
    });
  }

  override send(message: WorkerRequest): void {
    if (message.type === 'start' && this.#runs > 0) this.#answer('started');
    else if (message.type === 'stop') this.#answer('stopped');
    else if (message.type === 'run') {
      this.#runs++;
      this.#isBusy = true;
      super.send({ ...message, context: { ...message.context, invalidates: [...this.changed] } });
      this.changed.clear();
    } else super.send(message);
  }

  override async stop(): Promise<void> {
    for (const { event, listener } of this.#listeners) super.off(event, listener);
    this.#listeners = [];
    if (this.#isBusy || this.#runs >= MOST_RUNS) await this.end();
    this.#release();
  }

  async end(): Promise<void> {
    if (!this.isAlive) return;
    this.isAlive = false;
    await super.stop();
  }

  #answer(type: 'started' | 'stopped'): void {
    const listeners = this.#listeners.filter(({ event }) => event === 'message');
    setImmediate(() => {
      for (const { listener } of listeners) listener({ type, __vitest_worker_response__: true });
    });
  }
}
