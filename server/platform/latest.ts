/**
 * What was worked out lately, by its name: never more than `most`, and always the half of them that was asked for last.
 * In two halves, since what is asked for millions of times must not be put in order each time.
 */
export function keepingLatest<Value>(most: number): {
  get(name: string): Value | undefined;
  set(name: string, value: Value): void;
  delete(name: string): void;
} {
  let latest = new Map<string, Value>();
  let former = new Map<string, Value>();
  const set = (name: string, value: Value) => {
    if (latest.size >= most / 2 && !latest.has(name)) {
      former = latest;
      latest = new Map();
    }
    latest.set(name, value);
  };
  return {
    get: (name) => {
      const known = latest.get(name);
      if (known !== undefined) return known;
      const value = former.get(name);
      if (value !== undefined) set(name, value);
      return value;
    },
    set,
    delete: (name) => {
      latest.delete(name);
      former.delete(name);
    },
  };
}
