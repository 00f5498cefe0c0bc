import { proofOf, type Shape, type Shaped } from './shapes.ts';

/** Work that is not a request. Its handler lives apart from its definition and may run twice without harm. */
export interface JobDefinition<T extends object> {
  name: string;
  retryLimit: number;
  /** Seconds before the second try; each further wait is twice as long, up to the other figure. */
  retryDelaySeconds: number;
  retryDelayMaxSeconds: number | null;
  /** Seconds after which a job that does not end is taken from its worker and tried again. */
  expireInSeconds: number;
  /** When it is put in the queue by itself: minute, hour, day, month, day of the week, in UTC. */
  cron: string | null;
  /** Proves that what came back from the queue is what this work is put in with. */
  dataOf: (fromQueue: unknown) => T;
}

/** What work of a definition is put in the queue with. */
export type JobData<D> = D extends JobDefinition<infer T> ? T : never;

/** How one piece of work is put in the queue. */
export interface JobOptions {
  /** Jobs with the same key that still wait are one job. */
  singletonKey?: string;
  startAfterSeconds?: number;
}

interface Options {
  /** What it is put in the queue with; left out where that is nothing, as for work that comes by itself. */
  data?: Shape;
  retryLimit?: number;
  retryDelaySeconds?: number;
  retryDelayMaxSeconds?: number;
  expireInSeconds?: number;
  cron?: string;
}

/** Defines work under a name that no other has. */
export function defineJob<S extends Shape>(
  name: string,
  options: Options & { data: S },
): JobDefinition<Shaped<S>>;
/** Defines work that is handed no data. */
export function defineJob(name: string, options?: Options): JobDefinition<object>;
/** Defines work with or without data. */
export function defineJob(name: string, options: Options = {}): JobDefinition<object> {
  return {
    name,
    retryLimit: options.retryLimit ?? 3,
    retryDelaySeconds: options.retryDelaySeconds ?? 1,
    retryDelayMaxSeconds: options.retryDelayMaxSeconds ?? null,
    expireInSeconds: options.expireInSeconds ?? 120,
    cron: options.cron ?? null,
    dataOf: proofOf(options.data ?? {}, `field of ${name}`),
  };
}
