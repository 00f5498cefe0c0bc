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
  /** Only here so that the payload's type is known. */
  payload?: T;
}

export type JobData<D> = D extends JobDefinition<infer T> ? T : never;

export interface JobOptions {
  /** Jobs with the same key that still wait are one job. */
  singletonKey?: string;
  startAfterSeconds?: number;
}

export const defineJob = <T extends object>(
  name: string,
  options: {
    retryLimit?: number;
    retryDelaySeconds?: number;
    retryDelayMaxSeconds?: number;
    expireInSeconds?: number;
    cron?: string;
  } = {},
): JobDefinition<T> => ({
  name,
  retryLimit: options.retryLimit ?? 3,
  retryDelaySeconds: options.retryDelaySeconds ?? 1,
  retryDelayMaxSeconds: options.retryDelayMaxSeconds ?? null,
  expireInSeconds: options.expireInSeconds ?? 120,
  cron: options.cron ?? null,
});
