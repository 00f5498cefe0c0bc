/** What `make` makes: made when it is first asked for, and kept. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** A task of which one runs at a time: whoever asks for it meanwhile gets the one that runs. */
export function joined<A extends readonly unknown[], T>(
  task: (...given: A) => Promise<T>,
): (...given: A) => Promise<T> {
  let running: Promise<T> | null = null;
  return (...given) => {
    running ??= task(...given).finally(() => {
      running = null;
    });
    return running;
  };
}
