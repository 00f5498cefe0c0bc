/** Those who want to be told of something that happens in this page. */
export interface Listeners<A extends readonly unknown[]> {
  /** Tells this one too, until the function that is returned is called. */
  add: (listener: (...told: A) => void) => () => void;
  tell: (...told: A) => void;
}

/** A list of listeners, with nobody on it yet. */
export function newListeners<A extends readonly unknown[] = []>(): Listeners<A> {
  const all = new Set<(...told: A) => void>();
  return {
    add: (listener) => {
      all.add(listener);
      return () => void all.delete(listener);
    },
    tell: (...told) => {
      for (const listener of all) listener(...told);
    },
  };
}
