/** What `make` makes: made when it is first asked for, and kept. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** A task of which one runs at a time. */
interface Joined<A extends readonly unknown[], T> {
  /** Whoever asks while it runs gets the one that runs. */
  (...given: A): Promise<T>;
  /** For what has just changed: whoever asks while it runs gets the next one, since this one may have begun before. */
  anew: (...given: A) => Promise<T>;
}

/** Lets one of a task run at a time. */
export function joined<A extends readonly unknown[], T>(task: (...given: A) => Promise<T>): Joined<A, T> {
  let running: Promise<T> | null = null;
  let next: Promise<T> | null = null;
  const run = (...given: A): Promise<T> => {
    running ??= task(...given).finally(() => {
      running = null;
    });
    return running;
  };
  const anew = (...given: A): Promise<T> => {
    if (!running) return run(...given);
    const after = () => {
      next = null;
      return run(...given);
    };
    next ??= running.then(after, after);
    return next;
  };
  return Object.assign(run, { anew });
}
